import type { LabelledLine } from '../labels/labels.ts'
import { fold } from '../words/fold.ts'
import { pattern } from '../words/pattern.ts'
import { methods } from './means.ts'

/** From when such days are counted. */
const from = pattern('u')`
  (?: (?:nets?|netto|neto|fin de mois|fin de mes|fine mese|fim do mes|end of (?:the )?month|date (?:de )?facture|fecha (?:de )?factura|data (?:della )?(?:fattura|fatura)|
  (?:from|after) (?:the )?invoice(?: date)?|from (?:the )?date of (?:the )?invoice|ab rechnungsdatum|nach rechnungsdatum|na factuurdatum))?
`
const unit = '(?:days?|jours?|dias?|tage[n]?|giorni|gg|dagen)'

/** `… règlement par chèque à 30 jours fin de mois, soit le …`: how soon, right behind the means. */
const behindMeans = pattern('u')`(?<=\p{L}{3} )(?:a|at|in|binnen|op) \d{1,3} ${unit}${from.source}(?![\p{L}\d])`
const endsWithMeans = new RegExp(`(?<!\\p{L})(?:${methods.source}) $`, 'u')
const LONGEST_MEANS = 45 // signs of the longest name of a means, and a blank

/** `… (BIC …). Terms 30 days.`: a sentence of nothing else, behind another one. */
const behindWord = pattern('u')`
  (?<=[.;)] (?:(?:our |payment )?terms|(?:nos )?conditions(?: de (?:paiement|reglement))?|condiciones(?: de pago)?|plazo(?: de pago)?|zahlungsziel|
  zahlungsbedingungen|termini(?: di pagamento)?|condizioni(?: di pagamento)?|betaaltermijn|betalingscondities|condicoes(?: de pagamento)?|prazo(?: de pagamento)?) ?:? )
  (?:strictly |net |netto |a )?\d{1,3} ${unit}${from.source}(?=[.;]|$)
`

/** Where in a folded line days stand that a means or a word for terms right before them says to be those of the payment. */
export function daysBehind({ text }: LabelledLine, folded = fold(text)): { index: number; length: number } | undefined {
  if (!/\d (?:d|j|t|g)/.test(folded)) return undefined
  const match = behindWord.exec(folded) ?? behindMeans.exec(folded)
  if (!match) return undefined
  const { index } = match
  const isTold = behindWord.test(folded) || endsWithMeans.test(folded.slice(Math.max(0, index - LONGEST_MEANS), index))
  return isTold ? { index, length: match[0].length } : undefined
}
