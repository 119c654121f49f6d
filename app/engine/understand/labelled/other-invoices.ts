import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/label.ts'
import { pattern } from '../words/pattern.ts'

/** What is done to an invoice by another paper, and the little words that lead to it. */
const done =
  '(?:correct|annul|rectif|rembours|avoir|credit|refund|cancel|replac|remplac|storn|korrektur|korrigier|gutschrift|ersetz|abono|anula|nota|sostitu|storno|creditnota|vervang)'
const leading =
  '(?:sur|de|du|d|pour|relatif a|relative a|concernant|zu|zur|von|der|fur|against|for|to|on|of|bij|op|voor|su|sulla|della|a|al|alla|sobre|la|el|l|votre|notre|our|your|the|unserer?|ihrer?|uw|onze|vs)'
/** `Avoir sur la`, `Gutschrift zu unserer`, `annule et remplace la`, `credit note against`: at the end of the text before. */
const before = new RegExp(`(?:^|[^\\p{L}])${done}\\p{L}*(?:\\s\\p{L}{1,12}){0,3}?(?:[\\s'’]${leading})+[\\s'’]*$`, 'u')
/** `zu Rechnung Nr. 4711`, `Sur facture 118204`, `Bezug: Rechnung`, `original invoice no.`, at the beginning of a line or of a field in it. */
const beginning = pattern('u')`
  (?:^|\s[-–—|·•;]\s)(?:
    zur?|sur|sobre|su|bezug\p{L}*:?|appl(?:ies|ied) to|ref\p{L}*:? (?:a|to|sur)|against|origin\p{L}*|ursprung\p{L}*|initial\p{L}*
  )\s(?:(?:la|l|the|der|die|our|notre)[\s'’])?$
`
/** `Facture d’origine`, `facture associée`, `facture annulée`, `fattura originale`, `Rechnung (Original)`. */
const behind = pattern('u')`
  ^\s?(?:
    \(?(?:d['’]\s?)?(?:origin\p{L}*|initial\p{L}*|annul\p{L}*|corrig\p{L}*|concern\p{L}*|associe\p{L}*|asociad\p{L}*|collegat\p{L}*|
    precedent\p{L}*|anterior\p{L}*|rectifie\p{L}*|credited|cancelled|cancelada|anulada|rectificada|ursprung\p{L}*|storniert\p{L}*)
  )\b
`

/** `Zu Rechnung Nr.` where the little word is a part of the label. */
const ofOther = /^(?:(?:zur?|sur|sobre|op)\s(?:(?:la|unserer?|notre)\s)?(?:rechnung|facture|factura|factuur)|su(?:lla)?\sfattura)/u

/** Whether a label of an invoice speaks of another one than this paper: the one that it corrects, cancels or refunds. */
export function isOtherInvoice(text: string, start: number, end: number): boolean {
  const folded = fold(text)
  if (folded.length !== text.length) return false
  const lead = folded.slice(Math.max(0, start - 60), start)
  return ofOther.test(folded.slice(start, end)) || before.test(lead) || beginning.test(lead) || behind.test(folded.slice(end, end + 30))
}

const invoice = /(?:rechnung|facture|invoice|factura|fattura|factuur|fatura)\p{L}*(?:\s(?:n[°o]|nr|no|num)\b\.?)?$/u

/** `Gutschrift zur Rechnung Nr.`: a title that ends in another paper's name. */
export function endsInOtherInvoice(title: string): boolean {
  const folded = fold(title).trim()
  const [name] = invoice.exec(folded) ?? []
  return name !== undefined && before.test(folded.slice(0, -name.length))
}

/** `Deposit invoice 2025/9642 of 12/07/2025   -712.15` among the sums: another paper, whose amount is taken off. */
export const isDeduction = ({ line }: LabelledLine, page: LabelledLine[]) =>
  page.some(
    ({ line: other, text }) =>
      other.box.left > line.box.right &&
      Math.abs(other.box.top + other.box.bottom - line.box.top - line.box.bottom) < line.size &&
      /^(?:[€$£]\s?)?[-−–]\s?(?:[€$£]\s?)?\d[\d.,'\s]*[.,]\d{2}(?:\s?(?:€|\p{Lu}{3}))?$/u.test(text),
  )
