import type Sqlite from 'better-sqlite3'
import type { Database } from './client.server.ts'

const kept = new WeakMap<Sqlite.Database, Map<string, Sqlite.Statement>>()

/**
 * The statement, prepared once a connection: preparing takes as long as running it, and what is asked for each of many documents is asked thousands of
 * times. It is shared, so call `get`, `all` or `run` and leave how it answers (`pluck`, `raw`) as it is.
 */
export function prepared(db: Database, sql: string): Sqlite.Statement {
  let statements = kept.get(db.$client)
  if (!statements) kept.set(db.$client, (statements = new Map()))
  let statement = statements.get(sql)
  if (!statement) statements.set(sql, (statement = db.$client.prepare(sql)))
  return statement
}
