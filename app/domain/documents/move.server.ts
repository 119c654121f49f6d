import type { DocumentView } from '#app/contract/documents.ts'
import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { resolveParties } from '../parties/resolve.server.ts'
import { recheckDocument } from '../review/recheck.server.ts'
import { refreshAround } from '../review/refresh-neighbours.server.ts'
import { sendToReading } from '../review/retry.server.ts'
import { requireScope, type Who } from '../who.ts'
import { carryOver, leftOut } from './carry-over.ts'
import { changeDocument } from './change-document.server.ts'
import { consequences } from './edit-provenance.ts'
import { readProvenance, writeProvenance } from './provenance.server.ts'
import { recordEvent } from './record-event.server.ts'
import { derivedColumns, refreshSearch } from './refresh.server.ts'
import { requireDocument, type DocumentRow } from './require-document.server.ts'
import { readValues, removeValues, writeValues } from './values.server.ts'
import { viewDocument } from './view.server.ts'

/** Says that a waiting or failed document is of the other kind: read again as such, or, where a person has worked on it, what both kinds have is carried over. */
export function moveDocument(who: Who, id: string, to: KindName): DocumentView {
  const row = requireDocument(who, id, 'write')
  requireScope(who, kinds[to].scope, 'write')
  if (row.kind === to) return viewDocument(who.db, row)
  if (row.status !== 'pending' && row.status !== 'failed') throw new Failure('wrong_status', { values: { status: row.status } })
  const readAgain = row.sha256 !== null && !row.edited_by_person
  const move = () => {
    recordEvent(who, id, { type: 'moved', field: 'kind', old: row.kind, new: to })
    return readAgain ? moveAndRead(who, row, to) : moveAndCarry(who, row, to)
  }
  return viewDocument(
    who.db,
    refreshAround(who.db, row, () => inTransaction(who.db, move)),
  )
}

function moveAndRead(who: Who, row: DocumentRow, to: KindName): DocumentRow {
  removeValues(who.db, row.kind, row.id)
  writeProvenance(who.db, row.id, { fields: {}, items: {}, vat_details: {} })
  const nothing = { title: null, title_key: null, party: null, party_key: null, client: null, client_key: null, document_date: null }
  const noMore = { total: null, total_scaled: null, currency: null, confidence: null, doubtful: 0, checks: [], warnings: [] }
  return sendToReading(who, row, 'retried', { kind: to, kind_choice: to, ...nothing, ...noMore })
}

function moveAndCarry(who: Who, row: DocumentRow, to: KindName): DocumentRow {
  const before = readValues(who.db, row.kind, row.id)
  const carried = carryOver(before, readProvenance(who.db, row.id), row.kind, to)
  const resolved = resolveParties(who.db, to, carried.values, carried.provenance)
  const changes = [...leftOut(before, carried.values, row.kind), ...consequences(carried.values, resolved.values)]
  for (const change of changes) recordEvent(who, row.id, { type: 'edited', ...change })
  removeValues(who.db, row.kind, row.id)
  writeValues(who.db, to, row.id, resolved.values)
  writeProvenance(who.db, row.id, resolved.provenance)
  refreshSearch(who.db, row, resolved.values)
  const moved: DocumentRow = {
    ...row,
    kind: to,
    kind_choice: to,
    warnings: row.warnings.filter((warning) => warning.code !== 'other_kind'),
  }
  const checks = recheckDocument(who.db, moved, resolved.values, resolved.provenance)
  const derived = derivedColumns(moved, resolved.values, resolved.provenance, checks, moved.warnings)
  return changeDocument(who.db, row, {
    ...derived,
    kind: to,
    kind_choice: to,
    status: 'pending',
    failure_code: null,
    failure_message: null,
  })
}
