import { fold } from '../../words/fold.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { type Row, textOf } from '../rows.ts'
import { areTwoTaxes, taxOf } from './tax-of.ts'
import type { Tax } from './vat.ts'
import { type Mark, marksOf, saysTax } from './vat-marks.ts'
import { notTax, isTaxLabel } from './tax-labels.ts'

/** `Tax rate 7 %` on one row, `Total tax 100.52` on another: one rate and one tax in the whole page. */
export function splitTax(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  const rates: Mark[] = []
  const amounts: Mark[] = []
  for (const row of rows) {
    const text = fold(row.text)
    if (row.words.length > 12 || !saysTax(text) || notTax.test(text)) continue
    const marks = marksOf(row.words, decimal)
    rates.push(...marks.filter((mark) => mark.sort === 'rate' && Number(mark.value) > 0))
    const last = marks.at(-1)
    if (
      last &&
      last.sort === 'money' &&
      looksLikeMoney(textOf(last.words)) &&
      !marks.some((mark) => mark.sort === 'rate') &&
      isTaxLabel(text)
    )
      amounts.push(last)
  }
  const pairs = pairedTaxes(rows, decimal)
  if (pairs.length > 0) return pairs
  const values = new Set(rates.map((rate) => rate.value))
  const sums = new Set(amounts.map((amount) => amount.value))
  return values.size === 1 && sums.size === 1 ? [taxOf(rates[0]!, amounts[0]!, undefined, 'rate and tax on two lines')] : []
}

const NEXT = 2 // rows below a rate in which its tax may stand

/** `Tax rate: 19 %` right over `Tax amount: 3,80`, once a rate: a summary set as forms. */
function pairedTaxes(rows: readonly Row[], decimal: DecimalSign): Tax[] {
  const said = rows.map((row) => ({
    text: fold(row.text),
    marks: row.words.length <= 6 && saysTax(fold(row.text)) ? marksOf(row.words, decimal) : [],
  }))
  return dropEqual(
    said.flatMap(({ marks }, at) => {
      const [rate] = marks.length === 1 && marks[0]!.sort === 'rate' ? marks : []
      if (!rate) return []
      const under = said.slice(at + 1, at + 1 + NEXT).find((other) => other.marks.length === 1)
      const [amount] = under?.marks ?? []
      return amount?.sort === 'money' && isTaxLabel(under!.text) && looksLikeMoney(textOf(amount.words))
        ? [taxOf(rate, amount, undefined, 'rate over its tax')]
        : []
    }),
  )
}

/** Each tax once, however often the page prints it. */
export function dropEqual(taxes: readonly Tax[]): Tax[] {
  return taxes.filter(
    (tax, at) =>
      !taxes
        .slice(0, at)
        .some((other) => other.rate.value === tax.rate.value && other.amount.value === tax.amount.value && !areTwoTaxes(other, tax)),
  )
}
