import { documentRowOf } from '../documents/row-of.ts'
import { searchTerms } from '../documents/list-conditions.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Who } from '../who.ts'
import type { MemoryRow } from './memories.server.ts'

/** More are not looked at for one memory. */
const MOST = 200

/** Documents whose pages name the memory's sender, that wait for approval and that no person has touched yet, newest first. */
export function waitingDocuments(who: Who, memory: MemoryRow): DocumentRow[] {
  const { on_pages } = searchTerms(memory.sender_name)
  if (!on_pages) return []
  const sql = `select * from documents
    where seq in (select rowid from document_text_search where document_text_search match @on_pages order by rowid desc limit 1000)
      and status = 'pending' and edited_by_person = 0 and deleted_at is null and id is not @origin
    order by seq desc limit ${MOST}`
  return who.db.$client.prepare(sql).all({ on_pages, origin: memory.document_id }).map(documentRowOf)
}
