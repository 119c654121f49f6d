import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
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
  keepToOwner(file)
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  if (sqlite.pragma('synchronous', { simple: true }) !== 2) throw new Error('SQLite refused synchronous = FULL')
  return drizzle(sqlite, { schema }) as Database
}

/** SQLite gives what it writes beside the file the rights of the file; a file of an earlier version may be open to others yet. */
function keepToOwner(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    for (const path of [file, `${file}-wal`, `${file}-shm`]) {
      const found = statSync(path, { throwIfNoEntry: false })
      if (found?.isFile() && (found.mode & 0o077) !== 0) chmodSync(path, 0o600)
    }
  }
}

/** The same file for somebody who only looks: nothing can be written through it, and the server may go on beside it. */
export function openToRead(file: string): Database {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT}`)
  return drizzle(sqlite, { schema }) as Database
}
