import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDatabase } from '#db/client.server.ts'
import { lastStepOf, LaterDatabase, migrateDatabase, newestStepIn } from '#db/migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-migrate-'))
const migrations = 'db/migrations'
const file = join(folder, 'gleaner.sqlite')
afterEach(() => rmSync(file, { force: true }))

test('an empty database goes every step, and a second time none', () => {
  const db = openDatabase(file)
  expect(lastStepOf(db)).toBe(0)
  migrateDatabase(db, migrations)
  expect(lastStepOf(db)).toBe(newestStepIn(migrations))
  migrateDatabase(db, migrations)
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
  db.$client.close()
})

test('a database of a later version is not touched', () => {
  const db = openDatabase(file)
  migrateDatabase(db, migrations)
  const later = newestStepIn(migrations) + 1
  db.$client
    .prepare('update __drizzle_migrations set created_at = ? where created_at = (select max(created_at) from __drizzle_migrations)')
    .run(later)
  expect(() => migrateDatabase(db, migrations)).toThrow(LaterDatabase)
  db.$client.close()
})

test('a step that fails takes back all that were made with it', () => {
  const copy = join(folder, 'migrations')
  cpSync(migrations, copy, { recursive: true })
  const journal = JSON.parse(readFileSync(join(copy, 'meta/_journal.json'), 'utf8')) as { entries: Record<string, unknown>[] }
  const when = newestStepIn(copy)
  for (const [at, sql] of ['create table half (id integer);', 'create table half (id integer);'].entries()) {
    const tag = `9${at}_spoiled`
    writeFileSync(join(copy, `${tag}.sql`), sql)
    journal.entries.push({ ...journal.entries[0], idx: 900 + at, when: when + 1 + at, tag })
  }
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify(journal))
  const db = openDatabase(file)
  migrateDatabase(db, migrations)
  expect(() => migrateDatabase(db, copy)).toThrow()
  expect(lastStepOf(db)).toBe(when)
  expect(db.$client.prepare("select count(*) from sqlite_master where name = 'half'").pluck().get()).toBe(0)
  db.$client.close()
})
