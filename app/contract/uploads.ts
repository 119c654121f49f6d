import type { DocumentSummary } from './documents.ts'

/** The only type that is taken (label: Accepted File Types: PDF). */
export const ACCEPTED_TYPE = 'application/pdf'

/** What became of one file of an upload; `id` is the new document, or the twin that was already here. */
export interface UploadedFile {
  name: string
  status: 'created' | 'duplicate' | 'refused'
  id?: string
  code?: string
  message?: string
}

export interface UploadAnswer {
  data: DocumentSummary[]
  meta: { files: UploadedFile[] }
}
