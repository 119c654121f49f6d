import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { openDatabase } from '#db/client.server.ts'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

test('nothing acknowledged is lost at a power cut, and nothing points at nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-db-'))
  const { $client } = openDatabase(join(folder, 'gleaner.sqlite'))
  const pragma = (name: string) => $client.pragma(name, { simple: true })
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys'), pragma('busy_timeout')]).toEqual(['wal', 2, 1, 5000])
  $client.close()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(process.platform === 'win32')('only its owner may read it, and what lies beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-db-'))
  const file = join(folder, 'gleaner.sqlite')
  const modes = () => ['', '-wal', '-shm'].map((ending) => (statSync(`${file}${ending}`).mode & 0o777).toString(8))
  for (const { $client } of [openDatabase(file), openDatabase(file)]) {
    $client.exec('create table if not exists kept (a)')
    expect(modes()).toEqual(['600', '600', '600'])
    for (const ending of ['', '-wal', '-shm']) chmodSync(`${file}${ending}`, 0o644)
    openDatabase(file).$client.close()
    expect(modes()).toEqual(['600', '600', '600'])
  }
  rmSync(folder, { recursive: true, force: true })
})

test('migrations leave foreign keys on', () => {
  const { $client } = freshDatabase()
  expect($client.pragma('foreign_keys', { simple: true })).toBe(1)
  expect(() => $client.prepare("INSERT INTO sessions VALUES ('s', 'nobody', 'gleaner-web', 0, 0, 0)").run()).toThrow(/FOREIGN KEY/)
})
