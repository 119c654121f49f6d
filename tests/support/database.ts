import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach } from 'vitest'
import { openDatabase, type Database } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'

const opened: { db: Database; folder: string }[] = []

/** A database of its own in a folder of its own, with the real migrations; both go after the test. */
export function freshDatabase(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-test-'))
  const db = openDatabase(join(folder, 'gleaner.sqlite'))
  // Tests need no protection from power cuts, and there are many of them.
  db.$client.pragma('synchronous = OFF')
  migrateDatabase(db, resolve('db/migrations'))
  opened.push({ db, folder })
  return db
}

afterEach(() => {
  for (const { db, folder } of opened.splice(0)) {
    db.$client.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
