import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { memberStates, roles, themes } from '#app/contract/members.ts'
import { languages } from '#app/contract/languages.ts'

/** People of the installation. `email` is kept in lower case. An invited one has no password yet. */
export const members = sqliteTable(
  'members',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    password_hash: text(),
    role: text({ enum: roles }).notNull(),
    status: text({ enum: memberStates }).notNull(),
    language: text({ enum: languages }),
    theme: text({ enum: themes }).notNull().default('system'),
    notifications: integer({ mode: 'boolean' }).notNull().default(true),
    created_at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [check('members_email_lower', sql`${table.email} = lower(${table.email})`)],
)

/** Single-use links by mail: setting a forgotten password, or the first one after an invitation. */
export const passwordLinks = sqliteTable(
  'password_links',
  {
    /** SHA-256 of the token, hexadecimal. */
    hash: text().primaryKey(),
    member_id: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    sort: text({ enum: ['reset', 'invitation'] }).notNull(),
    created_at: integer({ mode: 'timestamp_ms' }).notNull(),
    expires_at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('password_links_member').on(table.member_id)],
)
