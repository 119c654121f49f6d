import type { DocumentView, Row } from '#app/contract/documents.ts'
import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import { Failure } from '../failure.ts'
import { inTransaction } from '../in-transaction.ts'
import { resolveParties } from '../parties/resolve.server.ts'
import { recheckDocument } from '../review/recheck.server.ts'
import { sendToReading } from '../review/retry.server.ts'
import { requireScope, type Who } from '../who.ts'
import { announceChange } from './changes.ts'
import { changeDocument } from './change-document.server.ts'
import { readProvenance, writeProvenance } from './provenance.server.ts'
import { recordEvent } from './record-event.server.ts'
import { derivedColumns, refreshSearch } from './refresh.server.ts'
import { requireDocument, type DocumentRow } from './require-document.server.ts'
import { readValues, removeValues, writeValues, type Values } from './values.server.ts'
import { viewDocument } from './view.server.ts'

/** Says that a waiting or failed document is of the other kind: read again as such, or, where a person has worked on it, what both kinds have is carried over. */
export function moveDocument(who: Who, id: string, to: KindName): DocumentView {
  const row = requireDocument(who, id, 'write')
  requireScope(who, kinds[to].scope, 'write')
  if (row.kind === to) return viewDocument(who.db, row)
  if (row.status !== 'pending' && row.status !== 'failed') throw new Failure('wrong_status', { values: { status: row.status } })
  const readAgain = row.sha256 !== null && !row.edited_by_person
  const changed = inTransaction(who.db, () => {
    recordEvent(who, id, { type: 'moved', field: 'kind', old: row.kind, new: to })
    return readAgain ? moveAndRead(who, row, to) : moveAndCarry(who, row, to)
  })
  announceChange(who.db, changed)
  return viewDocument(who.db, changed)
}

function moveAndRead(who: Who, row: DocumentRow, to: KindName): DocumentRow {
  removeValues(who.db, row.kind, row.id)
  writeProvenance(who.db, row.id, { fields: {}, items: {}, vat_details: {} })
  const nothing = { title: null, title_key: null, party: null, party_key: null, client: null, client_key: null, document_date: null }
  const noMore = { total: null, total_scaled: null, currency: null, confidence: null, doubtful: 0, checks: [], warnings: [] }
  return sendToReading(who, row, 'retried', { kind: to, kind_choice: to, ...nothing, ...noMore })
}

function moveAndCarry(who: Who, row: DocumentRow, to: KindName): DocumentRow {
  const proofs = readProvenance(who.db, row.id)
  const values = carry(readValues(who.db, row.kind, row.id), row.kind, to)
  const rename = renames[row.kind]
  const carried = {
    fields: renameKeys(proofs.fields, rename.fields),
    items: Object.fromEntries(Object.entries(proofs.items).map(([rowId, cells]) => [rowId, renameKeys(cells, rename.items)])),
    vat_details: {},
  }
  const resolved = resolveParties(who.db, to, values, carried)
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

type Renames = Record<string, string>

// The same thing under the other kind's name; names that both kinds have need no line.
const renames: Record<KindName, { fields: Renames; items: Renames }> = {
  invoice: {
    fields: {
      subtotal_without_tax: 'total_amount_without_tax',
      additional_notes: 'note',
      client_name: 'customer_company_name',
      client_id: 'customer_code',
    },
    items: { divalto_code: 'product_code', description: 'product_name', quantity: 'requested_quantity' },
  },
  work_order: {
    fields: {
      total_amount_without_tax: 'subtotal_without_tax',
      note: 'additional_notes',
      customer_company_name: 'client_name',
      customer_code: 'client_id',
    },
    items: { product_code: 'divalto_code', product_name: 'description', requested_quantity: 'quantity' },
  },
}

function carry(values: Values, from: KindName, to: KindName): Values {
  const fields = renameKeys(values.fields, renames[from].fields)
  // Kept by the program, and only of orders that were handed over.
  delete fields.ftp_quantity
  const items = values.items.map(
    ({ id, ...cells }) => ({ ...onlyKnown(renameKeys(cells, renames[from].items), kinds[to].columns), id }) as Row,
  )
  return { fields: onlyKnown(fields, kinds[to].fields), items, vat_details: [] }
}

function renameKeys<Value>(from: Record<string, Value>, names: Renames): Record<string, Value> {
  const replaced = new Set(Object.values(names))
  const entries = Object.entries(from).filter(([name]) => name in names || !replaced.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [names[name] ?? name, value]))
}

function onlyKnown(from: Record<string, string | null>, known: readonly { name: string }[]): Record<string, string | null> {
  return Object.fromEntries(known.map(({ name }) => [name, from[name] ?? null]))
}
