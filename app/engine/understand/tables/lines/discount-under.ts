import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from './arithmetic.ts'
import { valuesOf } from './entries.ts'
import type { Entry } from './entry.ts'
import { discountIn } from './read-cells.ts'

const alone = /^[-−–]?\s?\d{1,2}(?:[.,]\d{1,2})?\s?%$/
const NEAR = 1 // of the type's height between the line and what is taken off it

/** `1,00 | 318,44 | 286,60` over `-10 %` alone under the price: the line balances with the discount that its second row prints. */
export function withDiscountsUnder(entries: readonly Entry[], decimal: DecimalSign): Entry[] {
  return entries.map((entry, at) => {
    const under = entries[at + 1]
    if (entry.sort !== 'line' || entry.balance !== 'off' || !under || !alone.test(under.row.text)) return entry
    const discount = discountIn(under.row.words, decimal)
    if (!discount || under.row.box.top - entry.row.box.bottom > NEAR * entry.row.size) return entry
    const numbers = { ...entry.numbers, discount }
    const balance = balanceOf(valuesOf(numbers))
    return balance === 'exact' || balance === 'rounded' ? { ...entry, numbers, balance } : entry
  })
}
