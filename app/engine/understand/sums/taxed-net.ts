import type { Candidate } from '../../candidate.ts'
import { WITHIN } from '../amounts/included-tax.ts'
import { isReached } from './charges.ts'
import type { Evidence, SumName } from './solve.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

/** Nets that may be the net: a subtotal of prices with tax holds the tax itself, as its place among the other sums tells. */
export function withoutTaxed(lists: Record<SumName, Candidate[]>, evidence: Pick<Evidence, 'lines' | 'reach' | 'taxes'>): Candidate[] {
  const { net, tax, gross } = lists
  const most = gross.map(({ value }) => toUnits(value)).reduce((top, one) => (one > top ? one : top), 0n)
  const taxes = tax.map(({ value }) => toUnits(value)).filter((units) => units > 0n)
  if (most <= 0n || taxes.length === 0) return net
  const within = tax.filter(({ reason }) => reason === WITHIN).map(({ value }) => toUnits(value))
  const isOver = ({ value }: Candidate) => within.length > 0 && within.every((one) => toUnits(value) + one > most + CENT)
  const others = net.filter((one) => !isOver(one))
  // `dont TVA 10 %` and `dont TVA 20 %` lie within the total together.
  const whole = evidence.taxes === undefined ? within : [...within, evidence.taxes]
  // What stands near a subtotal with tax is a net only where it and the tax lead to the total.
  const kept =
    others.length === net.length
      ? net
      : others.filter(({ value }) => whole.some((one) => isReached(most - toUnits(value) - one, evidence.reach)))
  const untaxed = kept.filter(({ value }) => !leadsWithoutTax(toUnits(value), most, taxes, evidence))
  return untaxed.length === kept.length ? kept : untaxed.filter(({ value }) => toUnits(value) < most)
}

/** `Subtotal 250.00`, `Delivery 12.00`, `Tax 19.41`, `Total 262.00`: lines and charges are the total, and whatever tax is named lies within them. */
function leadsWithoutTax(net: Units, total: Units, taxes: readonly Units[], { lines, reach }: Pick<Evidence, 'lines' | 'reach'>): boolean {
  return (
    lines !== undefined &&
    isNear(lines, net, 0n) &&
    total > net &&
    reach.has(total - net) &&
    taxes.every((tax) => net + tax > total + CENT && !isReached(total - net - tax, reach))
  )
}
