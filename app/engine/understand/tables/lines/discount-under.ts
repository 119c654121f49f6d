import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from './arithmetic.ts'
import { valuesOf } from './entries.ts'
import type { Entry } from './entry.ts'
import { discountIn } from './read-cells.ts'
import { APART } from './entry-words.ts'
import { textOf } from '../rows.ts'
import { runsOf } from '../runs.ts'

const alone = /^[-−–]?\s?\d{1,2}(?:[.,]\d{1,2})?\s?%$/
/** `Remise 5-%` in a cell of its own beside the name. */
const named =
  /^(?:remise|rabais|discount|descuento|dto\.?|rabatt|nachlass|sconto|korting|desconto) [-−–]?(\d{1,2}(?:[.,]\d{1,2})?)\s?[-−–]?\s?%$/iu
const NEAR = 1 // of the type's height between the line and what is taken off it

/** `1,00 | 318,44 | 286,60` over `-10 %` alone under the price: the line balances with the discount that its second row prints. */
export function withDiscountsUnder(entries: readonly Entry[], decimal: DecimalSign): Entry[] {
  return entries.map((entry, at) => {
    const under = entries[at + 1]
    if (entry.sort !== 'line' || entry.balance !== 'off' || !under) return entry
    const run = alone.test(under.row.text)
      ? under.row.words
      : runsOf(under.row.words, APART * under.row.size).find((one) => named.test(textOf(one)))
    const discount =
      run &&
      discountIn(
        run.filter(({ text }) => /\d/.test(text)),
        decimal,
      )
    if (!discount || under.row.box.top - entry.row.box.bottom > NEAR * entry.row.size) return entry
    const numbers = { ...entry.numbers, discount }
    const balance = balanceOf(valuesOf(numbers))
    return balance === 'exact' || balance === 'rounded' ? { ...entry, numbers, balance } : entry
  })
}
