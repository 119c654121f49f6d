import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#db/lock.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'gleaner-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that takes the same lock in the same way and keeps it. */
function holdElsewhere() {
  const script = `const db = new (require('better-sqlite3'))(${JSON.stringify(join(folder, 'server.lock'))}); db.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise<typeof child>((resolve) => child.stdout.once('data', () => resolve(child)))
}

test('one server a folder; given back, the next may have it', () => {
  const unlock = lockFolder(folder)!
  unlock()
  expect(lockFolder(folder)).toBeTypeOf('function')
})

test('what another process holds is refused, and is free as soon as that process is killed', async () => {
  const child = await holdElsewhere()
  expect(lockFolder(folder)).toBeUndefined()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  expect(lockFolder(folder)).toBeTypeOf('function')
})
