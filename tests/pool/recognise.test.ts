import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readDocument } from '#app/engine/read/pdf.ts'
import type { Recognise } from '#app/engine/read/recogniser.ts'
import { installedLanguages, localRecogniser } from '#app/pool/recognise.ts'
import { dataFor } from '#app/pool/tesseract-languages.ts'
import { tesseractLibrary } from '#app/pool/tesseract-library.ts'
import { readTable } from '#app/pool/tesseract-program.ts'
import { makePdf } from '#tests/support/pdf.ts'

const [WIDTH, HEIGHT] = [1200, 1600]

/** A "scan": text drawn as a picture that fills the page. */
function scanOf(lines: readonly string[], degrees = 0): Uint8Array {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#f4f4f2'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.translate(WIDTH / 2, HEIGHT / 2)
  pen.rotate((degrees * Math.PI) / 180)
  pen.translate(-WIDTH / 2, -HEIGHT / 2)
  pen.fillStyle = '#202020'
  pen.font = '28px sans-serif'
  lines.forEach((line, index) => pen.fillText(line, 140, 300 + index * 70))
  return makePdf({
    pages: ['600 0 0 800 0 0 cm /Im Do'],
    resources: '/XObject << /Im 20 0 R >>',
    objects: {
      20: {
        dictionary: `<< /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length 1 >>`,
        bytes: canvas.toBuffer('image/jpeg'),
      },
    },
  })
}

const lines = ['Invoice number INV-2041', 'Please pay the amount within thirty days', 'Total due 1,254.80', 'Thank you for your order']

async function read(bytes: Uint8Array, recognise: Recognise = localRecogniser()) {
  const document = await readDocument(bytes, { recognise })
  const [page] = document.pages
  return { page: page!, findings: document.findings, words: page!.words.map(({ text }) => text) }
}

test('a scan is recognised; words stand where they are seen and say how sure they are', async () => {
  const { page, words, findings } = await read(scanOf(lines))
  expect(page.origin).toBe('ocr')
  expect(findings).toEqual([])
  expect(words).toEqual(expect.arrayContaining(['Invoice', 'INV-2041', 'thirty', '1,254.80']))
  const total = page.words.find(({ text }) => text === '1,254.80')!
  // The third line: base line at 440 of 1600 pixels, so 220 of 800 points.
  expect(total.box.top).toBeLessThan(220)
  expect(total.box.bottom).toBeGreaterThan(218)
  expect(total.certainty).toBeGreaterThan(0.7)
})

test('a page that leans is set straight', async () => {
  const { page, words } = await read(scanOf(lines, 2))
  expect(page.lean).toBeCloseTo(2, 0)
  expect(words).toEqual(expect.arrayContaining(['INV-2041', '1,254.80']))
})

test('a page upside down is turned', async () => {
  const { page, words } = await read(scanOf(lines, 180))
  expect(page.turn).toBe(180)
  expect(words).toEqual(expect.arrayContaining(['INV-2041', '1,254.80']))
})

test('without the program, the library reads the same, with nothing fetched', async () => {
  const { words } = await read(scanOf(lines), tesseractLibrary())
  expect(words).toEqual(expect.arrayContaining(['INV-2041', '1,254.80']))
})

test('where there is no recogniser the page stays empty, and that is told', async () => {
  const document = await readDocument(scanOf(lines))
  expect(document.pages[0]!.origin).toBe('none')
  expect(document.findings).toEqual([{ code: 'no_text_layer' }])
})

test('a program that is not there has no languages', async () => {
  expect(await installedLanguages('no-such-program-as-this')).toEqual([])
})

test('the data of a language, or all while it is unknown', () => {
  expect(dataFor(['fr', 'en'], ['deu', 'eng', 'fra'])).toEqual(['fra', 'eng'])
  expect(dataFor([], ['deu', 'eng', 'ita'])).toEqual(['eng', 'deu'])
  expect(dataFor(['es'], ['ita'])).toEqual(['ita'])
})

test('only words of the table count', () => {
  const head = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext'
  expect(
    readTable(
      `${head}\n4\t1\t1\t1\t1\t0\t10\t20\t90\t12\t-1\t\n5\t1\t1\t1\t1\t1\t10\t20\t30\t12\t96.5\tTotal\n5\t1\t1\t1\t1\t2\t44\t20\t3\t12\t95\t \n`,
    ),
  ).toEqual([{ text: 'Total', box: { left: 10, top: 20, right: 40, bottom: 32 }, certainty: 0.965 }])
})
