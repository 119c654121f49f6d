import type { Document, Page, Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'

/** Points a sign is wide and a row is high: nine-point type. */
const WIDE = 5
const HIGH = 12
const SIZE = 9
const SMALL = 7

/** A page drawn in text art: each row a line, three blanks or more a gap between columns. `**word**` is bold, `~word~` small. */
export function drawPage(art: string, number = 1, high = HIGH): Page {
  const rows = art.replace(/^\n|\n\s*$/g, '').split('\n')
  const indent = Math.min(...rows.filter((row) => row.trim()).map((row) => row.search(/\S/)))
  const words = rows.flatMap((row, at) => wordsOf(row.slice(indent), 40 + at * high, number))
  return { number, width: 595, height: 842, words, lines: linesFrom(words), rules: [], shades: [], origin: words.length ? 'text' : 'none' }
}

export function drawDocument(...pages: string[]): Document {
  return { pages: pages.map((art, at) => drawPage(art, at + 1)), pageCount: pages.length, attachments: [], findings: [] }
}

/** The same with rows so many points apart: 6 sets one line beside the middle of two. */
export function drawSpaced(art: string, high: number): Document {
  return { ...drawDocument(art), pages: [drawPage(art, 1, high)] }
}

function wordsOf(row: string, top: number, page: number): Word[] {
  return [...row.matchAll(/\S+/g)].map((match) => {
    const bold = /^\*\*.+\*\*$/.test(match[0])
    const small = /^~.+~$/.test(match[0])
    const text = bold ? match[0].slice(2, -2) : small ? match[0].slice(1, -1) : match[0]
    const size = small ? SMALL : SIZE
    const left = 40 + match.index * WIDE
    return { text, page, size, bold, box: { left, top, right: left + match[0].length * WIDE - 1, bottom: top + size } }
  })
}
