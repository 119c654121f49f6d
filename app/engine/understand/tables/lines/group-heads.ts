import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { columnNames } from './row-of-group.ts'

const FEWEST = 2 // lines of a group

/** `DISTRIBUTION   335.96` over the priced lines that make 335.96: what heads a group is not charged again. */
export function withoutGroupHeads(rows: CandidateRow[], { quantity }: (typeof columnNames)['invoice' | 'work_order']): CandidateRow[] {
  const isPriced = (row: CandidateRow) => row[quantity] !== undefined || row.unit_price !== undefined
  if (!rows.some(isPriced)) return rows
  return rows.filter((head, at) => {
    if (isPriced(head) || head.vat_rate || !head.total_amount || head.total_amount.value === '0.00') return true
    let sum = new Big(0)
    for (let next = at + 1; next < rows.length && isPriced(rows[next]!); next++) {
      sum = sum.plus(rows[next]!.total_amount?.value ?? 0)
      if (next - at >= FEWEST && sum.eq(head.total_amount.value)) return false
    }
    return true
  })
}
