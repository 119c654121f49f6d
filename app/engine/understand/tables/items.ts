import type { CandidateRow } from '../../candidate.ts'
import type { Box, Document } from '../../document.ts'
import type { Context } from '../context.ts'

/** A part of a page that a table covers: labels in it are column heads, not labels of the document. */
export interface Area {
  page: number
  box: Box
}

export interface ItemsReading {
  rows: CandidateRow[]
  areas: Area[]
}

export function readItems(_document: Document, _context: Context): ItemsReading {
  return { rows: [], areas: [] }
}
