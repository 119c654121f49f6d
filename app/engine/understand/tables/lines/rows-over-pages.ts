import type { CandidateRow } from '../../../candidate.ts'
import type { Context } from '../../context.ts'
import type { columnNames } from './row-of-group.ts'

/** The row of the numbers at the foot of a page and, with its name under it, again at the head of the next: a browser printed the row that it broke on both. */
export function withoutRepeated(
  rows: readonly CandidateRow[],
  { code, description, quantity }: (typeof columnNames)[Context['kind']],
): CandidateRow[] {
  const numbers = [code, quantity, 'unit_price', 'total_amount']
  const pageOf = (row: CandidateRow) => row.total_amount?.page ?? row[quantity]?.page
  return rows.filter((row, at) => {
    const next = rows[at + 1]
    if (!next || row[description] || !next[description] || !row[code] || !row[quantity]) return true
    const isBroken = pageOf(row) !== undefined && pageOf(next) === pageOf(row)! + 1
    return !(isBroken && numbers.every((name) => row[name]?.value === next[name]?.value))
  })
}
