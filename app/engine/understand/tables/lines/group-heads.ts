import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { columnNames } from './row-of-group.ts'

const FEWEST = 2 // lines of a group, where no other group has proved that heads bear sums

/** `DISTRIBUTION   335.96` over the lines that make 335.96, of which more is told than an amount: what heads a group is not charged again. */
export function withoutGroupHeads(rows: CandidateRow[], { quantity }: (typeof columnNames)['invoice' | 'work_order']): CandidateRow[] {
  // `Abonnement | | | 24,60 | 5,5`: a fixed charge among metered ones has its rate alone.
  const isTold = (row: CandidateRow) => row[quantity] !== undefined || row.unit_price !== undefined || row.vat_rate !== undefined
  if (!rows.some((row) => row[quantity] !== undefined || row.unit_price !== undefined)) return rows
  const linesUnder = (head: CandidateRow, at: number): number => {
    if (isTold(head) || !head.total_amount || head.total_amount.value === '0.00') return 0
    let sum = new Big(0)
    for (let next = at + 1; next < rows.length && isTold(rows[next]!); next++) {
      sum = sum.plus(rows[next]!.total_amount?.value ?? 0)
      if (sum.eq(head.total_amount.value)) return next - at
    }
    return 0
  }
  const under = rows.map(linesUnder)
  const fewest = under.some((lines) => lines >= FEWEST) ? 1 : FEWEST
  return rows.filter((_, at) => under[at]! < fewest)
}
