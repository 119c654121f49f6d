import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { collectFiles, pdfsIn } from '#cli/pdf-files.ts'
import { readyFiles } from '#cli/watch/watcher.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-links-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'a.pdf')
const circle = join(folder, 'circle.pdf')
writeFileSync(file, '%PDF-')
symlinkSync('circle.pdf', circle)
symlinkSync('a.pdf', join(folder, 'link.pdf'))
mkdirSync(join(folder, 'within.pdf'))

test('links in a circle lead to no file: they are named, and keep none from being found', () => {
  expect(pdfsIn(folder), 'whoever reads it says so').toEqual([file, circle, join(folder, 'link.pdf')])
  expect(collectFiles([folder], false)).toEqual({
    files: [file, join(folder, 'link.pdf')],
    failed: [{ file: circle, status: 'failed', code: 'not_found', message: 'The link leads to no file. Mend or remove it.' }],
  })
  const { files, failed } = collectFiles([circle, file], false)
  expect([files, failed.map(({ file: path, code }) => [path, code])]).toEqual([[file], [[circle, 'not_found']]])
})

test('nor do they end the watch of a folder', async () => {
  const ready: string[] = []
  for await (const path of readyFiles({ folder, once: true, signal: new AbortController().signal })) ready.push(path)
  expect(ready).toEqual([file, join(folder, 'link.pdf')])
})

// The administrator of a machine may read everything.
test.runIf(process.getuid?.() !== 0)('a folder within that may not be read is named, and keeps no other file from being found', () => {
  const locked = join(folder, 'locked')
  mkdirSync(locked, { mode: 0o000 })
  const { files, failed } = collectFiles([folder], true)
  expect([files, failed.map(({ file: path, code }) => [path, code])]).toEqual([
    [file, join(folder, 'link.pdf')],
    [[locked, 'not_readable']],
  ])
})
