import Big from 'big.js'
import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { type LineNumbers, balanceOf, inCascade } from '../lines/arithmetic.ts'
import type { Layout } from './layout.ts'
import { timeHead, weekHead } from './number-columns.ts'
import { type CellNumber, discountIn, quantityIn } from '../lines/read-cells.ts'
import { isShare } from './progress.ts'
import { textOf } from '../rows.ts'

const counts = new Set(['quantity', 'packages'])

/** Columns that count beside the one taken for the quantity: `Colis | Pièces | Poids net`, `Qty | Weeks`. */
const otherCounts = ({ columns, quantity }: Layout) =>
  columns.flatMap(({ head }, at) => (at !== quantity && (counts.has(head.heading?.role ?? '') || isTime(head.text)) ? [at] : []))

const isTime = (head: string) => timeHead.test(head) || weekHead.test(head)

/** One article is sold by weight, the next by the piece: what balances in a column that counts is the quantity of the line. */
export function quantityBeside(
  numbers: LineNumbers,
  cells: readonly Word[][],
  layout: Layout,
  decimal: DecimalSign,
): CellNumber | undefined {
  if (numbers.price === undefined || numbers.total === undefined) return undefined
  return otherCounts(layout)
    .flatMap((at) => quantityIn(cells[at]!, decimal) ?? [])
    .find(({ value }) => balanceOf({ ...numbers, quantity: value }) === 'exact')
}

/** `2 | 4 weeks | 185.00 | 1,480.00`: hired by the week; or a second discount is taken of what the first one left. */
export function balancesWithMore(numbers: LineNumbers, cells: readonly Word[][], layout: Layout, decimal: DecimalSign): boolean {
  const { quantity, discount } = numbers
  if (quantity === undefined) return false
  const isExact = (more: Partial<LineNumbers>) => balanceOf({ ...numbers, ...more }) === 'exact'
  const times = otherCounts(layout).some((at) => {
    const count = quantityIn(cells[at]!, decimal)?.value
    return count !== undefined && isExact({ quantity: new Big(quantity).times(count).toFixed() })
  })
  // `145,00 | 41,50 | 6 017,50 | 80 % | 4 814,00`: of what the contract comes to so much is done.
  const { price, total } = numbers
  const isDone = (share: string | undefined) =>
    share !== undefined && price !== undefined && total !== undefined && isShare(new Big(quantity).times(price), share, total)
  if (times || cells.some((cell) => /%$/.test(textOf(cell)) && isDone(discountIn(cell, decimal)?.value))) return true
  if (discount === undefined) return false
  return layout.columns.some(({ head }, at) => {
    const second = at === layout.discount || head.heading?.role !== 'discount' ? undefined : discountIn(cells[at]!, decimal)?.value
    return second !== undefined && isExact({ discount: inCascade(discount, second) })
  })
}
