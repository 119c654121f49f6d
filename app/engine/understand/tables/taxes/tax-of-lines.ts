import Big from 'big.js'
import type { Candidate, CandidateRow } from '../../../candidate.ts'
import type { Items } from '../items.ts'

const CENT = '0.01' // a line may be off by rounding

/** A table whose last row adds up the taxes of its lines is the summary too: where one rate alone takes anything, that sum is the tax at this rate. */
export function withTaxOfLines(vatLines: CandidateRow[], items: Items): CandidateRow[] {
  return withNought(summedUp(vatLines, items), items.rows)
}

function summedUp(vatLines: CandidateRow[], { rows, tax }: Items): CandidateRow[] {
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

const isNought = (cell: Candidate | undefined) => cell !== undefined && Number(cell.value) === 0

/** Lines that print `0 %` beside others that are taxed: a summary may leave them out where nothing is taken, once its taxes are those of the other lines. */
function withNought(vatLines: CandidateRow[], rows: readonly CandidateRow[]): CandidateRow[] {
  const free = rows.find(({ vat_rate, total_amount }) => isNought(vat_rate) && total_amount && !isNought(total_amount))?.vat_rate
  if (!free || vatLines.length === 0 || vatLines.some(({ rate }) => isNought(rate))) return vatLines
  const isOfLines = ({ rate, amount }: CandidateRow) => {
    const taxed = rows.filter(({ vat_rate }) => vat_rate && rate && Number(vat_rate.value) === Number(rate.value))
    const base = taxed.reduce((sum, { total_amount }) => sum.plus(total_amount?.value ?? 0), new Big(0))
    const off = base
      .times(rate?.value ?? 0)
      .div(100)
      .minus(amount?.value ?? 0)
    return taxed.length > 0 && off.abs().lte(new Big(CENT).times(taxed.length))
  }
  if (!vatLines.every(isOfLines)) return vatLines
  const amount: Candidate = { value: '0.00', score: free.score, source: 'derived', reason: 'nothing is taxed at this rate' }
  return [{ rate: free, amount }, ...vatLines]
}
