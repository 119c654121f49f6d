import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Conversations with the assistant; a person sees only their own. */
export const threads = sqliteTable(
  'threads',
  {
    id: text().primaryKey(),
    member_id: text().notNull(),
    name: text().notNull(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  (table) => [index('threads_by_member').on(table.member_id, table.updated_at)],
)

export const messages = sqliteTable(
  'messages',
  {
    id: text().primaryKey(),
    thread_id: text()
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    role: text({ enum: ['person', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** Documents and boxes that an answer was computed from. */
    citations: text({ mode: 'json' }).notNull().default([]),
    created_at: integer().notNull(),
  },
  (table) => [index('messages_by_thread').on(table.thread_id, table.created_at)],
)
