import type { Candidate } from '../../candidate.ts'
import type { SumName } from './solve.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

/** What is left where something was paid, whichever sign the payment is printed with. */
const less = (whole: Units, paid: Candidate) => {
  const units = toUnits(paid.value)
  return whole - (units < 0n ? -units : units)
}

/**
 * `Subtotal`, `VAT`, `Paid: -600.00`, `Total: 2,069.10`: a "total" printed behind what was paid is what is left to pay, where net and tax less
 * the payment give it and nothing printed is net and tax together.
 */
export function withBalances<T extends Record<SumName, Candidate[]>>(lists: T, reach: ReadonlySet<Units>): T {
  const { net, tax, gross, paid } = lists
  const wholes = net.flatMap((one) => tax.flatMap((other) => wholesOf(one, other, reach)))
  if (gross.some(({ value }) => wholes.some((whole) => isNear(whole, toUnits(value), CENT)))) return lists
  const isBalance = ({ value }: Candidate) =>
    paid.some((one) => toUnits(one.value) !== 0n && wholes.some((whole) => isNear(less(whole, one), toUnits(value), CENT)))
  const balances = gross.filter(isBalance)
  return balances.length === 0
    ? lists
    : {
        ...lists,
        gross: gross.filter((one) => !balances.includes(one)),
        due: [...balances, ...lists.due.filter((due) => !balances.some(({ value }) => value === due.value))],
      }
}

/** The total that is not printed: net and tax, where they less what was paid are what is left. */
export function totalBefore(
  { net, tax, paid, due }: { net: Candidate; tax: Candidate | undefined; paid: Candidate; due: Candidate },
  reach: ReadonlySet<Units>,
): Units | undefined {
  if (toUnits(paid.value) === 0n) return undefined
  return wholesOf(net, tax, reach).find((whole) => isNear(less(whole, paid), toUnits(due.value), CENT))
}

/** Net and tax, with the discounts and charges that are printed and without. */
function wholesOf(net: Candidate, tax: Candidate | undefined, reach: ReadonlySet<Units>): Units[] {
  const whole = toUnits(net.value) + (tax ? toUnits(tax.value) : 0n)
  return [whole, ...[...reach].map((charge) => whole + charge)]
}
