import type { Word } from '../../../document.ts'
import { fold } from '../../words/fold.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { HIGHEST_TAX, readRate } from '../../values/rate.ts'
import { amountIn } from '../lines/read-cells.ts'
import { type Row, textOf } from '../rows.ts'
import { runsOf } from '../runs.ts'
import { provesTax, taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'
import { marksOf } from './vat-marks.ts'

/** `0% MC`, `21% S`: the rate, and what a program calls the tax in a few capitals. */
const rated = /^(\d{1,2}(?:[.,]\d{1,2})?\s?%)\s\p{Lu}{1,3}$/u
/** `TOTAL ZERO RATED`: the rate in words. */
const nought = /^(?:total )?(?:vat )?zero[- ]rated?(?: vat)?$/

const APART = 2 // of the type's height between label and amount
const NEAR = 2.5 // of the type's height up to the sum that is taxed

/** A row of nothing but what the tax is called and what it comes to, right under the sum that proves it: `Onbelast bedrag 3.543,70` over `0% MC 0,00`. */
export function taxesByName(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  return rows.flatMap((row, at) => {
    const [label, ...rest] = runsOf(row.words, APART * row.size)
    const said = label && rateOf(label, decimal)
    const tax = rest.length === 1 ? amountIn(rest[0]!, decimal) : undefined
    const over = rows[at - 1]
    if (!said || !tax || !over || !looksLikeMoney(textOf(tax.words)) || row.box.top - over.box.bottom > NEAR * row.size) return []
    const base = marksOf(over.words, decimal).findLast(({ sort, words }) => sort === 'money' && looksLikeMoney(textOf(words)))
    return base && Number(base.value) !== 0 && provesTax(base.value, said.value, tax.value)
      ? [taxOf(said, tax, base, 'what the tax is called, under what is taxed')]
      : []
  })
}

function rateOf(words: Word[], decimal: DecimalSign): { value: string; words: Word[] } | undefined {
  const text = textOf(words)
  if (nought.test(fold(text))) return { value: '0', words }
  const rate = rated.exec(text)?.[1]
  const value = rate === undefined ? undefined : readRate(rate, decimal)
  return value === undefined || Number(value) > HIGHEST_TAX ? undefined : { value, words }
}
