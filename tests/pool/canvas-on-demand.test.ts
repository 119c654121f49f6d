import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withPdf } from '#app/engine/read/open.ts'
import { readDocument } from '#app/engine/read/pdf.ts'
import { renderPage } from '#app/engine/read/render.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'

const require = createRequire(import.meta.url)
const isLoaded = () => require.resolve('@napi-rs/canvas') in require.cache

// Rules, a clipped path and a box of colour: whatever of a page would need a path of the browser's when it is drawn.
const page = makePdf({
  pages: [`${textAt(50, 700, 'Invoice 42', 20)} 0 0 1 rg 50 600 200 40 re f 60 500 100 50 re W n 50 500 m 250 550 l S`],
})

test('the library that draws is loaded when a page is drawn, not when one is read', async () => {
  const read = await readDocument(page)
  expect(read.pages[0]!.lines.map(({ text }) => text)).toEqual(['Invoice 42'])
  expect(isLoaded()).toBe(false)

  const { raster } = await withPdf(page, (pdf) => renderPage(pdf, 1, 72))
  expect(isLoaded()).toBe(true)
  const dark = raster.pixels.filter((grey) => grey < 128).length
  expect(dark).toBeGreaterThan(8000)
  expect(dark).toBeLessThan(12_000)
})
