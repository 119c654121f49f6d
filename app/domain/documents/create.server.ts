import { newId } from '#app/domain/new-id.ts'
import type { DocumentEdit, DocumentView } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { documents } from '#db/schema/documents.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { resolveParties } from '../parties/resolve.server.ts'
import { recheckDocument } from '../review/recheck.server.ts'
import { refreshAround } from '../review/refresh-neighbours.server.ts'
import { withWarningsOfOthers } from '../review/warn-of-others.server.ts'
import { requireScope, type Who } from '../who.ts'
import { applyEdit } from './edit-values.ts'
import { followEdit } from './edit-provenance.ts'
import { writeProvenance } from './provenance.server.ts'
import { recordEvent } from './record-event.server.ts'
import { derivedColumns, refreshSearch } from './refresh.server.ts'
import { writeValues, type Values } from './values.server.ts'
import { changeDocument } from './change-document.server.ts'
import { viewDocument } from './view.server.ts'

/** Makes a document by hand, without a file: pending at once, every value a person's. */
export function createDocument(who: Who, kind: Kind, given: Omit<DocumentEdit, 'version'>): DocumentView {
  requireScope(who, kind.scope, 'write')
  const empty: Values = { fields: Object.fromEntries(kind.fields.map((field) => [field.name, null])), items: [], vat_details: [] }
  const { values: typed, faults } = applyEdit(kind, empty, given)
  if (faults.length > 0) throw new Failure('invalid', { faults })
  const followed = followEdit(empty, typed, { fields: {}, items: {}, vat_details: {} }, given)
  const { values, provenance } = resolveParties(who.db, kind.name, typed, followed.provenance)
  const make = () => {
    const line = { id: newId(), kind: kind.name, kind_choice: kind.name, status: 'pending', version: 0, edited_by_person: true } as const
    const row = who.db
      .insert(documents)
      .values({ ...line, created_at: who.now.getTime(), created_by: who.member.id })
      .returning()
      .get()
    writeValues(who.db, kind.name, row.id, values)
    writeProvenance(who.db, row.id, provenance)
    recordEvent(who, row.id, { type: 'created', new: 'pending' })
    refreshSearch(who.db, row, values)
    const checks = recheckDocument(who.db, row, values, provenance)
    return changeDocument(who.db, row, derivedColumns(row, values, provenance, checks, withWarningsOfOthers(who.db, row, values, [])))
  }
  return viewDocument(
    who.db,
    refreshAround(who.db, undefined, () => inTransaction(who.db, make)),
  )
}
