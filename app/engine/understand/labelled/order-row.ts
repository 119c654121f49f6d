import type { Candidate } from '../../candidate.ts'
import type { LabelledLine } from '../labels/labels.ts'
import { readCode } from '../values/code.ts'
import { told } from './told.ts'

const SAID = 0.74

/** How Italy's electronic invoices print what the buyer ordered by, in a row of its own under the heads of the lines. */
const orderRow =
  /^(?:(?:rif\.?|vs\.?|vostro) )?ordine(?: (?:d['’]acquisto|cliente))?(?: n(?:r|um)?[.°º]{0,2})? (?=\S*\d)\S+ del \d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/iu

/** `Ordine 77/25 del 14-02-2025` over the lines; rows that name several orders name none for the paper. */
export function readOrderRows(lines: readonly LabelledLine[]): Candidate[] {
  const rows = lines.filter(({ text }) => orderRow.test(text))
  const found = rows.flatMap((line) => {
    const start = line.text.search(/\S*\d\S* del \d/u)
    const value = readCode(line.text.slice(start).split(' ')[0]!)
    return value ? [told(line, start, value, { score: SAID, reason: 'order told in a sentence' })] : []
  })
  return found.every(({ value }) => value === found[0]!.value) ? found : []
}
