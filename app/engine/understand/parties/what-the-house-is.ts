import { pattern } from '../words/pattern.ts'

/** Nouns that say what sort of house it is, as an apposition in small letters. */
const sort = pattern('u')`
  ^(?<name>\p{Lu}[^,]{2,40}),\s(?:
    agence|studio|atelier|cabinet|bureau|maison|entreprise|soci[ée]t[ée]|imprimerie|librairie|galerie|architectes?|avocats?|graphistes?|traiteur|photographes?|
    agencia|estudio|taller|imprenta|librer[ií]a|empresa|despacho|arquitectos|abogados|
    (?:an?\s)?(?:\p{Ll}+\s){0,3}agency|architects|solicitors|printers|bakers|caterers|photographers|
    agenzia|bottega|tipografia|avvocati|architetti|ag[êe]ncia|ateli[êe]|est[úu]dio|advogados|arquitetos|bureau|drukkerij|architecten|advocaten
  )(?!\p{L})[^,\p{Lu}\d]*$
`

/** `Maison Cyan, agence de publicité` in a letterhead: the name without what the house is. */
export const withoutSort = (text: string): string => sort.exec(text)?.groups?.['name'] ?? text
