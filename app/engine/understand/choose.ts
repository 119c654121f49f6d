import type { CandidateRow, Candidates } from '../candidate.ts'
import type { Document } from '../document.ts'
import type { Context } from './context.ts'

export interface Choice {
  document: Document
  context: Context
  candidates: Candidates
  rows: CandidateRow[]
  vatLines: CandidateRow[]
}

export function choose({ candidates }: Choice): Candidates {
  return candidates
}
