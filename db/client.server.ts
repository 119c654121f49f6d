import Sqlite from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import * as schema from './schema/index.ts'

/** drizzle over one SQLite connection; the raw connection is `db.$client`. */
export type Database = BetterSQLite3Database<typeof schema> & { $client: Sqlite.Database }

const BUSY_TIMEOUT = 5000 // milliseconds

/**
 * Opens one connection. WAL lets readers and the one writer work side by side; as compiled here WAL would mean
 * synchronous NORMAL, which may lose the last commits at a power cut, so FULL is set and asserted.
 */
export function openDatabase(file: string): Database {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  if (sqlite.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite refused synchronous = FULL')
  return drizzle(sqlite, { schema }) as Database
}

/** The same file for somebody who only looks: nothing can be written through it, and the server may go on beside it. */
export function openToRead(file: string): Database {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  return drizzle(sqlite, { schema }) as Database
}
