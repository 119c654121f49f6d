import type { Document, Page, Rule, Shade, Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { measure } from '../sheets/measure.ts'
import { leftOf, type Look, type Paper, type Sheet } from '../sheets/sheet.ts'

/** A surface that holds words where the others hold glyphs: the pages as the engine has them when a PDF was read, without a PDF. */
export interface WordSheet extends Pick<Sheet, 'width' | 'height' | 'text' | 'line' | 'box' | 'nextPage'> {
  read(): Document
}

/** How far letters reach above and below their base line, in em. */
const ABOVE = 0.74
const BELOW = 0.21

export function openWordSheet({ width, height }: Paper): WordSheet {
  const pages: { words: Word[]; rules: Rule[]; shades: Shade[] }[] = [{ words: [], rules: [], shades: [] }]
  const last = () => pages.at(-1)!
  return {
    width,
    height,
    text(text, x, y, look) {
      let left = leftOf(x, widthOf(text, look), look.align)
      for (const part of text.split(/( +)/)) {
        const right = left + widthOf(part, look)
        if (part !== '' && !part.startsWith(' ')) last().words.push(wordOf(part, { left, right, y, look, page: pages.length }))
        left = right
      }
    },
    line(fromX, fromY, toX, toY) {
      const box = { left: fromX, top: fromY, right: toX, bottom: toY }
      last().rules.push({ box, page: pages.length })
    },
    box(left, top, wide, high, fill) {
      const box = { left, top, right: left + wide, bottom: top + high }
      const page = pages.length
      if (fill !== undefined) last().shades.push({ box, page })
      else {
        const { right, bottom } = box
        for (const y of [top, bottom]) last().rules.push({ box: { left, right, top: y, bottom: y }, page })
        for (const x of [left, right]) last().rules.push({ box: { left: x, right: x, top, bottom }, page })
      }
    },
    nextPage: () => void pages.push({ words: [], rules: [], shades: [] }),
    read() {
      const read = pages.map(({ words, rules, shades }, at): Page => {
        const lines = linesFrom(words, rules)
        return { number: at + 1, width, height, words, lines, rules, shades, origin: words.length > 0 ? 'text' : 'none' }
      })
      return { pages: read, pageCount: pages.length, attachments: [], findings: [] }
    },
  }
}

interface Place {
  left: number
  right: number
  y: number
  look: Look
  page: number
}

function wordOf(text: string, { left, right, y, look: { size, bold = false }, page }: Place): Word {
  return { text, page, size, bold, box: { left, right, top: y - ABOVE * size, bottom: y + BELOW * size } }
}

const widths = new Map<string, number>()

/** Width in points, letter by letter: thousands of papers ask for the same letters. */
export function widthOf(text: string, look: Look): number {
  const face = `${look.face ?? 'sans'}${look.bold ? 'b' : ''}`
  let em = 0
  for (const letter of text) {
    const key = `${face}${letter}`
    let width = widths.get(key)
    if (width === undefined) widths.set(key, (width = measure(letter, { ...look, size: 1 })))
    em += width
  }
  return em * look.size
}
