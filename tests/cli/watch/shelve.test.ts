import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shelve } from '#cli/watch/shelve.ts'

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
  const failed = join(folder, 'failed')
  shelve(join(folder, 'a.pdf'), failed, 'It is not a PDF.')
  expect(readdirSync(failed).sort()).toEqual(['a.pdf', 'a.pdf.error.txt'])
  expect(readFileSync(join(failed, 'a.pdf.error.txt'), 'utf8')).toBe('It is not a PDF.\n')
})

test('a move that was broken off before its last step is ended, not done twice', () => {
  const folder = folderWith('a.pdf')
  const done = join(folder, 'done')
  mkdirSync(done)
  linkSync(join(folder, 'a.pdf'), join(done, 'a.pdf'))
  expect(shelve(join(folder, 'a.pdf'), done)).toBe(join(done, 'a.pdf'))
  expect(readdirSync(done)).toEqual(['a.pdf'])
  expect(existsSync(join(folder, 'a.pdf'))).toBe(false)
})

const otherDisk = '/dev/shm'
test.runIf(existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev)(
  'a file moves to another disk, whole or not at all',
  () => {
    const folder = folderWith('a.pdf', 'b.pdf')
    const done = mkdtempSync(join(otherDisk, 'shelve-'))
    try {
      writeFileSync(join(done, 'a.pdf'), 'a.pdf') // its copy, made before the move was broken off
      writeFileSync(join(done, 'b.pdf'), 'another')
      expect(shelve(join(folder, 'a.pdf'), done)).toBe(join(done, 'a.pdf'))
      expect(shelve(join(folder, 'b.pdf'), done)).toBe(join(done, 'b-2.pdf'))
      expect(readdirSync(done).sort()).toEqual(['a.pdf', 'b-2.pdf', 'b.pdf'])
      expect(readFileSync(join(done, 'b-2.pdf'), 'utf8')).toBe('b.pdf')
      expect(readdirSync(folder)).toEqual([])
    } finally {
      rmSync(done, { recursive: true })
    }
  },
)

test('a name that leaves no room for what is put at its end is shortened, between two signs', () => {
  const [longest, accented] = [`${'x'.repeat(251)}.pdf`, `${'é'.repeat(125)}.pdf`]
  const folder = folderWith(longest, accented)
  const [done, failed] = [join(folder, 'done'), join(folder, 'failed')]
  shelve(join(folder, longest), done)
  writeFileSync(join(folder, longest), 'another')
  shelve(join(folder, longest), done)
  expect(readdirSync(done).sort()).toEqual([`${'x'.repeat(249)}-2.pdf`, longest].sort())
  shelve(join(folder, accented), failed, 'It is not a PDF.')
  expect(readdirSync(failed).sort()).toEqual([`${'é'.repeat(120)}.pdf`, `${'é'.repeat(120)}.pdf.error.txt`])
})
