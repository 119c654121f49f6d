import type Big from 'big.js'
import type { Entry } from './entry.ts'

const ROUNDED = 0.011 // of the money unit

/** `State sales (6.5%) 181.86` under `Sub Total 2,797.90`: so much of a hundred of what the lines come to is a tax, or taken off (`First order offer (5 %) -32.70`), whatever it is called. */
export function isShareOfSum({ row, numbers }: Entry, before: Entry | undefined, sum: Big): boolean {
  const [, percent] = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,4})?)\s?%/.exec(row.text) ?? []
  if (percent === undefined || !numbers.total || numbers.quantity || numbers.price || sum.lte(0)) return false
  if (before?.sort !== 'soft_sum' || !before.numbers.total || !sum.eq(before.numbers.total.value)) return false
  const share = sum.times(percent.replace(',', '.')).div(100)
  return share.minus(numbers.total.value.replace('-', '')).abs().lt(ROUNDED)
}
