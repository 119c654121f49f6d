import { z } from 'zod'
import type { DocumentSummary } from './documents.ts'

/** The only type that is taken (label: Accepted File Types: PDF). */
export const ACCEPTED_TYPE = 'application/pdf'

/** What became of one file of an upload; `id` is the new document, or the twin that was already here. */
export const uploadedFile = z.object({
  name: z.string(),
  status: z.enum(['created', 'duplicate', 'refused']),
  id: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
})
export type UploadedFile = z.infer<typeof uploadedFile>

export interface UploadAnswer {
  data: DocumentSummary[]
  meta: { files: UploadedFile[] }
}
