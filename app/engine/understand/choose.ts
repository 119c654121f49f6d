import { kinds } from '#app/contract/kinds/index.ts'
import type { Candidate, CandidateRow, Candidates } from '../candidate.ts'
import type { Document } from '../document.ts'
import { completeAmounts } from './amounts/amount-due.ts'
import type { Context } from './context.ts'
import { keepApart } from './exclusive.ts'
import { readSingleRate } from './amounts/single-rate.ts'

export interface Choice {
  document: Document
  context: Context
  candidates: Candidates
  rows: CandidateRow[]
  vatLines: CandidateRow[]
}

/** Below this a candidate is offered, not given. */
const LEAST = 0.3

/** The candidates of each field of the kind, the chosen one first; fields that nothing good enough was found for are left out. */
export function choose({ context, candidates, vatLines }: Choice): Candidates {
  const kind = kinds[context.kind]
  const names = new Set<string>(kind.fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name))
  const apart = keepApart(candidates)
  const amounts = context.kind === 'invoice' ? completeAmounts(apart) : apart
  const rate = context.kind === 'invoice' ? readSingleRate(amounts, vatLines) : []
  const party: Candidate[] = (amounts[context.kind === 'invoice' ? 'client_name' : 'customer_company_name'] ?? []).slice(0, 1)
  const all: Candidates = { ...amounts, ...(rate.length ? { vat_rate: rate } : {}), client: party }
  return Object.fromEntries(Object.entries(all).filter(([name, list]) => names.has(name) && list.length > 0 && list[0]!.score >= LEAST))
}
