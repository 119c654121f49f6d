import Big from 'big.js'

/** Reason of a total that is not quantity × price, but is with the discount or the second count (weeks of hire) that its line prints. */
export const WITH_MORE = 'with the discount or the second count of its line'

/** The numbers of a line as exact decimal strings; `discount` in per cent, `per` the quantity that the price is for (100 in "price per 100"). */
export interface LineNumbers {
  quantity?: string
  price?: string
  total?: string
  discount?: string
  per?: string
}

/** How well quantity × price (− discount) gives the total: to the last digit, within the rounding of a printed price, not, or nothing to compare. */
export type Balance = 'exact' | 'rounded' | 'off' | 'unknown'

export function balanceOf({ quantity, price, total, discount, per }: LineNumbers): Balance {
  if (quantity === undefined || price === undefined || total === undefined) return 'unknown'
  const sum = new Big(total)
  const places = Math.max(2, placesOf(total))
  const whole = new Big(quantity).times(price)
  const bases = per === undefined || Number(per) === 0 ? [whole] : [whole.div(per), whole]
  const lessens = bases.flatMap((base) => (discount === undefined ? [base] : [base.times(new Big(100).minus(discount)).div(100), base]))
  const slack = new Big(10).pow(-places)
  if (lessens.some((value) => isNear(value, sum, slack))) return 'exact'
  // A credit note may print a positive quantity before a negative total, or the other way round.
  if (lessens.some((value) => isNear(value.times(-1), sum, slack))) return 'exact'
  const rounding = new Big(quantity)
    .abs()
    .times(new Big(10).pow(-placesOf(price)))
    .div(2)
    .plus(slack)
  return rounding.lt(sum.abs().times(0.02)) && lessens.some((value) => isNear(value.abs(), sum.abs(), rounding)) ? 'rounded' : 'off'
}

export function placesOf(decimal: string): number {
  return decimal.includes('.') ? decimal.length - decimal.indexOf('.') - 1 : 0
}

function isNear(a: Big, b: Big, slack: Big): boolean {
  return a.minus(b).abs().lte(slack)
}

/** 10 and of what is left 5: 14.5 in a hundred. */
export const inCascade = (first: string, second: string) =>
  new Big(100).minus(new Big(100).minus(first).times(new Big(100).minus(second)).div(100)).toFixed()
