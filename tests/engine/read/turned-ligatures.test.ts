import { expect, test } from 'vitest'
import { readDocument } from '#app/engine/read/pdf.ts'
import { makePdf } from '#tests/support/pdf.ts'

/** A page that shows `Netto`, the double t drawn by one glyph that its font says to stand for these signs. */
function withLigature(said: string): Uint8Array {
  const pairs = [...'Neo'].map((letter) => `<${letter.charCodeAt(0).toString(16)}> <00${letter.charCodeAt(0).toString(16)}>`)
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 4 beginbfchar ${pairs.join('\n')}\n<74> <${said}> endbfchar endcmap end end`
  return makePdf({
    pages: ['BT /F7 12 Tf 50 700 Td <4e65746f> Tj ET'],
    resources: '/Font << /F7 20 0 R >>',
    objects: {
      20: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 24 0 R >>',
      24: { dictionary: `<< /Length ${map.length} >>`, bytes: Buffer.from(map) },
    },
  })
}

const textOf = async (bytes: Uint8Array) => (await readDocument(bytes)).pages[0]!.lines.map(({ text }) => text).join()

test('letters of a ligature whose bytes Ghostscript turned round are read as they were meant', async () => {
  expect(await textOf(withLigature('00740074'))).toBe('Netto')
  expect(await textOf(withLigature('74007400'))).toBe('Netto')
})

test('a single such sign may be Chinese', async () => {
  expect(await textOf(withLigature('6700'))).toContain('最')
})
