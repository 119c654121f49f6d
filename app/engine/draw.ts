import { SURE } from '#app/contract/doubt.ts'
import type { Cell, Cells, Reading } from '#app/contract/reading.ts'
import type { Box, Document, Page } from './document.ts'

/** Colours of what was chosen: sure, doubtful; and of what the page has. */
const paint = { sure: '#1a7f37', doubtful: '#c2410c', word: '#9ca3af', rule: '#60a5fa', shade: '#e5e7eb' }

interface Mark {
  name: string
  cell: Cell
}

/** Each page as an SVG for people who debug: words, lines, rules and shades as the engine sees them, chosen values over them; the reason is the tooltip. */
export function drawReading(document: Document, reading: Reading): string[] {
  const marks = marksOf(reading)
  return document.pages.map((page) =>
    drawPage(
      page,
      marks.filter(({ cell }) => cell.page === page.number),
    ),
  )
}

function marksOf(reading: Reading): Mark[] {
  const named = (prefix: string, cells: Cells): Mark[] => Object.entries(cells).map(([name, cell]) => ({ name: `${prefix}${name}`, cell }))
  return [
    ...named('', reading.fields),
    ...reading.items.flatMap((row, at) => named(`items.${at}.`, row)),
    ...reading.vat_details.flatMap((row, at) => named(`vat_details.${at}.`, row)),
  ]
}

function drawPage(page: Page, marks: Mark[]): string {
  const { width, height } = page
  const parts = [
    ...page.shades.map(({ box }) => rectangle(box, `fill="${paint.shade}"`)),
    ...page.rules.map(({ box }) => rectangle(box, `fill="none" stroke="${paint.rule}" stroke-width="0.8"`)),
    ...page.lines.map(({ box, text }) =>
      rectangle(box, `fill="none" stroke="${paint.word}" stroke-width="0.3" stroke-dasharray="1 1"`, text),
    ),
    ...page.words.map(({ box, text, size, bold }) => {
      const fit = `textLength="${(box.right - box.left).toFixed(1)}" lengthAdjust="spacingAndGlyphs"`
      return `<text x="${box.left}" y="${box.bottom - (box.bottom - box.top) * 0.2}" font-size="${size}"${bold ? ' font-weight="bold"' : ''} ${fit}>${escape(text)}</text>`
    }),
    ...marks.map((mark) => drawMark(mark, page)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif"><rect width="100%" height="100%" fill="white"/>${parts.join('\n')}</svg>\n`
}

function drawMark({ name, cell }: Mark, { width, height }: Page): string {
  if (!cell.box) return ''
  const [left, top, right, bottom] = cell.box
  const box = { left: left * width, top: top * height, right: right * width, bottom: bottom * height }
  const colour = cell.confidence >= SURE ? paint.sure : paint.doubtful
  const told = `${name} = ${cell.value}\n${cell.confidence} ${cell.source}\n${cell.reason ?? ''}`
  const label = `<text x="${box.left}" y="${box.top - 0.5}" font-size="4" fill="${colour}">${escape(`${name} ${cell.confidence}`)}</text>`
  return rectangle(box, `fill="${colour}" fill-opacity="0.12" stroke="${colour}" stroke-width="0.7"`, told) + label
}

function rectangle({ left, top, right, bottom }: Box, look: string, told?: string): string {
  const [width, height] = [Math.max(0.3, right - left), Math.max(0.3, bottom - top)]
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${look}>${told === undefined ? '' : `<title>${escape(told)}</title>`}</rect>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
