import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import { boxOf, rowsOf, textOf } from '../tables/rows.ts'
import { provesTax } from '../tables/taxes/tax-of.ts'
import { findRates, HIGHEST_TAX } from '../values/rate.ts'

const SCORE = 0.92 // at most: net × rate is the tax

/** `Tax rate 21 %`, or the one rate of every line, over a net and a tax that it makes of it: where no summary is printed, that rate has the whole tax. */
export function taxOfOneRate(
  document: Document,
  { formats }: Context,
  { net, tax, rows }: { net: Candidate; tax: Candidate; rows: readonly CandidateRow[] },
): CandidateRow | undefined {
  const proves = ({ value }: Candidate) => Number(value) > 0 && Number(value) <= HIGHEST_TAX && provesTax(net.value, value, tax.value)
  const ofLines = rows.flatMap((row) => row.vat_rate ?? [])
  const isOfAll = ofLines.length === rows.length && new Set(ofLines.map(({ value }) => Number(value))).size === 1
  const rates = (isOfAll ? ofLines.slice(0, 1) : ofLines.length > 0 ? [] : printedRates(document, formats.decimal)).filter(proves)
  const [rate] = rates
  if (!rate || new Set(rates.map(({ value }) => Number(value))).size > 1) return undefined
  return { rate: { ...rate, score: Math.min(SCORE, rate.score) }, amount: { ...tax, score: Math.min(SCORE, tax.score) } }
}

function printedRates(document: Document, decimal: Context['formats']['decimal']): Candidate[] {
  return document.pages.flatMap((page) =>
    rowsOf(page).flatMap(({ words }) =>
      words.flatMap((word: Word, at) => {
        const of = /^%\)?$/.test(word.text) ? words.slice(Math.max(0, at - 1), at + 1) : word.text.includes('%') ? [word] : []
        const [value, ...others] = of.length > 0 ? findRates(textOf(of), decimal) : []
        if (value === undefined || others.length > 0) return []
        const reason = 'rate that makes the tax of the net'
        return [{ value, score: SCORE, source: 'layout' as const, page: page.number, box: boxOf(of), words: of, text: textOf(of), reason }]
      }),
    ),
  )
}
