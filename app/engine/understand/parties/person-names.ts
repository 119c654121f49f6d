import { pattern } from '../words/pattern.ts'
import { isCompanyName } from './company-names.ts'
import { isPlaceWord } from './places.ts'

/** Two or three words with capitals that are no place and no company, or a form of address. */
export function isPersonName(text: string): boolean {
  if (
    /^(?:herrn?|frau|mr|mrs|ms|mme|m\.|monsieur|madame|sr|sra|d\.|d[ña]|attn|for the attention|f\.?a\.?o|z\.? ?hd|à l'attention|a la atenci[óo]n)\b\.?/iu.test(
      text,
    )
  )
    return true
  if (/^(?:\p{Lu}\.[ -]?){1,3}\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?$/u.test(text)) return true
  return (plainName.test(text) || doubleName.test(text)) && !isPlaceWord(text) && !isCompanyName(text)
}

const plainName = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\.?)?(?: \p{Lu}[\p{Ll}-]+){1,2}$/u
/** `Anne-Laure Picard`: first names that begin double ones, as those of firms hardly do. */
const doubleName = pattern('u')`
  ^(?:
    Jean|Marie|Ann[ae]?|Pierre|Paul|Louise?|Charles|Claude|Luc|Michel|Fran[çc]ois|Henri|Yves|Guy|Rose|[ÈE]ve|Eva|L[ée]a|Emma|Sarah|Marc|
    Hans|Karl|Klaus|Heinz|Ernst|Franz|Ulf|Gian|Pier|Jos[ée]|Juan|Ana|Mar[íi]a|Mary|Lisa|Jan
  )-\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,2}$
`
