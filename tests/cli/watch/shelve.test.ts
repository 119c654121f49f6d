import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shelve, writeReason } from '#cli/watch/shelve.ts'

function folderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shelve-'))
  for (const name of names) writeFileSync(join(folder, name), name)
  return folder
}

test('a file moves into the folder, which is made', () => {
  const folder = folderWith('a.pdf')
  expect(shelve(join(folder, 'a.pdf'), join(folder, 'done'))).toBe(join(folder, 'done', 'a.pdf'))
  expect(existsSync(join(folder, 'a.pdf'))).toBe(false)
})

test('a name that is taken is never written over', () => {
  const folder = folderWith('a.pdf')
  const done = join(folder, 'done')
  shelve(join(folder, 'a.pdf'), done)
  writeFileSync(join(folder, 'a.pdf'), 'another')
  expect(shelve(join(folder, 'a.pdf'), done)).toBe(join(done, 'a-2.pdf'))
  expect(readFileSync(join(done, 'a.pdf'), 'utf8')).toBe('a.pdf')
  expect(readFileSync(join(done, 'a-2.pdf'), 'utf8')).toBe('another')
})

test('the reason lies beside a refused file', () => {
  const folder = folderWith('a.pdf')
  writeReason(join(folder, 'a.pdf'), 'It is not a PDF.')
  expect(readFileSync(join(folder, 'a.pdf.error.txt'), 'utf8')).toBe('It is not a PDF.\n')
})
