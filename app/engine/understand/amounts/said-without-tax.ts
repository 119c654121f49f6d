import type { Candidate, Candidates } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { pattern } from '../words/pattern.ts'

const speaks = /\b(?:vat|tax|taxes|gst|iva|i\.v\.a|igv|i\.g\.v|itbis|impuestos|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|ht|btw)\b/
const without = pattern()`
  \b(?:amounts?|prices?|totals?|values?)\b.{0,30}\b(?:exclusive of|excludes?|excluding|excl\.?|net of|do(?:es)? not include|before)\s(?:any )?(?:vat|
  taxe?s?|gst)\b|
  \b(?:prix|montants?|tarifs?)\b.{0,30}\b(?:hors (?:tva|taxes?)|ht)\b|
  \b(?:precios?|importes?|totales)\b.{0,30}\b(?:sin (?:iva|impuestos)|iva no incluido|iva excluido|no incluyen (?:el )?iva)\b|
  \b(?:precios?|importes?|valores|totales)\b.{0,30}(?:\bmas |\+ ?)(?:el )?(?:iva|i\.v\.a|igv|i\.g\.v|itbis|impuestos?)\b|
  \b(?:amounts?|prices?|totals?|values?)\b.{0,30}(?:\bplus |\+ ?)(?:applicable )?(?:vat|gst|tax(?:es)?)\b|
  \b(?:prix|montants?|tarifs?)\b.{0,30}(?:\b(?:plus|en sus) (?:de )?(?:la )?|\+ ?|majores de la )tva\b|
  \b(?:preise?|betrage?)\b.{0,30}(?:\bplus |\+ ?)(?:mwst|ust|mehrwertsteuer|umsatzsteuer)\b|
  \b(?:prezzi|importi)\b.{0,30}(?:\bpiu |\+ ?|oltre )iva\b|
  \b(?:prijzen|bedragen)\b.{0,30}(?:\bplus |\+ ?|te vermeerderen met )btw\b|
  \b(?:precos|valores)\b.{0,30}(?:\bmais |\+ ?|acresce(?:m)? (?:o )?)iva\b|
  \b(?:preise?|betrage?)\b.{0,40}\b(?:netto|zzgl\.?|zuzuglich|ohne|exkl\.?)\b.{0,30}\b(?:mwst|ust|mehrwertsteuer|umsatzsteuer)\b|
  \b(?:prezzi|importi)\b.{0,30}\b(?:iva esclusa|senza iva|al netto (?:di|dell')\s?iva)\b|
  \b(?:prijzen|bedragen)\b.{0,30}\b(?:exclusief|excl\.?|zonder) btw\b|
  \b(?:precos|valores|montantes)\b.{0,30}\b(?:sem iva|iva nao incluido|excluem (?:o )?iva)\b
`
/** `(IVA no incluido)` in brackets under the total. */
const aside = pattern()`
  ^\((?:(?:precios?|importes?|total) )?(?:iva (?:no incluido|excluido|aparte)|sin (?:iva|impuestos)|hors (?:tva|taxes?)|h\.?t\.?|
  (?:excl\.?|excluding|exclusive of|before|without|ex\.?|plus) (?:vat|gst|tax)|vat (?:not included|excluded|extra)|
  (?:exkl\.?|ohne|zzgl\.?|zuzuglich|netto ohne) (?:mwst|ust|mehrwertsteuer)\.?|iva esclusa|excl\.? btw|sem iva|iva nao incluido)\)$
`
const taxed = /\bttc\b|incl|inkl|\bcon iva|\bivato|brutto|with (?:vat|tax)|both totals/i

/** `Total 5,861.20 GBP`, `Amounts are exclusive of VAT.`: on an order that names no tax, a sentence says which total its only one is. */
export function asSaidWithoutTax(gross: readonly Candidate[], open: readonly LabelledLine[]): Candidates | undefined {
  const plain = gross.filter(({ reason }) => !taxed.test(reason))
  if (plain.length === 0) return undefined
  const isSaid = open.some(({ text }) => {
    const folded = fold(text)
    return (speaks.test(folded) && without.test(folded)) || aside.test(folded)
  })
  return isSaid ? { net: plain, gross: gross.filter((one) => !plain.includes(one)) } : undefined
}
