import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Items } from '../items.ts'

const CENT = '0.01' // a line may be off by rounding

/** A table whose last row adds up the taxes of its lines is the summary too: where one rate alone takes anything, that sum is the tax at this rate. */
export function withTaxOfLines(vatLines: CandidateRow[], { rows, tax }: Items): CandidateRow[] {
  if (vatLines.length > 0 || !tax) return vatLines
  const taxed = rows.filter(({ vat_rate }) => vat_rate && Number(vat_rate.value) !== 0)
  const [rate, ...others] = new Map(
    taxed.flatMap(({ vat_rate }) => (vat_rate ? [[Number(vat_rate.value), vat_rate] as const] : [])),
  ).values()
  if (!rate || others.length > 0) return vatLines
  const base = taxed.reduce((sum, { total_amount }) => sum.plus(total_amount?.value ?? 0), new Big(0))
  const off = base.times(rate.value).div(100).minus(tax.value).abs()
  return off.lte(new Big(CENT).times(taxed.length)) ? [{ rate, amount: tax }] : vatLines
}
