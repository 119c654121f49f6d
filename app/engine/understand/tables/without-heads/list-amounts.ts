import Big from 'big.js'
import type { Document } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { readAmount } from '../../values/amount.ts'
import { readQuantity } from '../../values/quantity.ts'
import { amountsIn } from '../../amounts/amounts-in.ts'

/** What a line of a list says of money without a word for it: `6 x Terrine 11,50 €`. */
export interface CountedAmount {
  quantity: string
  amount: string
}

/** The cell that they are; undefined where nothing says. */
export type MeaningOfAmounts = 'unit_price' | 'total_amount' | undefined

/**
 * Whether the amounts behind the lines of a list are prices or what the lines come to. Only the sum that is printed under them tells:
 * it is that of the amounts, or of the amounts times how many; neither, or both, leave it open.
 */
export function meaningOfAmounts(lines: readonly CountedAmount[], { pages }: Document, { formats }: Context): MeaningOfAmounts {
  const read = lines.map(({ quantity, amount }) => ({
    quantity: readQuantity(quantity, formats.decimal)?.value,
    amount: readAmount(amount, formats.decimal),
  }))
  if (read.length === 0 || read.some(({ quantity, amount }) => quantity === undefined || amount === undefined)) return undefined
  const printed = new Set(
    pages.flatMap(({ lines }) => lines.flatMap((line) => amountsIn(line, formats.decimal).map(({ value }) => new Big(value).toFixed(2)))),
  )
  const sumOf = (each: (line: { quantity: string; amount: string }) => Big) =>
    (read as { quantity: string; amount: string }[]).reduce((sum, line) => sum.plus(each(line)), new Big(0)).toFixed(2)
  const areTotals = printed.has(sumOf(({ amount }) => new Big(amount)))
  const arePrices = printed.has(sumOf(({ quantity, amount }) => new Big(amount).times(quantity)))
  if (areTotals === arePrices) return undefined
  return areTotals ? 'total_amount' : 'unit_price'
}
