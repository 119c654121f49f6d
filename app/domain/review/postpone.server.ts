import { eq } from 'drizzle-orm'
import type { DocumentView } from '#app/contract/documents.ts'
import { documents } from '#db/schema/documents.ts'
import { addDays, dayOf, startOfDay } from '../analytics/periods.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import { viewDocument } from '../documents/view.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Who } from '../who.ts'

/** Passes a pending document over in the queue until tomorrow, as the clock of whoever asks has it; it stays pending and in the lists. Its version does not change: nothing of it did. */
export function postponeDocument(who: Who, id: string, timeZone: string): DocumentView {
  const row = requireDocument(who, id, 'write')
  if (row.status !== 'pending') throw new Failure('wrong_status', { values: { status: row.status } })
  const tomorrow = startOfDay(addDays(dayOf(who.now.getTime(), timeZone), 1), timeZone)
  inTransaction(who.db, () => {
    recordEvent(who, id, { type: 'postponed' })
    who.db.update(documents).set({ postponed_until: tomorrow }).where(eq(documents.id, id)).run()
  })
  return viewDocument(who.db, row)
}
