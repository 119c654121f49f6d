import { eq } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import type { DocumentProvenance, Row } from '#app/contract/documents.ts'
import { kinds, type Column } from '#app/contract/kinds/index.ts'
import type { Cells, Reading } from '#app/contract/reading.ts'
import { documents } from '#db/schema/documents.ts'
import { readings } from '#db/schema/readings.ts'
import { recordEvent, type Actor } from '../documents/record-event.server.ts'
import { refreshSearch, derivedColumns } from '../documents/refresh.server.ts'
import { documentRow, type DocumentRow } from '../documents/require-document.server.ts'
import { readValues, removeValues, writeValues, type Values } from '../documents/values.server.ts'
import { writeProvenance } from '../documents/provenance.server.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { resolveParties } from '../parties/resolve.server.ts'
import { lookUpProducts } from '../products/look-up.server.ts'
import { statusAfter } from '../review/lifecycle.ts'
import { withWarningsOfOthers } from '../review/warn-of-others.server.ts'
import { withChecksOfOthers } from '../review/recheck.server.ts'

/** What the extraction process gave back. */
export interface Extracted {
  reading: Reading
  /** The printed words of all pages, for full-text search. */
  pageText: string
}

/**
 * Stores what was read: values with their proof, checks, status pending. Inside the transaction that ends the job.
 * Undefined when the document no longer waits for it (deleted, or filled in meanwhile): then nothing is changed.
 */
export function storeReading(actor: Actor, documentId: string, { reading, pageText }: Extracted): DocumentRow | undefined {
  const found = documentRow(actor.db, documentId)
  const status = found && found.deleted_at === null ? statusAfter('read', found.status) : undefined
  if (!found || !status) return undefined
  const row = settleKind(actor, found, reading)
  const kind = kinds[row.kind]

  const before = readValues(actor.db, row.kind, row.id)
  const items = rowsOf(reading.items, kind.columns, before.items)
  const vatLines = rowsOf(kind.vatColumns.length > 0 ? reading.vat_details : [], kind.vatColumns, before.vat_details)
  const read: Values = { fields: valuesOf(reading.fields, kind.fields), items, vat_details: vatLines }
  // The hand-over counts on, whatever is read again.
  if ('ftp_quantity' in read.fields) read.fields.ftp_quantity = before.fields.ftp_quantity ?? null
  const proofs: DocumentProvenance = {
    fields: proofsOf(reading.fields, kind.fields),
    items: Object.fromEntries(items.map((line, index) => [line.id, proofsOf(reading.items[index]!, kind.columns)])),
    vat_details: Object.fromEntries(vatLines.map((line, index) => [line.id, proofsOf(reading.vat_details[index]!, kind.vatColumns)])),
  }
  const looked = lookUpProducts(actor.db, row.kind, read, proofs)
  const { values, provenance } = resolveParties(actor.db, row.kind, looked.values, looked.provenance)

  const stored = { ...reading, kind: row.kind, ...asRead(values, provenance) }
  actor.db
    .insert(readings)
    .values({ document_id: row.id, kind: row.kind, at: actor.now.getTime(), reading: stored, row_ids: idsOf(values) })
    .run()
  writeValues(actor.db, row.kind, row.id, values)
  writeProvenance(actor.db, row.id, provenance)
  refreshSearch(actor.db, row, values, pageText)
  recordEvent(actor, row.id, { type: 'read', old: row.status, new: status })
  const checks = withChecksOfOthers(actor.db, row, values, reading.checks)
  return changeDocument(actor.db, row, {
    ...derivedColumns(row, values, provenance, checks, withWarningsOfOthers(actor.db, row, values, reading.warnings)),
    kind: row.kind,
    status,
    pages: reading.pages,
    pages_not_read: reading.pages_not_read ?? [],
    language: reading.language,
    first_read_at: row.first_read_at ?? actor.now.getTime(),
  })
}

/** Where the uploader left it to the engine, the document becomes what the engine says it is. */
function settleKind(actor: Actor, row: DocumentRow, reading: Reading): DocumentRow {
  if (row.kind_choice !== 'auto' || row.kind === reading.kind) return row
  recordEvent(actor, row.id, { type: 'moved', field: 'kind', old: row.kind, new: reading.kind })
  removeValues(actor.db, row.kind, row.id)
  actor.db.update(documents).set({ kind: reading.kind }).where(eq(documents.id, row.id)).run()
  return { ...row, kind: reading.kind }
}

function valuesOf(cells: Cells, columns: readonly Column[]): Record<string, string | null> {
  return Object.fromEntries(columns.map(({ name }) => [name, cells[name]?.value ?? null]))
}

/** A row that is read again keeps the id it had, so that links and corrections still find it. */
function rowsOf(rows: readonly Cells[], columns: readonly Column[], before: readonly Row[]): Row[] {
  return rows.map((cells, index) => ({ ...valuesOf(cells, columns), id: before[index]?.id ?? newId() }) as Row)
}

function proofsOf(cells: Cells, columns: readonly Column[]): DocumentProvenance['fields'] {
  const present = columns.flatMap(({ name }) => (cells[name] ? [[name, cells[name]] as const] : []))
  return Object.fromEntries(present.map(([name, { value: _, ...proof }]) => [name, proof]))
}

function asRead(values: Values, provenance: DocumentProvenance): Pick<Reading, 'fields' | 'items' | 'vat_details'> {
  return {
    fields: cellsOf(values.fields, provenance.fields),
    items: values.items.map(({ id, ...cells }) => cellsOf(cells, provenance.items[id] ?? {})),
    vat_details: values.vat_details.map(({ id, ...cells }) => cellsOf(cells, provenance.vat_details[id] ?? {})),
  }
}

function cellsOf(values: Record<string, string | null>, proofs: DocumentProvenance['fields']): Cells {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null && proofs[entry[0]] !== undefined)
  return Object.fromEntries(filled.map(([name, value]) => [name, { ...proofs[name]!, value }]))
}

function idsOf(values: Values): { items: string[]; vat_details: string[] } {
  return { items: values.items.map((row) => row.id), vat_details: values.vat_details.map((row) => row.id) }
}
