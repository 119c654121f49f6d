import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ToldOfMemory } from '#app/contract/memory.ts'
import { kindNames } from '#app/contract/kinds/index.ts'

/** What was learned from an approved document, for one sender and layout. Forgotten ones have no say; they are kept as a record of what was taught. */
export const memories = sqliteTable(
  'memories',
  {
    id: text().primaryKey(),
    kind: text({ enum: kindNames }).notNull(),
    sender_key: text().notNull(),
    sender_name: text().notNull(),
    sender_tax_id: text(),
    /** The print of the layout; how it is made is the engine's affair. */
    layout: text().notNull(),
    data: text({ mode: 'json' }).notNull(),
    /** What people see of `data`: see contract/memory.ts. */
    told: text({ mode: 'json' }).notNull().$type<ToldOfMemory>().default({ fields: [], columns: [], emptied: [] }),
    document_id: text(),
    created_at: integer().notNull(),
    created_by: text(),
    forgotten_at: integer(),
  },
  (table) => [
    index('memories_by_sender').on(table.kind, table.sender_key),
    // Lists are of this alone, newest first; a memory has ten thousand characters of places.
    index('memories_as_told').on(
      table.forgotten_at,
      table.created_at,
      table.id,
      table.kind,
      table.sender_name,
      table.layout,
      table.told,
      table.document_id,
      table.created_by,
    ),
    index('memories_by_document').on(table.document_id),
    // Every paper is held against these names; the memories themselves are long.
    index('memories_by_name').on(table.forgotten_at, table.sender_name, table.sender_tax_id),
    index('memories_by_read_name')
      .on(sql`${table.data} ->> '$.sender.read_name'`)
      .where(sql`${table.forgotten_at} is null and ${table.data} ->> '$.sender.read_name' is not null`),
  ],
)
