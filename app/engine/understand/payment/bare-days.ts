import type { Candidate } from '../../candidate.ts'
import { fold } from '../words/fold.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { pattern } from '../words/pattern.ts'

const LEVEL = 3 // points between lines of one row, or edges of one column
const NEAR = 1.2 // of the type's height down from a label to its value
const SCORE = 0.6

/** `30 days`, `Net 30`, `60 días / 60 dies`, `30 jours fin de mois`: a line of its own, and nothing else in it. */
const bareDays = pattern('u')`
  ^(?:net \d{1,3}|(?:net |netto |a |neto )?\d{1,3} (?:days?|jours?|dias?|tage|giorni|dagen|dias)
  (?: (?:net|nets|netto|neto|nett|fin de mois|fdm|date de facture|fecha (?:de )?factura|end of month|eom|from (?:the )?invoice(?: date)?|ab rechnungsdatum))?)
  (?: ?[/|] ?\d{1,3} \p{L}{3,7})?\.?$
`

/** Terms that no label announces: days alone in a line to which neither a label beside nor one above leads. */
export function readBareDays(line: LabelledLine, page: readonly LabelledLine[]): Candidate[] {
  if (!/\d/.test(line.text) || !bareDays.test(fold(line.text)) || page.some((other) => leadsTo(other, line))) return []
  const { line: own, text } = line
  return [
    {
      value: text,
      score: SCORE,
      source: 'layout',
      page: own.page,
      box: own.box,
      words: own.words,
      text,
      reason: 'days alone in a line',
    },
  ]
}

function leadsTo({ line, labels, text }: LabelledLine, { line: { page, box, size } }: LabelledLine): boolean {
  if (line.page !== page) return false
  const isLabel = labels.some(({ leads, closes, colon }) => leads && (closes || colon)) || /:$/.test(text)
  const isBeside = Math.abs(line.box.top - box.top) < LEVEL && line.box.right < box.left
  const isAbove = line.box.bottom < box.top + 1 && box.top - line.box.bottom < NEAR * size && Math.abs(line.box.left - box.left) < LEVEL
  return (isBeside && (isLabel || !/\d/.test(text))) || (isAbove && isLabel)
}
