import Big from 'big.js'
import type { Head } from './heads.ts'

/** What stands in each row of a column as an amount. */
type Amounts = readonly (string | undefined)[]

const FEWEST = 2 // rows that prove what columns have to do with one another

/** Heads of what was claimed or billed before, folded by the pattern itself. */
const before =
  /previous|prior|earlier|certified|ant[ée]rieur|pr[ée]c[ée]d|d[ée]j[àa]|anterior|previ[oa]|facturado|bisher|vorig|vorher|vorang|eerder|gi[àa] |precedent/iu

/** `Done so far | Certified before | Due this month`: where all but the first is the first in every row, what was not before is what this paper asks for. */
export function thisPeriod(heads: readonly Head[], amounts: readonly Amounts[]): number | undefined {
  const earlier = heads.findIndex(({ text }, at) => before.test(text) && amounts[at]!.some((amount) => amount && Number(amount) !== 0))
  if (earlier < 0) return undefined
  const others = amounts.map((_, at) => at).filter((at) => at !== earlier)
  const asked = others.filter((at) => others.some((whole) => whole !== at && areAdded(amounts[earlier]!, amounts[at]!, amounts[whole]!)))
  return asked.length === 1 ? asked[0] : undefined
}

/** `Premium | IPT | Total`: whether a third column is what lies between the one and the other in every row. */
export function isWithTax(net: number, whole: number, taxes: readonly number[], amounts: readonly Amounts[]): boolean {
  return taxes.some((tax) => areAdded(amounts[net]!, amounts[tax]!, amounts[whole]!))
}

function areAdded(one: Amounts, other: Amounts, whole: Amounts): boolean {
  const rows = whole.flatMap((sum, at) => (sum && one[at] && other[at] ? [new Big(one[at]).plus(other[at]).eq(sum)] : []))
  const told = whole.some((sum, at) => sum && one[at] && Number(one[at]) !== 0 && Number(other[at] ?? 0) !== 0)
  return told && rows.length >= Math.max(FEWEST, 0.9 * whole.filter(Boolean).length) && rows.every(Boolean)
}

/** `Fees | Disbursements`: other columns of amounts of which each row fills one; a last row may add up all of them. */
export function insteadOf(total: number, amounts: readonly Amounts[], mayBe: (at: number) => boolean): number[] {
  const others = amounts.map((_, at) => at).filter((at) => at !== total && mayBe(at) && amounts[at]!.some(Boolean))
  const filled = amounts[total]!.map((_, row) => [total, ...others].filter((at) => amounts[at]![row]).length)
  return filled.filter((count) => count === 1).length > FEWEST && filled.filter((count) => count > 1).length < FEWEST ? others : []
}
