import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { kindNames } from '#app/contract/kinds/index.ts'
import { documents } from './documents.ts'

/** The outcome of the newest approval of a document: what analytics and learning ask. Recomputable from readings and events. */
export const approvals = sqliteTable(
  'approvals',
  {
    document_id: text()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    kind: text({ enum: kindNames }).notNull(),
    at: integer().notNull(),
    member_id: text(),
    /** Approved by rule (bulk over a confidence) and not by a person looking at it. */
    by_rule: integer({ mode: 'boolean' }).notNull().default(false),
    corrections: integer().notNull(),
    /** Extracted values that stood unchanged; those that had to be changed, added or taken away. */
    correct: integer().notNull(),
    wrong: integer().notNull(),
    missed: integer().notNull(),
    spurious: integer().notNull(),
    /** What a person would have keyed: filled fields and cells, and their characters. */
    filled: integer().notNull(),
    characters: integer().notNull(),
    review_ms: integer().notNull().default(0),
  },
  (table) => [index('approvals_by_time').on(table.kind, table.at)],
)

/** One line per value that differed at approval. `row` is the row's id for cells. */
export const corrections = sqliteTable(
  'corrections',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document_id: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** `fields`, `items` or `vat_details`. */
    part: text({ enum: ['fields', 'items', 'vat_details'] }).notNull(),
    field: text().notNull(),
    row: text(),
    sort: text({ enum: ['wrong', 'missed', 'spurious', 'row_added', 'row_deleted'] }).notNull(),
    extracted: text(),
    approved: text(),
  },
  (table) => [index('corrections_by_document').on(table.document_id)],
)

/** Time with the review desk in front and input within the last minute, summed per document and member. */
export const reviewTimes = sqliteTable(
  'review_times',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document_id: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    member_id: text(),
    at: integer().notNull(),
    ms: integer().notNull(),
  },
  (table) => [index('review_times_by_document').on(table.document_id)],
)

/** Who has a document open at the review desk; runs out by itself. */
export const deskLocks = sqliteTable('desk_locks', {
  document_id: text()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  member_id: text().notNull(),
  member_name: text().notNull(),
  until: integer().notNull(),
})
