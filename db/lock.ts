import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/**
 * Holds the data folder for one server. The lock is an open exclusive transaction on a file of its own: the operating
 * system frees it when the process ends, however it ends, so a killed server leaves nothing behind that must be judged.
 * Returns what gives it back, or undefined where another process holds it.
 */
export function lockFolder(folder: string): (() => void) | undefined {
  const sqlite = new Sqlite(join(folder, 'server.lock'), { timeout: 0 })
  try {
    sqlite.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    sqlite.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined
    throw error
  }
  return () => sqlite.close()
}
