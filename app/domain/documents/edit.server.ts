import type { DocumentEdit, DocumentView } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { requireStep } from '../review/require-step.ts'
import { withWarningsOfOthers } from '../review/warn-of-others.server.ts'
import type { Who } from '../who.ts'
import { changeDocument } from './change-document.server.ts'
import { applyEdit } from './edit-values.ts'
import { consequences, followEdit } from './edit-provenance.ts'
import { resolveParties } from '../parties/resolve.server.ts'
import { readProvenance, writeProvenance } from './provenance.server.ts'
import { recordEvent } from './record-event.server.ts'
import { derivedColumns, refreshSearch } from './refresh.server.ts'
import { recheckDocument } from '../review/recheck.server.ts'
import { refreshAround } from '../review/refresh-neighbours.server.ts'
import { requireDocument } from './require-document.server.ts'
import { readValues, writeValues } from './values.server.ts'
import { viewDocument } from './view.server.ts'

/**
 * Changes values of a waiting document; a failed one becomes pending by it. `stale_version` carries the state that is kept,
 * `wrong_status` while processing, approved or rejected, `invalid` names each wrong value.
 */
export function editDocument(who: Who, id: string, edit: DocumentEdit): DocumentView {
  const row = requireDocument(who, id, 'write')
  if (edit.version !== row.version) throw new Failure('stale_version', { current: viewDocument(who.db, row) })
  const status = requireStep('edit', row)
  const before = readValues(who.db, row.kind, id)
  const { values: typed, faults } = applyEdit(kinds[row.kind], before, edit)
  if (faults.length > 0) throw new Failure('invalid', { faults })

  const followed = followEdit(before, typed, readProvenance(who.db, id), edit)
  const isNothing = followed.changes.length === 0 && !edit.confirmed?.length && Object.keys(edit.places ?? {}).length === 0
  if (isNothing && status === row.status) return viewDocument(who.db, row)
  const { values, provenance } = resolveParties(who.db, row.kind, typed, followed.provenance)
  const change = () => {
    writeValues(who.db, row.kind, id, values)
    writeProvenance(who.db, id, provenance)
    for (const change of [...followed.changes, ...consequences(typed, values)]) recordEvent(who, id, { type: 'edited', ...change })
    for (const name of edit.confirmed ?? []) recordEvent(who, id, { type: 'confirmed', field: name })
    if (status !== row.status) recordEvent(who, id, { type: 'filled_by_hand', old: row.status, new: status })
    const checks = recheckDocument(who.db, row, values, provenance)
    refreshSearch(who.db, row, values)
    return changeDocument(who.db, row, {
      ...derivedColumns(row, values, provenance, checks, withWarningsOfOthers(who.db, row, values, row.warnings)),
      status,
      edited_by_person: true,
      failure_code: null,
      failure_message: null,
    })
  }
  return viewDocument(
    who.db,
    refreshAround(who.db, row, () => inTransaction(who.db, change)),
  )
}
