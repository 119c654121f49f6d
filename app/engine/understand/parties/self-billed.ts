import type { LabelledLine } from '../labels/labels.ts'
import { pattern } from '../words/pattern.ts'
import type { HeadedParty } from './headed.ts'
import { isPlaceOfPayment } from './place-of-payment.ts'

const words = pattern('iu')`
  (?<!\p{L})(?:
    self-? ?bill(?:ing|ed)?|(?:recipient|buyer)[- ]created|auto-?factur(?:e|a|ation|aci[oó]n)|auto-?fatur(?:a|a[cç][aã]o)|autofattura|
    facturaci[oó]n por el destinatario|factuur uitgereikt door afnemer|gutschrift(?:s?verfahren|sabrechnung|\s(?:gem|i\.\s?s|nach|im sinne)\p{Ll}*\.?\s.{0,20}§ ?14)
  )(?!\p{L})
`

/** `Self-billing invoice`, `Autofacturation`: the customer makes the bill out, under their own letterhead, and a heading tells whose bill it is. */
export const isSelfBilled = (headed: readonly HeadedParty[], lines: readonly LabelledLine[]): boolean =>
  headed.some((party) => party.role === 'supplier' && party.name !== undefined && party.score > HEADED && !isPlaceOfPayment(party)) &&
  lines.some(({ text }) => words.test(text))

const HEADED = 0.5
