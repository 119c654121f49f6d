import { eq } from 'drizzle-orm'
import type { DocumentView } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { approvals, corrections } from '#db/schema/approvals.ts'
import { announceChange } from '../documents/changes.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { recordEvent } from '../documents/record-event.server.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import { readValues } from '../documents/values.server.ts'
import { viewDocument } from '../documents/view.server.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { forgetCode, forgetPrinted } from '../parties/remember.server.ts'
import type { Who } from '../who.ts'
import { refreshNeighbours } from './refresh-neighbours.server.ts'
import { requireStep } from './require-step.ts'

/**
 * Takes an approval or a rejection back, and with it what the approval taught: its memory is at rest until the document is approved anew.
 * With a `version` only what is still as that step left it: what was handed over or changed since is not undone in passing.
 */
export function reopenDocument(who: Who, id: string, version?: number): DocumentView {
  const row = requireDocument(who, id, 'write')
  if (version !== undefined && version !== row.version) throw movedOn(viewDocument(who.db, row))
  const status = requireStep('reopen', row)
  const changed = inTransaction(who.db, () => {
    recordEvent(who, id, { type: 'reopened', old: row.status, new: status })
    who.db.delete(approvals).where(eq(approvals.document_id, id)).run()
    who.db.delete(corrections).where(eq(corrections.document_id, id)).run()
    const { fields } = readValues(who.db, row.kind, id)
    if (fields.customer_code) forgetCode(who.db, id, fields.customer_code)
    forgetPrinted(who.db, row, fields)
    return changeDocument(who.db, row, { status, approved_at: null, approved_by: null, approval_note: null, reject_reason: null })
  })
  announceChange(who.db, changed)
  refreshNeighbours(who.db, changed)
  return viewDocument(who.db, changed)
}

/** Named, because whoever takes a step back stands before another document already. */
function movedOn(current: DocumentView): Failure {
  const document = current.fields[kinds[current.kind].titleField] ?? current.file_name ?? current.id
  return new Failure('stale_version', { current, faults: [{ code: 'stale_version', reason: 'moved_on', values: { document } }] })
}
