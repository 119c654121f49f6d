import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from './arithmetic.ts'
import type { Group } from './groups.ts'
import type { Layout } from '../columns/layout.ts'
import { amountIn, type CellNumber, perInHead } from './read-cells.ts'

/** `Preis` over `Summe` in one column: each line's total stands under its price. Whether the two fit tells how sure it is. */
export function totalUnder({ line, below }: Group, layout: Layout, decimal: DecimalSign): { total: CellNumber; fits: boolean } | undefined {
  const at = columnOfBoth(layout)
  const total = at === undefined ? undefined : below[0] && amountIn(below[0].cells[at]!, decimal)
  if (!total) return undefined
  const { quantity, price, per } = line.numbers
  const base = per?.value ?? perInHead(layout.columns[at!]!.head.text)
  const numbers = { quantity: quantity?.value, price: price?.value, total: total.value, ...(base ? { per: base } : {}) }
  return { total, fits: balanceOf(numbers as Parameters<typeof balanceOf>[0]) === 'exact' }
}

/** The column that holds prices and, a row lower, totals. */
export function columnOfBoth({ price, total, columns }: Layout): number | undefined {
  const stack = price === undefined || total !== undefined ? [] : columns[price]!.head.stack
  return stack[0] === 'price' && stack.includes('total') ? price : undefined
}
