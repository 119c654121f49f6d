import { pdfPath } from '#app/platform/files.server.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import { Failure } from '../failure.ts'
import type { Who } from '../who.ts'
import { dataFolderOf } from './data-folder.ts'

export interface StoredFile {
  path: string
  /** Made safe already. */
  name: string
  sha256: string
}

/** Where the PDF of a document lies; `not_found` for one made by hand. */
export function findFile(who: Who, id: string): StoredFile {
  const row = requireDocument(who, id, 'read')
  if (row.sha256 === null) throw new Failure('not_found')
  return { path: pdfPath(dataFolderOf(who.db), row.sha256), name: row.file_name ?? 'document.pdf', sha256: row.sha256 }
}
