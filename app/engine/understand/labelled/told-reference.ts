import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { pattern } from '../words/pattern.ts'
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
    (?<!\p{L})(?:come da|secondo il|vs\.?) vostro ordine|(?<!\p{L})volgens uw (?:bestelling|order)|(?<!\p{L})conforme a vossa encomenda
  )(?: (?:no|nr|n°|n\.?º|num|number|n[úu]mero|num[ée]ro|nummer)\.?)?:? (?=\S*\d{2})
`

/** `gemäß Ihrer Bestellung 45-118802 stelle ich in Rechnung:`, `Trabajos entregados en junio, pedido OC-4471:` */
export function readToldReference(line: LabelledLine): Candidate[] {
  const lead = order.exec(line.text)
  if (!lead) return []
  const start = lead.index + lead[0].length
  const value = readCode(line.text.slice(start))
  if (!value || !/\d{2}/.test(value) || !line.text.startsWith(value, start)) return []
  return [told(line, start, value, { score: SAID, reason: 'order told in a sentence' })]
}
