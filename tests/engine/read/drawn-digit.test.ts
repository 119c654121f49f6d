import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { DIGIT_FACES } from '#app/engine/read/digit-faces.ts'
import { distanceOf, shapeOf, unpackShape } from '#app/engine/read/digit-shape.ts'
import { watchDigits } from '#app/engine/read/drawn-digit.ts'
import { openOutlines } from '#app/engine/read/glyph-outline.ts'
import { readDocument } from '#app/engine/read/pdf.ts'
import { makePdf } from '#tests/support/pdf.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts')
const face = readFileSync(join(folder, 'LiberationSans-Bold.ttf'))
/** Glyphs of the digits, in this face. */
const ZERO = 19
const DIGITS = [...'0123456789']
const hex = (number: number) => number.toString(16).padStart(4, '0')

/** A page that shows `1720`, in a font that says of its glyphs that they are these digits. */
function withMap(said: string): Uint8Array {
  const pairs = DIGITS.map((_digit, glyph) => `<${hex(ZERO + glyph)}> <${hex(said.charCodeAt(glyph))}>`).join('\n')
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 10 beginbfchar ${pairs} endbfchar endcmap end end`
  const shown = [1, 7, 2, 0].map((digit) => hex(ZERO + digit)).join('')
  return makePdf({
    pages: [`BT /F7 12 Tf 50 700 Td <${shown}> Tj ET`],
    resources: '/Font << /F7 20 0 R >>',
    objects: {
      20: '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Some /Encoding /Identity-H /DescendantFonts [21 0 R] /ToUnicode 24 0 R >>',
      21: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Some /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 22 0 R /DW 556 /CIDToGIDMap /Identity >>',
      22: '<< /Type /FontDescriptor /FontName /ABCDEF+Some /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 23 0 R >>',
      23: { dictionary: `<< /Length ${face.length} /Length1 ${face.length} >>`, bytes: face },
      24: { dictionary: `<< /Length ${map.length} >>`, bytes: Buffer.from(map) },
    },
  })
}

const reading = async (bytes: Uint8Array) => {
  const { pages, findings } = await readDocument(bytes)
  return { text: pages[0]!.lines.map(({ text }) => text).join(), told: findings.map(({ code }) => code) }
}

test('a map that calls a drawn 7 a 1 is told, an honest one is not', async () => {
  expect(await reading(withMap('0123456789'))).toEqual({ text: '1720', told: [] })
  expect(await reading(withMap('0723456189'))).toEqual({ text: '7120', told: ['text_layer_unreadable'] })
})

test('the shapes that are compared with are those of the faces that pdf.js brings, and no digit is another', () => {
  for (const [at, style] of ['Regular', 'Bold', 'Italic', 'BoldItalic'].entries()) {
    const bytes = readFileSync(join(folder, `LiberationSans-${style}.ttf`))
    const outlineOf = openOutlines(bytes)!
    const far = DIGITS.map((digit) => distanceOf(shapeOf(outlineOf(digit)!)!, unpackShape(DIGIT_FACES[Number(digit)]![at]!)))
    expect(Math.max(...far)).toBeLessThan(0.08)
    const drawsOther = watchDigits(bytes)!
    expect(DIGITS.filter((digit) => drawsOther(digit, digit))).toEqual([])
    // A 5 and a 6 are much alike.
    expect(DIGITS.filter((digit) => drawsOther(digit, String((Number(digit) + 1) % 10))).length).toBeGreaterThan(7)
  }
})

test('broken fonts show nothing', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(2_000), face.subarray(0, 5_000), Buffer.from(face).fill(255, 400)])
    expect(watchDigits(bytes)?.('1', '7') ?? false).toBe(false)
})
