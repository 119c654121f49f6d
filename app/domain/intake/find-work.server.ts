import type { KindName } from '#app/contract/kinds/index.ts'
import { pdfPath, wordsPath } from '#app/platform/files.server.ts'
import type { Database } from '#db/client.server.ts'
import { documentRow, type DocumentRow } from '../documents/require-document.server.ts'
import { dataFolderOf } from './data-folder.ts'

export interface Work {
  row: DocumentRow
  path: string
  wordsPath: string
  /** What the uploader settled, or `auto`. */
  kind: 'auto' | KindName
}

/** What there is to read for a document; undefined when it no longer waits for it. */
export function findWork(db: Database, documentId: string): Work | undefined {
  const row = documentRow(db, documentId)
  if (!row || row.deleted_at !== null || row.status !== 'processing' || row.sha256 === null) return undefined
  const folder = dataFolderOf(db)
  return { row, path: pdfPath(folder, row.sha256), wordsPath: wordsPath(folder, row.sha256), kind: row.kind_choice }
}
