import type { Candidate, CandidateRow } from '../../candidate.ts'
import { toUnits } from './units.ts'

/** `Subtotal 148.80` under the lines of the last group or place, `Subtotal Lot 1 …`: what some lines come to, or less than one of them, is not what all do. */
export function isOfSomeLines({ value }: Candidate, rows: readonly CandidateRow[]): boolean {
  const totals = rows.map(({ total_amount }) => total_amount && toUnits(total_amount.value))
  if (rows.length < 2 || totals.some((total) => total === undefined || total < 0n)) return false
  const net = toUnits(value)
  if (totals.some((total) => net < total!)) return true
  let sum = 0n
  return totals
    .toReversed()
    .slice(0, -1)
    .some((total) => net === (sum += total!))
}
