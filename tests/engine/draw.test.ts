import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawReading } from '#app/engine/draw.ts'
import { parseXml } from '#app/engine/understand/einvoice/xml.ts'
import { readDocument } from '#app/engine/read/pdf.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'

test('every page is drawn with its words, the chosen values and why they were chosen; markup in texts stays text', async () => {
  const document = await readDocument(new Uint8Array(readFileSync('tests/fixtures/made/order-de-long.pdf')))
  const word = document.pages[0]!.words[0]!
  word.text = '<script>&"'
  const reading = understandDocument(document)
  const pages = drawReading(document, reading)
  expect(pages).toHaveLength(document.pages.length)
  for (const svg of pages) expect(parseXml(svg).name).toBe('svg')
  expect(pages[0]).not.toContain('<script')
  const { value, reason } = reading.fields.order_date!
  expect(pages[0]).toContain(`<title>order_date = ${value}\n`)
  expect(parseXml(pages[0]!).children.some((one) => one.children.some((title) => title.text.includes(reason!)))).toBe(true)
})
