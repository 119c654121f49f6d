import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readyFiles } from '#cli/watch/watcher.ts'

let folder: string
let said: string[]
let stop: AbortController
let ready: AsyncGenerator<string>

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'watch-')), 'inbox')
  mkdirSync(folder)
  said = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  stop = new AbortController()
  ready = readyFiles({ folder, once: false, pollSeconds: 0.1, quietMs: 100, signal: stop.signal })
})

afterEach(() => {
  stop.abort()
  vi.restoreAllMocks()
})

const put = (name: string) => writeFileSync(join(folder, name), name)

/** The next file, which is then taken away as the command does. */
async function next(): Promise<string | undefined> {
  const { value } = (await ready.next()) as IteratorResult<string, undefined>
  if (value) unlinkSync(value)
  return value && value.slice(folder.length + 1)
}

test('a folder that goes away and comes back is watched as before', async () => {
  put('a.pdf')
  expect(await next()).toBe('a.pdf')
  const later = next()
  renameSync(folder, `${folder}.away`)
  await vi.waitFor(() => expect(said.join('')).toMatch(/is gone\. Waiting for it\./), 5000)
  mkdirSync(folder)
  put('b.pdf')
  expect(await later).toBe('b.pdf')
  expect(said.join('')).toMatch(/is there again/)
  rmSync(folder, { recursive: true })
  renameSync(`${folder}.away`, folder)
  put('c.pdf')
  expect(await next()).toBe('c.pdf')
})

test('a file that was left where it is comes again only when it has changed', async () => {
  put('stays.pdf')
  expect((await ready.next()).value).toBe(join(folder, 'stays.pdf'))
  put('b.pdf')
  expect(await next()).toBe('b.pdf')
  utimesSync(join(folder, 'stays.pdf'), 1, 1)
  expect(await next()).toBe('stays.pdf')
})

test('what is no file is left alone: a pipe would be waited for until somebody writes into it', async () => {
  const first = next()
  execFileSync('mkfifo', [join(folder, 'a.pdf')])
  await new Promise((done) => setTimeout(done, 1500))
  put('b.pdf')
  expect(await first).toBe('b.pdf')
})

test('a link that leads to no file is named once, and taken when it leads to one', async () => {
  const target = join(folder, '..', 'target')
  symlinkSync(target, join(folder, 'dead.pdf'))
  symlinkSync('circle.pdf', join(folder, 'circle.pdf'))
  symlinkSync(target, join(folder, 'dead.txt'))
  put('a.pdf')
  expect(await next()).toBe('a.pdf')
  const later = next()
  put('b.pdf')
  expect(await later).toBe('b.pdf')
  expect(said.join('').split('\n').filter(Boolean).sort()).toEqual(
    ['circle.pdf', 'dead.pdf'].map((name) => `${join(folder, name)}: The link leads to no file. Mend or remove it.`),
  )
  writeFileSync(target, 'there now')
  expect(await next()).toBe('dead.pdf')
})
