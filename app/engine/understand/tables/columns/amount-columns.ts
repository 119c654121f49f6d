import Big from 'big.js'
import type { Head } from '../heads/heads.ts'
import { pattern } from '../../words/pattern.ts'

/** What stands in each row of a column as an amount. */
type Amounts = readonly (string | undefined)[]

const HIGHEST = 0.4 // of a price: no tax on sales is higher
const FEWEST = 2 // rows that prove what columns have to do with one another

/** Heads of what was claimed or billed before, folded by the pattern itself. */
const before = pattern('iu')`
  previous|prior|earlier|certified|ant[ée]rieur|pr[ée]c[ée]d|d[ée]j[àa]|anterior|previ[oa]|facturado|bisher|vorig|vorher|vorang|
  eerder|gi[àa] |precedent
`

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
  return taxes.some((tax) => isPartOf(net, whole, [tax], amounts) && areTaxes(amounts[tax]!, amounts[net]!))
}

/** Whether a third column is what lies between the one and the other, be it tax or not. */
export const isPartOf = (part: number, whole: number, others: readonly number[], amounts: readonly Amounts[]): boolean =>
  others.some((other) => areAdded(amounts[part]!, amounts[other]!, amounts[whole]!))

/** No tax is taken off, or comes near what it is charged on: `Hammer | Premium | Total`, `Charges | Credits | Subtotal`. */
function areTaxes(taxes: Amounts, nets: Amounts): boolean {
  return taxes.every((tax, at) => !tax || !nets[at] || isShare(new Big(tax), new Big(nets[at])))
}

const isShare = (tax: Big, net: Big) => tax.times(net.s).gte(0) && tax.abs().lte(net.abs().times(HIGHEST))

/** Whether the one is the same share of the other in every row, to the cent: a tax at one rate. */
export function isOneShare(parts: Amounts, wholes: Amounts): boolean {
  const rows = wholes.flatMap((whole, at) =>
    whole && parts[at] && Number(whole) !== 0 ? [{ whole: Number(whole), part: Number(parts[at]) }] : [],
  )
  const sums = rows.reduce((all, { whole, part }) => ({ whole: all.whole + whole, part: all.part + part }), { whole: 0, part: 0 })
  return rows.every(({ whole, part }) => Math.abs((whole * sums.part) / sums.whole - part) < CENT)
}

const CENT = 0.011 // and what binary arithmetic leaves: these numbers decide, and are never given

function areAdded(one: Amounts, other: Amounts, whole: Amounts): boolean {
  // Nothing is printed where nothing was added: `18.00 |  | 18.00`.
  const rows = whole.flatMap((sum, at) => (sum && (one[at] || other[at]) ? [new Big(one[at] ?? 0).plus(other[at] ?? 0).eq(sum)] : []))
  const told = whole.some((sum, at) => sum && one[at] && Number(one[at]) !== 0 && Number(other[at] ?? 0) !== 0)
  return told && rows.length >= Math.max(FEWEST, 0.9 * whole.filter(Boolean).length) && rows.every(Boolean)
}

/** `Fees | Disbursements`: other columns of amounts of which each row fills one; a last row may add up all of them. */
export function insteadOf(total: number, amounts: readonly Amounts[], mayBe: (at: number) => boolean): number[] {
  const others = amounts.map((_, at) => at).filter((at) => at !== total && mayBe(at) && amounts[at]!.some(Boolean))
  const filled = amounts[total]!.map((_, row) => [total, ...others].filter((at) => amounts[at]![row]).length)
  return filled.filter((count) => count === 1).length > FEWEST && filled.filter((count) => count > 1).length < FEWEST ? others : []
}
