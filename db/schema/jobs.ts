import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

export const jobStates = ['waiting', 'running'] as const

/** What is to be done later; a line goes when it is done. A running job belongs to its `claim` until the lease ends; then anyone may take it up again. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text({ enum: ['extract', 'refine'] }).notNull(),
    /** Nothing so far: the subject says all. */
    payload: text({ mode: 'json' }).notNull(),
    /** The document it is about: at most one waiting or running job of a name each. */
    subject: text().notNull(),
    state: text({ enum: jobStates }).notNull().default('waiting'),
    /** How often it was begun, and how often it was begun and never ended (the process died with it). */
    attempts: integer().notNull().default(0),
    crashes: integer().notNull().default(0),
    run_after: integer().notNull(),
    lease_until: integer(),
    claim: text(),
    progress: text(),
    /** Never written: a job that has ended is no line any more. */
    error: text(),
    created_at: integer().notNull(),
    ended_at: integer(),
  },
  (table) => [
    uniqueIndex('jobs_one_each')
      .on(table.name, table.subject)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_to_do').on(table.state, table.run_after, table.id),
    index('jobs_by_subject').on(table.subject),
  ],
)
