import type { DocumentView } from '#app/contract/documents.ts'
import { cancelJobs, enqueueJob } from '#app/jobs/queue.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Who } from '../who.ts'
import { refreshNeighbours } from '../review/refresh-neighbours.server.ts'
import { announceChange } from './changes.ts'
import { changeDocument } from './change-document.server.ts'
import { recordEvent, type Actor } from './record-event.server.ts'
import { requireDocument, type DocumentRow } from './require-document.server.ts'
import { viewDocument } from './view.server.ts'

/** Moves to the trash; approved ones by admins only (`forbidden`). Reading that is under way ends. The line with hash and actor stays for good. */
export function removeDocument(who: Who, id: string): void {
  const row = requireDocument(who, id, 'write')
  requireMayDelete(who, row)
  const changed = inTransaction(who.db, () => {
    recordEvent(who, id, { type: 'deleted', old: row.status, sha256: row.sha256 })
    cancelJobs(who.db, id)
    return changeDocument(who.db, row, { deleted_at: who.now.getTime(), deleted_by: who.member.id })
  })
  announceChange(who.db, { ...changed, status: 'deleted' })
  refreshNeighbours(who.db, changed)
}

/** Takes a document out of the trash, as it was (approved ones by admins only); one whose reading was broken off is read again. One that is not there is `wrong_status`. */
export function restoreDocument(who: Who, id: string): DocumentView {
  const row = requireDocument(who, id, 'write', { inTrash: true })
  if (row.deleted_at === null) throw new Failure('wrong_status', { values: { status: row.status } })
  requireMayDelete(who, row)
  const changed = inTransaction(who.db, () => takeOutOfTrash(who, row))
  announceChange(who.db, changed)
  refreshNeighbours(who.db, changed)
  return viewDocument(who.db, changed)
}

function requireMayDelete(who: Who, row: DocumentRow): void {
  if (row.status === 'approved' && who.member.role !== 'admin') throw new Failure('forbidden')
}

/** Inside a transaction. */
export function takeOutOfTrash(actor: Actor, row: DocumentRow): DocumentRow {
  recordEvent(actor, row.id, { type: 'restored', new: row.status, sha256: row.sha256 })
  if (row.status === 'processing') enqueueJob(actor.db, 'extract', row.id, actor.now)
  return changeDocument(actor.db, row, { deleted_at: null, deleted_by: null })
}
