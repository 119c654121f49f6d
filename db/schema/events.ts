import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Every change of status or value: who, when, what, old, new, where from. Lines are only ever added.
 * No foreign key to `documents`: the line about a deleted document stays for good, with its hash.
 */
export const events = sqliteTable(
  'events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    document_id: text().notNull(),
    at: integer().notNull(),
    type: text().notNull(),
    /** The member, or null for the program itself; the name is kept as it was then. */
    actor_id: text(),
    actor_name: text(),
    /** web, api, cli, engine. */
    via: text().notNull(),
    /** `due_date`, `items.<row id>.quantity`, or null where the whole document is meant. */
    field: text(),
    old: text(),
    new: text(),
    note: text(),
    sha256: text(),
  },
  (table) => [index('events_by_document').on(table.document_id, table.id), index('events_by_time').on(table.at)],
)
