import type { CandidateRow } from '../../candidate.ts'
import type { Box, Document } from '../../document.ts'
import type { Context } from '../context.ts'

/** The rows of things bought, and the areas of the pages that they were read from. */
export interface Items {
  rows: CandidateRow[]
  areas: { page: number; box: Box }[]
}

export function readItems(_document: Document, _context: Context): Items {
  return { rows: [], areas: [] }
}
