import type { DocumentView, EventType } from '#app/contract/documents.ts'
import { enqueueJob } from '#app/jobs/queue.server.ts'
import { announceChange } from '../documents/changes.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { recordEvent, type Actor } from '../documents/record-event.server.ts'
import { requireDocument, type DocumentRow } from '../documents/require-document.server.ts'
import { viewDocument } from '../documents/view.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Who } from '../who.ts'
import { requireStep } from './require-step.ts'

/** Reads the file again: after a failure, or while no person has edited what was read. Without a file there is nothing to read. */
export function retryDocument(who: Who, id: string): DocumentView {
  const row = requireDocument(who, id, 'write')
  requireStep('retry', row)
  if (row.sha256 === null) throw new Failure('wrong_status', { values: { status: row.status } })
  const changed = inTransaction(who.db, () => sendToReading(who, row, 'retried'))
  announceChange(who.db, changed)
  return viewDocument(who.db, changed)
}

/** Back to `processing` with a job for it; inside a transaction, after the step was allowed. */
export function sendToReading(actor: Actor, row: DocumentRow, type: EventType, columns: Partial<DocumentRow> = {}): DocumentRow {
  recordEvent(actor, row.id, { type, old: row.status, new: 'processing' })
  enqueueJob(actor.db, 'extract', row.id, actor.now)
  return changeDocument(actor.db, row, { ...columns, status: 'processing', failure_code: null, failure_message: null })
}
