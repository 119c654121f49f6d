import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { statuses } from '#app/contract/documents.ts'
import { kindNames } from '#app/contract/kinds/index.ts'
import type { Check, PageNotRead, Warning } from '#app/contract/reading.ts'

/**
 * What both kinds have in common: the file, the way it has gone, and the columns of the lists.
 * The values themselves stand in `invoices` and `work_orders`; the list columns here follow from them (`domain/documents/refresh`).
 */
export const documents = sqliteTable(
  'documents',
  {
    /** Order of arrival; also the rowid of both search tables. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    kind: text({ enum: kindNames }).notNull(),
    /** What the uploader asked for: the engine may change the kind only when it was left to it. */
    kind_choice: text({ enum: ['auto', ...kindNames] }).notNull(),
    status: text({ enum: statuses }).notNull(),
    version: integer().notNull().default(1),

    file_name: text(),
    /** Hex; identity of a file over the whole installation. Null for documents made by hand. */
    sha256: text(),
    bytes: integer(),
    pages: integer(),
    language: text(),

    /** Instants are milliseconds since 1970 in UTC. */
    created_at: integer().notNull(),
    created_by: text(),
    /** When the first reading ended; counts as "processed". */
    first_read_at: integer(),
    approved_at: integer(),
    approved_by: text(),
    approval_note: text(),
    reject_reason: text(),
    failure_code: text(),
    failure_message: text(),
    deleted_at: integer(),
    deleted_by: text(),
    postponed_until: integer(),
    edited_by_person: integer({ mode: 'boolean' }).notNull().default(false),

    /** 0 to 1; null until read. */
    confidence: real(),
    doubtful: integer().notNull().default(0),
    checks: text({ mode: 'json' }).$type<Check[]>().notNull().default([]),
    warnings: text({ mode: 'json' }).$type<Warning[]>().notNull().default([]),
    pages_not_read: text({ mode: 'json' }).$type<PageNotRead[]>().notNull().default([]),

    /** List columns: as printed, and folded (no case, no accents) for sorting and comparing. */
    title: text(),
    title_key: text(),
    party: text(),
    party_key: text(),
    client: text(),
    client_key: text(),
    document_date: text(),
    total: text(),
    /** Ten-thousandths of the currency's unit: lists sort and sums add without binary fractions. */
    total_scaled: integer(),
    currency: text(),
  },
  (table) => {
    const here = sql`${table.deleted_at} is null`
    return [
      uniqueIndex('documents_sha256')
        .on(table.sha256)
        .where(sql`${table.sha256} is not null`),
      index('documents_by_arrival').on(table.kind, table.created_at, table.seq).where(here),
      index('documents_by_status').on(table.kind, table.status, table.created_at, table.seq).where(here),
      index('documents_by_status_only').on(table.kind, table.status, table.seq).where(here),
      index('documents_by_confidence').on(table.kind, table.confidence, table.seq).where(here),
      index('documents_by_approval').on(table.kind, table.approved_at, table.seq).where(here),
      index('documents_by_read').on(table.kind, table.first_read_at),
      index('documents_by_created').on(table.kind, table.created_at),
      index('documents_by_file_name')
        .on(table.kind, sql`${table.file_name} collate nocase`, table.seq)
        .where(here),
      index('documents_by_title').on(table.kind, table.title_key, table.seq).where(here),
      index('documents_by_party').on(table.kind, table.party_key, table.seq).where(here),
      index('documents_by_client').on(table.kind, table.client_key, table.seq).where(here),
      index('documents_by_date').on(table.kind, table.document_date, table.seq).where(here),
      index('documents_by_total').on(table.kind, table.total_scaled, table.seq).where(here),
      index('documents_in_trash')
        .on(table.deleted_at)
        .where(sql`${table.deleted_at} is not null`),
    ]
  },
)
