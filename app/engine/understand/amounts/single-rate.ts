import Big from 'big.js'
import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'

/** The rate, where a single one applies: of the VAT summary, as long as it is not contradicted by the amounts. */
export function readSingleRate(candidates: Candidates, vatLines: CandidateRow[]): Candidate[] {
  const rates = vatLines.flatMap(({ rate }) => rate ?? [])
  const values = new Set(rates.map(({ value }) => new Big(value).toString()))
  const [first] = rates
  if (!first || values.size !== 1) return []
  const explains = explainsTax(first.value, candidates)
  return [{ ...first, score: Math.min(0.98, Math.max(first.score, 0.6) * (explains === true ? 1.08 : explains === false ? 0.75 : 1)) }]
}

/** Whether net × rate gives the tax, to a cent a line; undefined where net or tax is missing. */
function explainsTax(rate: string, { subtotal_without_tax: nets, tax_amount: taxes }: Candidates): boolean | undefined {
  const [net] = nets ?? []
  const [tax] = taxes ?? []
  if (!net || !tax) return undefined
  return new Big(net.value).times(rate).div(100).minus(tax.value).abs().lte(0.06)
}
