import type { CandidateRow } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'

export function readVatLines(_document: Document, _context: Context): CandidateRow[] {
  return []
}
