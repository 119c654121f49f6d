import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { readParagraph } from '../words/paragraph.ts'
import { pattern } from '../words/pattern.ts'
import { joinLines } from '../words/wrapped.ts'
import { told } from './told.ts'

const SAID = 0.74

/** What leads to the customer's order within a sentence: `gemäß Ihrer Bestellung`, `as per your purchase order no.`, `, pedido`. */
const order = pattern('iu')`
  (?:
    (?<!\p{L})(?:per|under|against|to|on|following) your (?:purchase )?order|
    (?<!\p{L})(?:gem[äa](?:ß|ss)|laut|lt\.|zu|nach|auf) ihrer bestellung|
    (?<!\p{L})(?:selon|suivant|conform[ée]ment [àa]|d['’]apr[èe]s) (?:votre|vos) (?:bon de )?commande|
    (?<!\p{L})(?:seg[úu]n|conforme a|conforme|por|de) (?:su|vuestro) (?:pedido|orden de compra)|
    \p{L}, (?:pedido|commande|bestellung|order)|
    (?<!\p{L})your (?:purchase )?order(?: number)? is|(?<!\p{L})votre (?:num[ée]ro de |bon de )?commande est(?: le| la)?|
    (?<!\p{L})(?:su|vuestro) (?:n[úu]mero de )?pedido es(?: el)?|(?<!\p{L})ihre bestell(?:ung|nummer) (?:ist|lautet)(?: die)?|
    (?<!\p{L})(?:il )?vostro (?:numero d['’])?ordine [èe](?: il)?|(?<!\p{L})uw (?:bestelling|bestelnummer|ordernummer) is|
    (?<!\p{L})(?:a )?vossa encomenda [ée](?: a)?|
    (?<!\p{L})(?:come da|secondo il|vs\.?) vostro ordine|(?<!\p{L})volgens uw (?:bestelling|order)|(?<!\p{L})conforme a vossa encomenda
  )(?: (?:no|nr|n°|n\.?º|num|number|n[úu]mero|num[ée]ro|nummer)\.?)?:? (?=\S*\d{2})
`

/** `Votre commande du 12.01.2026, réf. CV/5-211`: its day before its number. */
const ofDay = pattern('iu')`
  ^(?:votre (?:bon de )?commande du|your (?:purchase )?order (?:of|dated)|(?:su|vuestro) pedido del?|ihre bestellung vom|vostro ordine del|
  uw bestelling van|vossa encomenda de)\s[^,;]{6,24},?\s(?:r[ée]f|n\.?[°ºor]|num|n[úu]mero|number|nummer|kenmerk|zeichen)\.?(?:\s?[°º])?:?\s(?=\S*\d{2})
`

/** A sentence that breaks before the number: in a letter it goes on in the next line. */
const opens =
  /(?:order|commande|pedido|bestellung|bestellnummer|ordine|bestelling|bestelnummer|encomenda)(?: number| n[°º]?\.?| is| est| es| ist| lautet)?$/iu

/** `gemäß Ihrer Bestellung 45-118802 stelle ich in Rechnung:`, `Trabajos entregados en junio, pedido OC-4471:`, `… Your purchase order` over `is KL-7180.` */
export function readToldReference(printed: LabelledLine, page: LabelledLine[]): Candidate[] {
  const next = opens.test(printed.text) ? readParagraph(printed, page, printed.line.box.left)[1] : undefined
  const line = next ? { ...joinLines(printed, next), labels: printed.labels } : printed
  const lead = order.exec(line.text) ?? ofDay.exec(line.text)
  if (!lead) return []
  const start = lead.index + lead[0].length
  const value = readCode(line.text.slice(start))
  if (!value || !/\d{2}/.test(value) || !line.text.startsWith(value, start)) return []
  return [told(line, start, value, { score: SAID, reason: 'order told in a sentence' })]
}
