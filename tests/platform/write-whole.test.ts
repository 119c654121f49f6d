import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Document, Page } from '#app/engine/document.ts'
import { writeWhole } from '#app/platform/write-whole.ts'
import { keepPages, takePages } from '#app/pool/keep-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-whole-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file has its name only when it is whole, and only its owner may read it', async () => {
  const path = join(folder, 'new', 'a.txt')
  await writeWhole(path, 'all of it')
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['all of it', 0o600])
})

test('pages that could not be kept whole are not there for the next process', async () => {
  const path = join(folder, 'b.pages')
  const scan = { pages: [{ origin: 'ocr' } as Page] } as Document
  // In the way of what is written first.
  mkdirSync(`${path}.part`)
  await expect(keepPages(path, scan)).rejects.toMatchObject({ code: 'EISDIR' })
  expect([existsSync(path), await takePages(path)]).toEqual([false, undefined])
  rmSync(`${path}.part`, { recursive: true })
  await keepPages(path, scan)
  expect(await takePages(path)).toEqual(scan)
})
