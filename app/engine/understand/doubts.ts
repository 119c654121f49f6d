import type { Warning } from '#app/contract/reading.ts'
import type { Candidates } from '../candidate.ts'
import type { Document } from '../document.ts'
import type { Classified } from './classify.ts'
import type { Context } from './context.ts'

export function findDoubts(_document: Document, _context: Context, _fields: Candidates, _classified: Classified): Warning[] {
  return []
}
