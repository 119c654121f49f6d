import { pattern } from '../words/pattern.ts'
import { isCompanyName } from './company-names.ts'
import { isPlaceWord } from './places.ts'

/** Two or three words with capitals that are no place and no company, or a form of address. */
export function isPersonName(text: string): boolean {
  if (
    /^(?:herrn?|frau|mr|mrs|ms|mme|m\.|monsieur|madame|sr|sra|d\.|d[ña]|[pm]ta|[zm]fa|dott\.?(?:ssa)?|rag\.|geom\.|attn|for the attention|f\.?a\.?o|z\.? ?hd|à l'attention|a la atenci[óo]n)\b\.?/iu.test(
      text,
    )
  )
    return true
  if (initialled.test(text)) return true
  // `Dr Naveen Rao`, `Prof. Dr. Ute Krämer`; `Dr. Oetker` is a firm.
  if (titled.test(text)) {
    const name = text.replace(titled, '')
    return (plainName.test(name) || doubleName.test(name) || initialled.test(name)) && !isCompanyName(text)
  }
  return (plainName.test(text) || doubleName.test(text)) && !namesUnit.test(text) && !isPlaceWord(text) && !isCompanyName(text)
}

const initialled = /^(?:\p{Lu}\.[ -]?){1,3}(?:O['’])?\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?$/u
const titled =
  /^(?:(?:Dr|Dra|Drs|Prof|Lic|Ing|Dipl|med|rer|nat|Arq|Rev|Fr|Père|Abbé|S(?:œ|oe)ur|Sister|Hermana|Padre|Suor|Pfarrer|Pfr)\.?(?:-Ing\.?)? )+(?=\p{Lu}\S*[ .]\s?\p{Lu})/u

/** "Servicio de Farmacia", `Afdeling Inkoop` ask for things, and are no person. */
export const namesUnit = pattern('iu')`
  ^(?:
    service|servicio|servizio|serviço|d[ée]partement|departamento|department|dept|dpto|abteilung|ufficio|reparto|afdeling|
    gerencia|jefatura|direcci[oó]n|direction|(?:zentral)?einkauf|achats?|compras|purchasing|procurement|inkoop|acquisti|ventas?|vertrieb|sales|buchhaltung|
    mantenimiento|mantenci[óo]n|maintenance|entretien|instandhaltung|manutenzione|manuten[çc][ãa]o|onderhoud|operaciones|operations|almac[ée]n|bodega|warehouse|magasin|lager|magazijn
  )\b
`

/** `Marieke de Wit`, `Jan van den Berg`: only where a person is looked for, since houses are called so too. */
export const isNameWithParticle = (text: string): boolean => particled.test(text) && !namesUnit.test(text) && !isCompanyName(text)

const particled = /^\p{Lu}\p{Ll}+ (?:(?:de|den|der|van|von|zu|ter|ten|te|da|do|dos|di|del|la|las|los|y|e) ){1,3}\p{Lu}[\p{Ll}-]+$/u

/** `Tobias Friedlein`, `Nora O’Hagan`, `Sean McCabe`. */
const plainName = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\.?)?(?: (?:Ma?c|O['’])?\p{Lu}[\p{Ll}-]+){1,2}$/u
/** `Anne-Laure Picard`: first names that begin double ones, as those of firms hardly do. */
const doubleName = pattern('u')`
  ^(?:
    Jean|Marie|Ann[ae]?|Pierre|Paul|Louise?|Charles|Claude|Luc|Michel|Fran[çc]ois|Henri|Yves|Guy|Rose|[ÈE]ve|Eva|L[ée]a|Emma|Sarah|Marc|
    Hans|Karl|Klaus|Heinz|Ernst|Franz|Ulf|Gian|Pier|Jos[ée]|Juan|Ana|Mar[íi]a|Mary|Lisa|Jan
  )-\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,2}$
`
