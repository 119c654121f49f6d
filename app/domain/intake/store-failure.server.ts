import type { UnreadableCode } from '#app/contract/reading.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { recordEvent, type Actor } from '../documents/record-event.server.ts'
import { documentRow, type DocumentRow } from '../documents/require-document.server.ts'
import { statusAfter } from '../review/lifecycle.ts'

/** The file could not be read. Inside the transaction that ends the job; undefined when the document no longer waits for it. */
export function storeFailure(actor: Actor, documentId: string, code: UnreadableCode, message: string): DocumentRow | undefined {
  const row = documentRow(actor.db, documentId)
  const status = row && row.deleted_at === null ? statusAfter('fail', row.status) : undefined
  if (!row || !status) return undefined
  recordEvent(actor, row.id, { type: 'failed', old: row.status, new: status, note: code })
  return changeDocument(actor.db, row, {
    status,
    failure_code: code,
    failure_message: message,
    first_read_at: row.first_read_at ?? actor.now.getTime(),
  })
}
