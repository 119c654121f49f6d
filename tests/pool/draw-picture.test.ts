import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture } from '#app/pool/draw-picture.ts'
import { buildNode } from '#tests/support/build-node.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'gleaner-draw-'))
const file = join(folder, 'page.pdf')
const never = new AbortController().signal
let drawer: string
beforeAll(() => {
  writeFileSync(file, makePdf({ pages: [textAt(50, 700, 'Invoice no. 42')] }))
  drawer = join(buildNode(), 'drawer.js')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a page is drawn as a PNG whose longer side is bounded', async () => {
  const png = Buffer.from((await drawPicture(file, 1, never, drawer))!, 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(Math.max(png.readUInt32BE(16), png.readUInt32BE(20))).toBeLessThanOrEqual(1280)
  expect(png.readUInt32BE(16)).toBeGreaterThan(500)
})

test('a page that is not there, and a file that is no PDF, give nothing', async () => {
  writeFileSync(join(folder, 'none.pdf'), 'no PDF')
  expect(await drawPicture(file, 2, never, drawer)).toBeUndefined()
  expect(await drawPicture(join(folder, 'none.pdf'), 1, never, drawer)).toBeUndefined()
})

test('who no longer wants it is told so', async () => {
  await expect(drawPicture(file, 1, AbortSignal.abort(new Error('deleted')), drawer)).rejects.toThrow('deleted')
})
