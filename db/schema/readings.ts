import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { kindNames } from '#app/contract/kinds/index.ts'
import type { DocumentProvenance } from '#app/contract/documents.ts'
import type { Reading } from '#app/contract/reading.ts'
import { documents } from './documents.ts'

/** What the engine read, completed by the local model and by nobody else. Corrections are the difference between the first one of the kind and the approved values. */
export const readings = sqliteTable(
  'readings',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document_id: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    kind: text({ enum: kindNames }).notNull(),
    at: integer().notNull(),
    reading: text({ mode: 'json' }).$type<Reading>().notNull(),
    /** The ids that its rows got, in order: by them the approved rows find the extracted ones. */
    row_ids: text({ mode: 'json' }).$type<{ items: string[]; vat_details: string[] }>().notNull(),
  },
  (table) => [index('readings_by_document').on(table.document_id, table.kind, table.id)],
)

/** Where each present value comes from, rows by their id. One line per document, apart from `documents` because lists never need it. */
export const provenances = sqliteTable('provenances', {
  document_id: text()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  provenance: text({ mode: 'json' }).$type<DocumentProvenance>().notNull(),
})
