import { memorySchema } from '#app/contract/memory.ts'
import { documentRowOf } from '../documents/row-of.ts'
import { searchTerms } from '../documents/list-conditions.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Who } from '../who.ts'
import type { MemoryRow } from './memories.server.ts'

/** More are not looked at for one memory. */
const MOST = 200

/**
 * Documents whose pages name the memory's sender in any of the ways by which a new reading would find the memory (the approved name, the one that
 * was read in its place, the tax id), that wait for approval and that no person has touched yet, newest first.
 */
export function waitingDocuments(who: Who, memory: MemoryRow): DocumentRow[] {
  const { sender } = memorySchema.parse(memory.data)
  const names = [memory.sender_name, sender.read_name, memory.sender_tax_id].flatMap((name) => searchTerms(name ?? '').on_pages ?? [])
  if (names.length === 0) return []
  // Pages may print the tax id in groups; the value that was read from them is written in one piece.
  const taxId = searchTerms(memory.sender_tax_id ?? '').in_fields
  const byTaxId = taxId ? 'or seq in (select rowid from document_fields_search where document_fields_search match @taxId limit 1000)' : ''
  const sql = `select * from documents
    where (seq in (select rowid from document_text_search where document_text_search match @on_pages order by rowid desc limit 1000) ${byTaxId})
      and status = 'pending' and edited_by_person = 0 and deleted_at is null and id is not @origin
    order by seq desc limit ${MOST}`
  const given = { on_pages: names.map((name) => `(${name})`).join(' OR '), origin: memory.document_id, ...(taxId ? { taxId } : {}) }
  return who.db.$client.prepare(sql).all(given).map(documentRowOf)
}
