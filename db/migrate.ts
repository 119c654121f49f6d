import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Database } from './client.server.ts'

/** Brings the database up to date; `folder` is db/migrations. Does nothing where it is. Foreign keys rest meanwhile, since SQLite rebuilds tables to change them. */
export function migrateDatabase(db: Database, folder: string): void {
  db.$client.pragma('foreign_keys = OFF')
  migrate(db, { migrationsFolder: folder })
  db.$client.pragma('foreign_keys = ON')
  const orphans = db.$client.pragma('foreign_key_check') as unknown[]
  if (orphans.length > 0) throw new Error(`After migrating, ${orphans.length} rows point at nothing`)
}
