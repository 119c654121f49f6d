import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { openToRead } from '#db/client.server.ts'
import { DATABASE, SECRET_KEY } from './archive.ts'
import type { Finding } from './finding.ts'
import { newestMigration } from './migrations.ts'

const MIB = 1024 * 1024
/** Below this uploads will soon be refused. */
const SCARCE = 1024 * MIB // bytes
/** How many upload sizes must be free. */
const UPLOADS_FREE = 2

/** Nobody but the owner may look into the folder or at the key. */
export function examineFolder(folder: string): Finding[] {
  const open = ['.', SECRET_KEY].filter((path) => existsSync(join(folder, path)) && (statSync(join(folder, path)).mode & 0o077) !== 0)
  if (open.length === 0) return [{ check: 'folder', status: 'ok', message: 'Only its owner may read the data folder.' }]
  return open.map((path) => ({
    check: 'folder',
    status: 'failed',
    file: join(folder, path),
    message: 'Others on this machine may read it.',
    remedy: `chmod go= "${join(folder, path)}"`,
  }))
}

/** Whole, without rows that point at nothing, and of this version. */
export function examineDatabase(folder: string): Finding[] {
  const failed = (message: string, remedy: string): Finding => ({ check: 'database', status: 'failed', message, remedy })
  const restore = 'Restore the last backup: gleaner restore FILE'
  try {
    const db = openToRead(join(folder, DATABASE))
    try {
      const integrity = db.$client.pragma('integrity_check', { simple: true })
      if (integrity !== 'ok') return [failed(`The database is damaged: ${String(integrity)}.`, restore)]
      const strays = db.$client.pragma('foreign_key_check') as unknown[]
      if (strays.length > 0) return [failed(`${strays.length} rows of the database point at nothing.`, restore)]
      const step = Number(db.$client.prepare('select max(created_at) from __drizzle_migrations').pluck().get())
      if (step > newestMigration())
        return [failed('The database is of a later version of Gleaner.', 'Update Gleaner, or restore an older backup.')]
      if (step < newestMigration())
        return [
          {
            check: 'database',
            status: 'warning',
            message: 'The database is of an earlier version of Gleaner.',
            remedy: 'It is brought up to date at the next start of the server.',
          },
        ]
      return [{ check: 'database', status: 'ok', message: 'The database is whole.' }]
    } finally {
      db.$client.close()
    }
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error
    return [failed(`The database cannot be read: ${error.message}.`, restore)]
  }
}

export async function examineSpace(folder: string, maxUploadBytes: number): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const message = `${Math.floor(free / MIB)} MiB are free on the disk of the data folder.`
  const remedy = 'Free some space, or move the data folder to a larger disk.'
  if (free < UPLOADS_FREE * maxUploadBytes) return [{ check: 'space', status: 'failed', message, remedy }]
  if (free < SCARCE) return [{ check: 'space', status: 'warning', message, remedy }]
  return [{ check: 'space', status: 'ok', message }]
}
