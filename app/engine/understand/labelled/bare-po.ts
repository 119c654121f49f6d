import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { boxBetween, wordsBetween } from '../words/tokens.ts'

const ofBuyer = /^(P\.?O\.?|O\.?C\.?|Cm?de|Cmd|Ped\.|Ord\.|Best\.)\s((?:[A-Z]{1,3}\s(?=\d))?[A-Z\d](?=[A-Z\d/.-]*\d)[A-Z\d/.-]{2,19})$/

/** `PO BB-0071`, `Cde BC 7719` between dots or alone in its cell: so few letters are no label elsewhere, but on a bill they and a number are the buyer's order. */
export function readBarePo(line: LabelledLine): Candidate[] {
  const [, word, value] = ofBuyer.exec(line.text) ?? []
  if (!word || !value || value.endsWith('.')) return []
  const [start, end] = [line.text.length - value.length, line.text.length]
  return [
    {
      value,
      score: 0.74,
      source: 'layout',
      page: line.line.page,
      box: boxBetween(line, start, end),
      words: wordsBetween(line, start, end),
      text: value,
      reason: `inline of "${word}"`,
    },
  ]
}
