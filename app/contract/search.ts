import { z } from 'zod'
import type { DocumentSummary } from './documents.ts'

export const searchQuery = z.strictObject({ q: z.string().max(200).default('') })

/** A document that was found. */
export interface SearchHit {
  document: DocumentSummary
  /** The words around the hit; null where only the file's name or a short value matched. */
  snippet: string | null
  /** Where in the snippet the hit stands: first character and the one behind the last. */
  marks: [number, number][]
}
