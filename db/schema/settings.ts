import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What the installation was told in Settings: a name and a JSON value. Defaults stand in app/contract/settings.ts. */
export const settings = sqliteTable('settings', {
  name: text().primaryKey(),
  value: text({ mode: 'json' }).$type<unknown>().notNull(),
  changed_at: integer({ mode: 'timestamp_ms' }).notNull(),
})
