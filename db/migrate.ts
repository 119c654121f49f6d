import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Database } from './client.server.ts'

/** The database was made by a Gleaner that this one knows nothing of. */
export class LaterDatabase extends Error {
  constructor() {
    super('The database is of a later version of Gleaner. Update Gleaner, or restore a backup of this version.')
  }
}

/**
 * Brings the database up to date; `folder` is db/migrations. Does nothing where it is. Foreign keys rest meanwhile, since SQLite rebuilds tables
 * to change them. All steps are one transaction: broken off in the middle, the database is as it was. Throws LaterDatabase.
 */
export function migrateDatabase(db: Database, folder: string): void {
  if (lastStepOf(db) > newestStepIn(folder)) throw new LaterDatabase()
  db.$client.pragma('foreign_keys = OFF')
  goSteps(db, folder)
  db.$client.pragma('foreign_keys = ON')
  const orphans = db.$client.pragma('foreign_key_check') as unknown[]
  if (orphans.length > 0) throw new Error(`After migrating, ${orphans.length} rows point at nothing`)
}

function goSteps(db: Database, folder: string): void {
  try {
    migrate(db, { migrationsFolder: folder })
  } catch (error) {
    // On a full or failing disk SQLite takes the transaction back by itself; all that drizzle tells is that it could not do so again.
    if (!(error instanceof Error && error.message.includes('ROLLBACK'))) throw error
    throw Object.assign(new Error('The disk took no more', { cause: error }), { code: 'SQLITE_FULL' })
  }
}

/** The newest step in a folder of migrations, as databases remember it: the instant in milliseconds at which it was written. */
export function newestStepIn(folder: string): number {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}

/** The last step that a database went; 0 for an empty one. */
export function lastStepOf(db: Database): number {
  const { $client } = db
  const isNew = $client.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get() === undefined
  return isNew ? 0 : Number($client.prepare('select max(created_at) from __drizzle_migrations').pluck().get())
}
