import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#db/client.server.ts'
import { migrateDatabase } from '#db/migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-told-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The steps up to the one that a tag begins with, without it. */
function stepsBefore(tag: string): string {
  const copy = join(folder, 'migrations')
  cpSync('db/migrations', copy, { recursive: true })
  const path = join(copy, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const at = journal.entries.findIndex((entry) => entry.tag.startsWith(tag))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  return copy
}

test('memories of earlier versions say what they are about', () => {
  const db = openDatabase(join(folder, 'gleaner.sqlite'))
  migrateDatabase(db, stepsBefore('0007'))
  const data = {
    fields: { name: { value: 'HL-1' }, order_date: { value: '2026-02-03' } },
    emptied: ['note'],
    table: { columns: [{ name: 'product_name' }, { name: '' }, { name: 'unit_price' }] },
  }
  const insert = db.$client.prepare(
    `insert into memories (id, kind, sender_key, sender_name, layout, data, created_at) values (?, 'work_order', 'k', 'Kay', 'l', ?, 1)`,
  )
  insert.run('whole', JSON.stringify(data))
  insert.run('bare', '{"fields":{}}')
  migrateDatabase(db, 'db/migrations')
  const told = db.$client.prepare('select id, told from memories order by id').all() as { id: string; told: string }[]
  expect(told.map((row) => [row.id, JSON.parse(row.told) as unknown])).toEqual([
    ['bare', { fields: [], columns: [], emptied: [] }],
    ['whole', { fields: ['name', 'order_date'], columns: ['product_name', 'unit_price'], emptied: ['note'] }],
  ])
  db.$client.close()
})
