import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { kindNames } from '#app/contract/kinds/index.ts'

/** Each hand-over to the ERP, and what it carried: a document goes out once. */
export const handovers = sqliteTable('handovers', {
  id: text().primaryKey(),
  kind: text({ enum: kindNames }).notNull(),
  at: integer().notNull(),
  member_id: text(),
  file_name: text().notNull(),
})

export const handedOver = sqliteTable(
  'handed_over',
  {
    handover_id: text()
      .notNull()
      .references(() => handovers.id, { onDelete: 'cascade' }),
    document_id: text().notNull(),
    lines: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.handover_id, table.document_id] }), index('handed_over_by_document').on(table.document_id)],
)
