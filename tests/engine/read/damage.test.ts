import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readDocument } from '#app/engine/read/pdf.ts'
import { makePdf, type PdfParts, textAt } from '#tests/support/pdf.ts'

const line = textAt(50, 700, 'Total 1200.00')
const packed = (spoil: (bytes: Buffer) => Buffer = (bytes) => bytes): PdfParts['pages'] => [
  { bytes: spoil(deflateSync(line, { level: 0 })), filter: '/FlateDecode' },
]
const findingsOf = async (bytes: Uint8Array) => (await readDocument(bytes)).findings.map(({ code, details }) => [code, details?.trouble])

test('a whole file says nothing, also while another is broken', async () => {
  const [whole, broken] = await Promise.all([
    findingsOf(makePdf({ pages: packed() })),
    findingsOf(makePdf({ pages: [`${line} (never ends Tj`] })),
  ])
  expect(whole).toEqual([])
  expect(broken).toEqual([['partly_damaged', 'Unterminated string']])
})

test('a digit that changed on its way is told by the checksum', async () => {
  const changed = packed((bytes) => Buffer.from(bytes.toString('latin1').replace('1200', '7200'), 'latin1'))
  const document = await readDocument(makePdf({ pages: changed }))
  expect(document.pages[0]!.lines.map(({ text }) => text)).toEqual(['Total 7200.00'])
  expect(document.findings).toEqual([{ code: 'partly_damaged', details: { trouble: 'wrong checksum' } }])
})

test('a stream that breaks off is told', async () => {
  const bytes = deflateSync(`${line} `.repeat(20))
  const short = makePdf({ pages: [{ bytes: bytes.subarray(0, bytes.length - 10), filter: '/FlateDecode' }] })
  expect((await findingsOf(short)).map(([code]) => code)).toContain('partly_damaged')
})

test('operators that nobody knows and fonts that are not there are told', async () => {
  expect(await findingsOf(makePdf({ pages: [`${line} Tx`] }))).toEqual([['partly_damaged', 'Unknown command "Tx".']])
  expect(await findingsOf(makePdf({ pages: [line.replace('/F1', '/F9')] }))).toEqual([
    ['partly_damaged', expect.stringContaining('Font "F9" is not available')],
  ])
})

test('a revision that did not arrive whole is told', async () => {
  const more = Buffer.concat([makePdf({ pages: [line] }), Buffer.from('101 0 obj\n<< /Length 10 >>\nstr')])
  expect(await findingsOf(more)).toEqual([['partly_damaged', 'cut off']])
})
