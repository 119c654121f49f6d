import type { Part } from './blocks.ts'
import { hasLegalForm } from './company-names.ts'
import { hasPostalCode } from './places.ts'
import { isContactText } from './office-lines.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'

/**
 * `The Old Cannery`, `Newlyn` over `Penzance TR18 5HW`, `Le Bourg` over `81150 Cahuzac`: between a firm and its town, where no line is a street,
 * British houses and villages have names, and elsewhere those with an article.
 */
export function isNamedPlace(text: string, town: string): boolean {
  if (!hasPostalCode(town) || hasLegalForm(text) || isContactText(text) || text.length > 40) return false
  return british.test(town)
    ? /^\p{Lu}[\p{L}'’. -]+$/u.test(text) || house.test(text)
    : /^(?:L[ea]s?|L['’]|El|Los|Las|The|Il|Am|Im|An der|Zum|Zur) ?\p{Lu}[\p{L}'’ -]+$/u.test(text)
}

/** `Low Shipley Farm`, `Eggleston` over `Barnard Castle DL12 0AH`, or `The Kiln, Eggleston`: a house by its word, and a village between a house and its town, whoever lives there. */
export function isBritishHouse(parts: readonly Part[], at: number, town: number): boolean {
  if (at === 0 || !british.test(parts[town]?.text ?? '')) return false
  const isVillage = at === town - 1 && at > 1 && /^\p{Lu}\p{Ll}{3,}$/u.test(parts[at]!.text)
  return house.test(parts[at]!.text) || (isVillage && house.test(parts[at - 1]!.text))
}
const house = pattern('u')`
  ^(?:
    The \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|
    \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2} (?:Farm|Cottage|Barn|Mill|Hall|Lodge|Manor|Grange|Rectory|Vicarage|Pavilion|Stables|House|
    Croft)
  )(?:, \p{Lu}\p{Ll}+(?:[ -]\p{L}+){0,3})?$
`

/** The same over a street of a town in Britain. */
export const isHouseOver = (text: string, address: readonly Part[]) => house.test(text) && british.test(address.at(-1)?.text ?? '')

/** `The Old School`, `The Old Dairy`: what a British house was, whoever is in it now. */
export const isOldHouse = (text: string) => /^The Old \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(text)

const british = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u

/** `Le Moulin Neuf`, `Am Anger`, `Cortijo Blanco`, `Mas Fàbrega, Veïnat de Puigpalter`: places that need no street. */
const hamlet = pattern('u')`
  ^(?:(?:Moulin|Ferme|Hameau|Gare|Port) (?=d['’eu])|[Ll][ea]s? |[Ll]['’]|[Aa]ux? |Lieu[- ]dit |Am |Im |An der |Auf d(?:er|em) |Zum |Zur |Beim |E[lr] |Las |Los |Cas |Can |Mas |
  Cortijo |Finca |Caser[ií]o |Localit[àa] |Loc\. |Frazione |Fraz\. |Quinta |Lugar )(?:d[eu] |des |de la |del |
  d['’])?\p{Lu}[\p{L}'’-]+(?: (?:d[eu] |des |de la |del |do |da |d['’])?\p{Lu}[\p{L}'’-]+)?
  (?:,? (?:[Vv]e[iï]nat|[Bb]arrio|[Pp]edan[ií]a|[Aa]ldea|[Ll]ugar|[Pp]artida|[Dd]iseminado|[Pp]arroquia|[Ll]ieu-dit|[Hh]ameau|[Ff]razione|
  [Ll]ocalit[àa]|Ortsteil|OT)(?: (?:d[ei]l?|des|de la|di))? (?:d['’])?\p{Lu}[\p{L}'’ -]+)?$
`

/** In capitals all the same: `LA GRANDE LANDE`. */
export const isHamlet = (text: string) =>
  hamlet.test(/\p{Ll}/u.test(text) ? text : text.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()))

/** `Entregar en: Bodega San Pedro Sula`, `Destino` over `Almacén central`: a store of the house, by its word. */
export const isStore = (text: string) => store.test(fold(text))
const store =
  /^(?:bodega|almacen|deposito|warehouse|depot|entrepot|magasin|lager|magazzino|armazem|magazijn|plataforma|plateforme|stores|central store|cedis?|centro (?:de|di) distribu[cz]\w+|centre de distribution|distribution cent(?:re|er)|distributiecentrum)\s\p{L}/u
