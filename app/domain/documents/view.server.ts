import { eq, inArray } from 'drizzle-orm'
import type { DocumentSummary, DocumentView, EventView } from '#app/contract/documents.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { events } from '#db/schema/events.ts'
import { members } from '#db/schema/members.ts'
import { displayName } from '../who.ts'
import { readProvenance } from './provenance.server.ts'
import type { DocumentRow } from './require-document.server.ts'
import { readValues, valuesReader } from './values.server.ts'

/** The document as screens and API show it. */
export function viewDocument(db: Database, row: DocumentRow): DocumentView {
  const values = readValues(db, row.kind, row.id)
  return {
    ...common(row, namesOf(db, [row])),
    ...values,
    provenance: readProvenance(db, row.id),
    events: eventsOf(db, row.id),
  }
}

export type ViewWithoutProofs = Omit<DocumentView, 'provenance' | 'events'>

/** Documents with all their values, but without proofs and history. */
export function viewWithoutProofs(db: Database, rows: readonly DocumentRow[]): ViewWithoutProofs[] {
  const names = namesOf(db, rows)
  const readers = new Map([...new Set(rows.map(({ kind }) => kind))].map((kind) => [kind, valuesReader(db, kind)]))
  return rows.map((row) => ({ ...common(row, names), ...readers.get(row.kind)!(row.id) }))
}

function common(row: DocumentRow, names: Map<string, string>) {
  return {
    ...summarize(row, names),
    sha256: row.sha256,
    language: row.language,
    creator_id: row.created_by,
    approver_id: row.approved_by,
    reject_reason: row.reject_reason,
    deleted_at: isoInstant(row.deleted_at),
    checks: row.checks,
    warnings: row.warnings,
    pages_not_read: row.pages_not_read,
  }
}

/** Lines of a list: only the list columns, no query per document. */
export function viewSummaries(db: Database, rows: readonly DocumentRow[]): DocumentSummary[] {
  const names = namesOf(db, rows)
  return rows.map((row) => summarize(row, names))
}

function summarize(row: DocumentRow, names: Map<string, string>): DocumentSummary {
  const kind = kinds[row.kind]
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    file_name: row.file_name,
    pages: row.pages,
    created_at: isoInstant(row.created_at)!,
    created_by: nameOf(names, row.created_by),
    approved_at: isoInstant(row.approved_at),
    approved_by: nameOf(names, row.approved_by),
    confidence: row.confidence,
    doubtful: row.doubtful,
    version: row.version,
    failure: row.failure_code ? { code: row.failure_code, message: row.failure_message ?? '' } : null,
    fields: {
      [kind.titleField]: row.title,
      [kind.dateField]: row.document_date,
      [kind.partyField]: row.party,
      client: row.client,
      [kind.totalField]: row.total,
      currency: row.currency,
    },
  }
}

export function isoInstant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}

function nameOf(names: Map<string, string>, memberId: string | null): string | null {
  return memberId === null ? null : (names.get(memberId) ?? null)
}

function namesOf(db: Database, rows: readonly DocumentRow[]): Map<string, string> {
  const ids = [...new Set(rows.flatMap((row) => [row.created_by, row.approved_by]).filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const found = db.select().from(members).where(inArray(members.id, ids)).all()
  return new Map(found.map((member) => [member.id, displayName(member)]))
}

function eventsOf(db: Database, documentId: string): EventView[] {
  const lines = db.select().from(events).where(eq(events.document_id, documentId)).orderBy(events.id).all()
  return lines.map((line) => ({
    id: String(line.id),
    at: isoInstant(line.at)!,
    type: line.type,
    actor: line.actor_name,
    via: line.via,
    field: line.field,
    old: line.old,
    new: line.new,
    note: line.note,
  }))
}
