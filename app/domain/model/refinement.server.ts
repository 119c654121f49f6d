import { and, desc, eq, gt } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Reading } from '#app/contract/reading.ts'
import type { WordsOfPage } from '#app/contract/words.ts'
import { wordsPath } from '#app/platform/files.server.ts'
import type { Refined } from '#app/engine/refine/refine.ts'
import type { Database } from '#db/client.server.ts'
import { deskLocks } from '#db/schema/approvals.ts'
import { readings } from '#db/schema/readings.ts'
import { changeDocument } from '../documents/change-document.server.ts'
import { writeProvenance } from '../documents/provenance.server.ts'
import { recordEvent, type Actor } from '../documents/record-event.server.ts'
import { derivedColumns, refreshSearch } from '../documents/refresh.server.ts'
import { documentRow, type DocumentRow } from '../documents/require-document.server.ts'
import { readValues, writeValues, type Values } from '../documents/values.server.ts'
import { dataFolderOf } from '../intake/data-folder.ts'
import { readWordsNow } from '../intake/words.server.ts'
import { resolveParties } from '../parties/resolve.server.ts'
import { lookUpProducts } from '../products/look-up.server.ts'
import { withChecksOfOthers } from '../review/recheck.server.ts'
import { mergeCells } from './merge-cells.ts'

/** A document as the engine read it, on which no person has laid hands. */
export interface Untouched {
  row: DocumentRow
  readingId: number
  reading: Reading
  words: WordsOfPage[]
}

/** What there is to improve; undefined where the document is gone, is no longer as the engine left it, or somebody has it open. */
export function findUntouched(db: Database, documentId: string, now: Date): Untouched | undefined {
  const row = documentRow(db, documentId)
  if (!row || !isUntouched(db, row, now) || row.sha256 === null) return undefined
  const ofKind = and(eq(readings.document_id, row.id), eq(readings.kind, row.kind))
  const kept = db.select().from(readings).where(ofKind).orderBy(desc(readings.id)).limit(1).get()
  if (!kept) return undefined
  return { row, readingId: kept.id, reading: kept.reading, words: readWordsNow(wordsPath(dataFolderOf(db), row.sha256)) }
}

/**
 * Stores what the model gave as part of the reading, with an event. Inside the transaction that ends the job; undefined, and nothing is changed, where
 * the document is not the version that was asked about. The status stays.
 */
export function storeRefinement(
  actor: Actor,
  asked: Untouched,
  { reading, filled, confirmed, origins }: Refined,
  model: string,
): DocumentRow | undefined {
  const row = documentRow(actor.db, asked.row.id)
  if (!row || row.version !== asked.row.version || !isUntouched(actor.db, row, actor.now)) return undefined
  if (filled.length + confirmed.length === 0) return undefined
  const kind = kinds[row.kind]
  const kept = actor.db.select({ row_ids: readings.row_ids }).from(readings).where(eq(readings.id, asked.readingId)).get()!
  const ids = { items: idsOf(origins.items, kept.row_ids.items), vat_details: idsOf(origins.vat_details, kept.row_ids.vat_details) }
  const merged = mergeCells(kind, readValues(actor.db, row.kind, row.id), reading, ids)
  const looked = origins.items.includes(null) ? lookUpProducts(actor.db, row.kind, merged.values as Values, merged.provenance) : merged
  const { values, provenance } = resolveParties(actor.db, row.kind, looked.values as Values, looked.provenance)
  writeValues(actor.db, row.kind, row.id, values)
  writeProvenance(actor.db, row.id, provenance)
  refreshSearch(actor.db, row, values)
  // The model is part of the reading: what it filled in, no person has corrected.
  actor.db.update(readings).set({ reading, row_ids: ids }).where(eq(readings.id, asked.readingId)).run()
  for (const name of filled) recordEvent(actor, row.id, { type: 'model', field: name, new: valueAt(reading, name), note: model })
  if (filled.length === 0) recordEvent(actor, row.id, { type: 'model', note: model })
  const checks = withChecksOfOthers(actor.db, row, values, reading.checks)
  return changeDocument(actor.db, row, derivedColumns(row, values, provenance, checks, reading.warnings))
}

/** Rows keep their ids; those that the model found get new ones. */
function idsOf(origins: readonly (number | null)[], before: readonly string[]): string[] {
  return origins.map((origin) => (origin === null ? newId() : before[origin]!))
}

function isUntouched(db: Database, row: DocumentRow, now: Date): boolean {
  if (row.deleted_at !== null || row.status !== 'pending' || row.edited_by_person) return false
  const open = and(eq(deskLocks.document_id, row.id), gt(deskLocks.until, now.getTime()))
  return db.select().from(deskLocks).where(open).get() === undefined
}

function valueAt(reading: Reading, name: string): string | null {
  const [list, row, column] = name.split('.')
  const rows = list === 'items' ? reading.items : list === 'vat_details' ? reading.vat_details : undefined
  return (rows && column ? rows[Number(row)]?.[column] : reading.fields[name])?.value ?? null
}
