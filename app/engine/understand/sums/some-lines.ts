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

/** `Subtotal 886.42` and `Subtotal 54.25` under two groups of lines: one of the sums that together are what all lines come to. */
export function isOfOneGroup(net: Candidate, sums: readonly Candidate[], rows: readonly CandidateRow[]): boolean {
  const places = new Map(sums.map((sum) => [`${String(sum.page)} ${String(sum.box?.top)}`, toUnits(sum.value)]))
  const isWhole = rows.length > 1 && rows.every(({ total_amount }) => total_amount !== undefined)
  const all = rows.reduce((sum, { total_amount }) => sum + toUnits(total_amount?.value ?? '0'), 0n)
  return isWhole && places.size > 1 && toUnits(net.value) !== all && [...places.values()].reduce((sum, one) => sum + one, 0n) === all
}
