import type { CandidateRow, Candidates } from '../../candidate.ts'
import type { Context } from '../context.ts'

export interface Unsettled {
  context: Context
  candidates: Candidates
  rows: CandidateRow[]
  vatLines: CandidateRow[]
}

/** The candidates put into the order in which the arithmetic holds. */
export function settleSums(given: Unsettled): Omit<Unsettled, 'context'> {
  return given
}
