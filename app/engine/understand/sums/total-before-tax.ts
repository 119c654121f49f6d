import type { Candidate } from '../../candidate.ts'
import type { Evidence, SumName } from './solve.ts'
import { CENT, isNear, toUnits } from './units.ts'

const BESIDE = 20n // a charge that no label names is less than one in so many of the lines
const BEFORE = 0.97 // of the score is left to the sum under its new name

/**
 * `Total 92 833.65 | FFC 850.00 | Total GST 16 863.06 | Grand Total 110 547.00`: two totals are printed, of which the first is what the lines come to.
 * Where the tax lies between them it is the sum before tax, whatever else lies there besides.
 */
export function withTotalBeforeTax(lists: Record<SumName, Candidate[]>, { lines, lineCount }: Evidence): Record<SumName, Candidate[]> {
  if (lines === undefined || lineCount < 2 || lists.net.length > 0) return lists
  const first = lists.gross.filter(({ value }) => isNear(toUnits(value), lines, CENT))
  const isWhole = ({ value }: Candidate) =>
    lists.tax.some((tax) => {
      const rest = toUnits(value) - lines - toUnits(tax.value)
      return toUnits(tax.value) > 0n && rest >= 0n && rest * BESIDE <= lines
    })
  if (first.length === 0 || !lists.gross.some(isWhole)) return lists
  return {
    ...lists,
    net: first.map((total) => ({ ...total, score: total.score * BEFORE })),
    gross: lists.gross.filter((total) => !first.includes(total)),
  }
}
