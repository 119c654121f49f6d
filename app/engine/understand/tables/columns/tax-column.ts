import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { HIGHEST_TAX } from '../../values/rate.ts'
import { amountIn } from '../lines/read-cells.ts'

/** Rates that taxes on sales are charged at, in most of the countries that have one. */
const usual = [
  2.1, 2.5, 2.6, 3, 3.8, 4, 4.8, 5, 5.5, 6, 6.5, 7, 7.7, 8, 8.1, 8.5, 9, 9.5, 10, 10.5, 12, 13, 13.5, 14, 15, 16, 17, 18, 19, 20, 21, 22,
  23, 24, 25, 27,
]
const CENT = 0.011 // and what binary arithmetic leaves: these numbers decide, and are never given

/** Whether the numbers under `VAT` are rates: with a sign they are, else at least half of them are rates that somebody charges, or all are codes (`1`, `2`) that a summary may explain. */
export function areRates(cells: readonly Word[][][], at: number, decimal: DecimalSign, total?: number): boolean {
  const given = cells.flatMap((row) => (row[at]!.length > 0 ? [row[at]!] : []))
  const numbers = given.flatMap((words) => amountIn(words, decimal)?.value ?? [])
  if (given.some((words) => words.some(({ text }) => text.includes('%'))) || numbers.length === 0) return true
  if (total !== undefined && isOneRate(cells, at, total, decimal)) return true
  return numbers.filter(isUsualRate).length >= numbers.length / 2 || numbers.every((number) => /^\d$/.test(number))
}

/** `8.25` beside lines of whatever total, as towns of the United States charge it. */
function isOneRate(cells: readonly Word[][][], at: number, total: number, decimal: DecimalSign): boolean {
  const rows = cells.flatMap((row) => {
    const [rate, base] = [amountIn(row[at]!, decimal), amountIn(row[total]!, decimal)]
    return rate && base ? [{ rate: rate.value, base: base.value }] : []
  })
  const [first] = rows
  return (
    first !== undefined &&
    // `3` in every line is a code.
    first.rate.includes('.') &&
    Number(first.rate) <= HIGHEST_TAX &&
    rows.every(({ rate }) => rate === first.rate) &&
    new Set(rows.map(({ base }) => base)).size > 1
  )
}

/** None at all is one of them. */
export const isUsualRate = (value: string): boolean => Number(value) === 0 || isUsual(Math.abs(Number(value)))

const isUsual = (value: number, off = 0) => usual.some((rate) => Math.abs(rate - value) <= off)

/**
 * Whether the numbers under `VAT` are the taxes of the lines, not their rates: each is a usual share of the line's total, and not all of them
 * are rates that anybody charges. `82.00 | 16.40`, `58.00 | 11.60`.
 */
export function areTaxAmounts(cells: readonly Word[][][], at: number, total: number, decimal: DecimalSign): boolean {
  const rows = cells.flatMap((row) => {
    const [tax, base] = [amountIn(row[at]!, decimal), amountIn(row[total]!, decimal)]
    const isMoney = tax !== undefined && /\.\d{2}$/.test(tax.value) && !tax.words.some(({ text }) => text.includes('%'))
    return base && isMoney && Number(tax.value) !== 0 && Number(base.value) !== 0
      ? [{ tax: Number(tax.value), base: Number(base.value) }]
      : []
  })
  return (
    rows.some(({ tax }) => !isUsual(tax)) &&
    rows.every(
      ({ tax, base }) =>
        isUsual((100 * tax) / base, (100 * CENT) / Math.abs(base)) ||
        isUsual((100 * tax) / (base - tax), (100 * CENT) / Math.abs(base - tax)),
    )
  )
}
