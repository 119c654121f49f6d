import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { fold } from '../words/fold.ts'
import { boxOf, rowsOf, textOf } from '../tables/rows.ts'
import { looksLikeMoney, readAmount } from '../values/amount.ts'
import { findRates, HIGHEST_TAX } from '../values/rate.ts'
import { CENT, isNear, toUnits } from './units.ts'
import { pattern } from '../words/pattern.ts'

const SCORE = 0.7
const HUNDRED = toUnits('100')

/** Whether an amount is what a rate makes of the rest of the total: 549.00 of 3,294.00 at 20 %. */
export function isShareOf(total: string, rate: string, amount: string): boolean {
  const whole = HUNDRED + toUnits(rate)
  return isNear(toUnits(amount) * whole, toUnits(total) * toUnits(rate), CENT * whole)
}

/** What else is counted in per cent. */
const otherShare = pattern()`
  service|discount|rabatt|skonto|remise|escompte|descuento|\bdto|\bfees?\b|\btip\b|commission|kommission|provision|gratuity|handling|
  propina|zuschlag|retenc|retenue|irpf|korting|sconto|ritenuta|deposit|acompte|anzahlung|surcharge|recargo|frais|royalt|interest|
  intereses|zins
`

/** `ST 8% @ 8.0   $ 734.80`, `Nr. 7008 VV RVG   19 % Umsatzsteuer   496,46`: a row that no label made the tax is it where its rate makes its amount of the rest of the total. */
export function findTaxByItsRate(
  document: Document,
  { formats }: Context,
  rows: readonly CandidateRow[],
  totals: readonly Candidate[],
): CandidateRow[] {
  if (totals.length === 0) return []
  const taken = new Set(rows.flatMap((row) => Object.values(row).flatMap((cell) => cell.words ?? [])))
  const found = document.pages.flatMap((page) =>
    rowsOf(page).flatMap(({ words }) => {
      if (words.some((word) => taken.has(word))) return []
      const text = textOf(words)
      if (!text.includes('%') || otherShare.test(fold(text))) return []
      const [rate, ...others] = findRates(text, formats.decimal)
      const [amount, last] = lastAmount(words, formats.decimal) ?? []
      if (!rate || others.length > 0 || Number(rate) === 0 || Number(rate) > HIGHEST_TAX || !amount || !last) return []
      if (!totals.some(({ value }) => isShareOf(value, rate, amount))) return []
      const make = (value: string, of: readonly Word[]): Candidate => ({
        value,
        score: SCORE,
        source: 'layout',
        page: page.number,
        box: boxOf(of),
        words: [...of],
        text: textOf(of),
        reason: 'by its rate it is a share of the total',
      })
      const percent = words.find((word) => word.text.includes('%')) ?? last
      return [{ rate: make(rate, [percent]), amount: make(amount, [last]) }]
    }),
  )
  return found.length === 1 ? found : []
}

/** The amount that ends the row, a currency behind it or not. */
function lastAmount(words: readonly Word[], decimal: Context['formats']['decimal']): [string, Word] | undefined {
  for (const word of [...words].slice(-2).reverse()) {
    const value = looksLikeMoney(word.text) ? readAmount(word.text, decimal) : undefined
    if (value !== undefined) return [value, word]
  }
  return undefined
}
