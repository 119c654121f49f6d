import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { repackBrotli } from '#app/engine/read/brotli.ts'
import { readDocument } from '#app/engine/read/pdf.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'

const packed = (content: string) => ({ bytes: brotliCompressSync(Buffer.from(content, 'latin1')), filter: '/BrotliDecode' })

test('streams packed with Brotli are read', async () => {
  const pages = [packed(textAt(50, 700, 'Invoice no. 42')), packed(textAt(50, 700, 'Page two'))]
  const document = await readDocument(makePdf({ pages }))
  expect(document.pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['Invoice no. 42'], ['Page two']])
})

test('other files are given back as they are', () => {
  const bytes = makePdf({ pages: [textAt(50, 700, 'Plain')] })
  expect(repackBrotli(bytes)).toBe(bytes)
})

test('what unpacks to more than documents hold is left packed', () => {
  const bytes = makePdf({
    pages: [
      {
        bytes: brotliCompressSync(Buffer.alloc(80 * 1024 * 1024, 32), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
        filter: '/BrotliDecode',
      },
    ],
  })
  expect(repackBrotli(bytes)).toBe(bytes)
})
