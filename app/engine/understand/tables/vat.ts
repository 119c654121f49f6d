import type { CandidateRow } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'

/** The lines of the tax summary: one row a rate, with `rate` and `amount`. */
export function readVatLines(_document: Document, _context: Context): CandidateRow[] {
  return []
}
