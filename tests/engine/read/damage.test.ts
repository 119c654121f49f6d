import { createCanvas } from '@napi-rs/canvas'
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

const replaced = (from: string | RegExp, to: string) =>
  Buffer.from(
    Buffer.from(makePdf({ pages: [line] }))
      .toString('latin1')
      .replace(from, to),
    'latin1',
  )

test('a file that grew or shrank amid its objects is told, one whose places are all counted wrong is not', async () => {
  expect(await findingsOf(replaced('1 0 0 1 50 700 Tm', '50 700 Td'))).toEqual([['partly_damaged', 'objects moved']])
  expect(await findingsOf(replaced('50 700 Tm', '50 700.00 Tm'))).toEqual([['partly_damaged', 'objects moved']])
  expect(await findingsOf(replaced('%PDF-1.7\n', '%PDF-1.7\n%made by hand\n'))).toEqual([])
  expect(await findingsOf(replaced(/startxref\n\d+/, 'startxref\n0'))).toEqual([])
  expect(await findingsOf(replaced(/startxref\n\d+/, 'startxref\n99999999'))).toEqual([])
  expect(await findingsOf(Buffer.concat([Buffer.from('junk\n'), makePdf({ pages: [line] })]))).toEqual([])
})

test('a file without its end is told', async () => {
  const whole = Buffer.from(makePdf({ pages: [line] }))
  expect(await findingsOf(whole.subarray(0, whole.indexOf('startxref')))).toEqual([['partly_damaged', 'cut off']])
})

test('a digit that changed on its way is told where bytes are written as letters', async () => {
  const letters = (bytes: Buffer): Buffer => {
    const value = (at: number) => [0, 1, 2, 3].reduce((sum, index) => sum * 256 + (bytes[at + index] ?? 0), 0)
    const group = (at: number) =>
      [4, 3, 2, 1, 0].map((power) => String.fromCharCode(33 + (Math.floor(value(at) / 85 ** power) % 85))).join('')
    const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_none, index) => group(index * 4))
    return Buffer.from(`${groups.join('').slice(0, Math.ceil((bytes.length * 5) / 4))}~>`, 'latin1')
  }
  const filter = '[ /ASCII85Decode /FlateDecode ]'
  const changed = Buffer.from(deflateSync(line, { level: 0 }).toString('latin1').replace('1200', '7200'), 'latin1')
  expect(await findingsOf(makePdf({ pages: [{ bytes: letters(deflateSync(line)), filter }] }))).toEqual([])
  expect(await findingsOf(makePdf({ pages: [{ bytes: letters(changed), filter }] }))).toEqual([['partly_damaged', 'wrong checksum']])
})

test('a picture of which only the beginning arrived is told', async () => {
  const canvas = createCanvas(400, 400)
  const jpeg = canvas.toBuffer('image/jpeg')
  const withPicture = (bytes: Uint8Array) =>
    makePdf({
      pages: ['q 400 0 0 400 0 0 cm /Im Do Q'],
      resources: '/XObject << /Im 20 0 R >>',
      objects: {
        20: {
          dictionary: `<< /Type /XObject /Subtype /Image /Width 400 /Height 400 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`,
          bytes,
        },
      },
    })
  const codes = async (bytes: Uint8Array) => (await findingsOf(withPicture(bytes))).map(([code]) => code)
  expect(await codes(jpeg)).toEqual(['no_text_layer'])
  expect(await codes(jpeg.subarray(0, jpeg.length - 500))).toEqual(['no_text_layer', 'partly_damaged'])
})
