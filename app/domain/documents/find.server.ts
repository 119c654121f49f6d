import type { DocumentView } from '#app/contract/documents.ts'
import type { Who } from '../who.ts'
import { requireDocument } from './require-document.server.ts'
import { viewDocument } from './view.server.ts'

/** One document with everything that is known of it. `not_found` where there is none or it lies in the trash. */
export function findDocument(who: Who, id: string): DocumentView {
  return viewDocument(who.db, requireDocument(who, id, 'read'))
}
