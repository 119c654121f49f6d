import type { Candidates } from '../candidate.ts'
import type { Document } from '../document.ts'
import type { Context } from './context.ts'
import type { Area } from './tables/items.ts'

export function findCandidates(_document: Document, _context: Context, _areas: Area[]): Candidates {
  return {}
}
