import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { explainTrouble } from '#app/domain/folder-trouble.ts'
import { openHouse } from '#app/domain/who.server.ts'
import { parseEnv } from '#app/platform/env.server.ts'
import { makeFolder } from '#app/platform/make-folder.ts'

const scratch = mkdtempSync(join(tmpdir(), 'gleaner-trouble-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const open = (folder: string) => openHouse(parseEnv({ GLEANER_DATA_DIR: folder }))

test('a data folder that is a file is named', () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  expect(() => open(file)).toThrow(`GLEANER_DATA_DIR names ${file}, which is no folder.`)
})

test.skipIf(!existsSync('/proc/self'))('a place where no folder can be made whatever lies above it is told at once', () => {
  expect(() => open('/proc/gleaner/data')).toThrow(/cannot be written to/)
})

test('folders above are made as closed as the folder itself', () => {
  const folder = join(scratch, 'a', 'b')
  makeFolder(folder, 0o700)
  expect([folder, dirname(folder)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700])
})

test('a database that is none asks for the last backup', () => {
  const folder = mkdtempSync(join(scratch, 'data-'))
  writeFileSync(join(folder, 'gleaner.sqlite'), 'this was a database once, and then the disk had its way with it'.repeat(100))
  expect(() => open(folder)).toThrow(/is damaged\. .*gleaner restore/)
})

test.each([
  ['EROFS', /cannot be written to/],
  ['SQLITE_READONLY_DIRECTORY', /cannot be written to/],
  ['ENOSPC', /no space left/],
])('%s is a sentence with the folder in it', (code, sentence) => {
  const fail = () =>
    explainTrouble(
      '/var/lib/gleaner',
      () =>
        void (() => {
          throw Object.assign(new Error('raw'), { code })
        })(),
    )
  expect(fail).toThrow(sentence)
  expect(fail).toThrow('/var/lib/gleaner')
})

test('what is no trouble of the folder stays what it is', () => {
  const bug = new TypeError('x is not a function')
  expect(() =>
    explainTrouble('/var/lib/gleaner', () => {
      throw bug
    }),
  ).toThrow(bug)
})
