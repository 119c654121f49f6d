import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import type { Merged, Understood } from '../evidence.ts'

export function mergeEinvoice(_document: Document, _context: Context, page: Understood, _options: { enabled: boolean }): Merged {
  return { ...page, checks: [], warnings: [] }
}
