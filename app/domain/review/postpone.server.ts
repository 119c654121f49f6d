import { eq } from 'drizzle-orm'
import type { DocumentView } from '#app/contract/documents.ts'
import { documents } from '#db/schema/documents.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import { viewDocument } from '../documents/view.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Who } from '../who.ts'

const DAY = 24 * 60 * 60 * 1000 // milliseconds

/** Passes a pending document over in the queue for a day; it stays pending and in the lists. Its version does not change: nothing of it did. */
export function postponeDocument(who: Who, id: string): DocumentView {
  const row = requireDocument(who, id, 'write')
  if (row.status !== 'pending') throw new Failure('wrong_status', { values: { status: row.status } })
  inTransaction(who.db, () => {
    recordEvent(who, id, { type: 'postponed' })
    who.db
      .update(documents)
      .set({ postponed_until: who.now.getTime() + DAY })
      .where(eq(documents.id, id))
      .run()
  })
  return viewDocument(who.db, row)
}
