import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { clientIds } from '#app/contract/auth.ts'
import { members } from './members.ts'

/** One sign-in: the family of all tokens that descend from it. Ending it ends them. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    member_id: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    client_id: text({ enum: clientIds }).notNull(),
    remember: integer({ mode: 'boolean' }).notNull(),
    created_at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** After this nothing of the family is good any more; moved on by every renewal. */
    expires_at: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [index('sessions_member').on(table.member_id), index('sessions_expiry').on(table.expires_at)],
)

/** The random values that prove a session, kept as SHA-256 (hexadecimal). */
export const sessionTokens = sqliteTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    session_id: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    sort: text({ enum: ['access', 'refresh', 'cookie'] }).notNull(),
    expires_at: integer({ mode: 'timestamp_ms' }).notNull(),
    /** When a refresh token was exchanged for the next one. */
    rotated_at: integer({ mode: 'timestamp_ms' }),
  },
  (table) => [index('session_tokens_session').on(table.session_id)],
)

/** Long-lived tokens for services such as `watch`. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: text().primaryKey(),
    member_id: text()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull().unique(),
    created_at: integer({ mode: 'timestamp_ms' }).notNull(),
    last_used_at: integer({ mode: 'timestamp_ms' }),
  },
  (table) => [index('api_tokens_member').on(table.member_id)],
)
