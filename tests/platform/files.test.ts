import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiveFile } from '#app/platform/files.server.ts'

const LATE_MS = 100

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const open = (...args: Parameters<typeof fs.open>) => setTimeout(() => fs.open(...args), LATE_MS)
  const createWriteStream = (path: string, options: object) => fs.createWriteStream(path, { ...options, fs: { ...fs, open } })
  return { ...fs, createWriteStream }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gleaner-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const limits = { maxBytes: 1e6, minFreeBytes: 0 }
const arriving = () => readdirSync(join(folder, 'documents/incoming'))

test('a file arrives whole, with its hash', async () => {
  const arrived = await receiveFile(folder, Readable.from([Buffer.from('%PDF-1.7\n'), Buffer.from('%%EOF\n')]), limits)
  expect(arrived).toMatchObject({ bytes: 15, sha256: '1e7313ace78f0fb481a486939b4885902663102818090805515553d84e0bbfd3' })
  expect(arriving()).toHaveLength(1)
})

test('a stream that has failed leaves no file, not even on a disk that makes it late', async () => {
  const stream = new PassThrough()
  stream.on('error', () => undefined)
  stream.destroy(new Error('broken off'))
  await expect(receiveFile(folder, stream, limits)).rejects.toThrow()
  await new Promise((done) => setTimeout(done, 2 * LATE_MS))
  expect(arriving()).toEqual([])
})
