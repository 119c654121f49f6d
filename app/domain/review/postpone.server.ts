import type { DocumentView } from '#app/contract/documents.ts'
import { announceChange } from '../documents/changes.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import { viewDocument } from '../documents/view.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Who } from '../who.ts'

const POSTPONED_FOR = 12 * 3600 * 1000 // milliseconds: out of today's queue, back tomorrow morning

/** Passes a waiting document over in the queue until tomorrow; it stays pending and in the lists. */
export function postponeDocument(who: Who, id: string): DocumentView {
  const row = requireDocument(who, id, 'write')
  if (row.status !== 'pending') throw new Failure('wrong_status', { values: { status: row.status } })
  const changed = inTransaction(who.db, () => {
    recordEvent(who, id, { type: 'postponed' })
    return changeDocument(who.db, row, { postponed_until: who.now.getTime() + POSTPONED_FOR })
  })
  announceChange(who.db, changed)
  return viewDocument(who.db, changed)
}
