import type { DocumentView } from '#app/contract/documents.ts'
import { announceChange } from '../documents/changes.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import { viewDocument } from '../documents/view.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Who } from '../who.ts'
import { refreshNeighbours } from './refresh-neighbours.server.ts'
import { requireStep } from './require-step.ts'

/** Refuses a waiting document; the reason is kept with it (`reason_missing`). */
export function rejectDocument(who: Who, id: string, reason: string): DocumentView {
  const row = requireDocument(who, id, 'write')
  const status = requireStep('reject', row)
  const given = reason.trim()
  if (given === '') throw new Failure('reason_missing', { faults: [{ code: 'reason_missing', pointer: '/reason' }] })
  const changed = inTransaction(who.db, () => {
    recordEvent(who, id, { type: 'rejected', old: row.status, new: status, note: given, sha256: row.sha256 })
    return changeDocument(who.db, row, { status, reject_reason: given, postponed_until: null })
  })
  announceChange(who.db, changed)
  refreshNeighbours(who.db, changed)
  return viewDocument(who.db, changed)
}
