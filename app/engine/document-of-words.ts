import type { WordsOfPage } from '#app/contract/words.ts'
import type { Document, Word } from './document.ts'
import { linesFrom } from './read/lines.ts'

/** The kept words of a PDF as a document again: enough to find where a value is printed, without opening the file. Rules, shades and fonts are not kept. */
export function documentOf(pages: readonly WordsOfPage[]): Document {
  return {
    pages: pages.map(({ page, width, height, words }) => {
      const inPoints = words.map(({ text, box: [left, top, right, bottom] }): Word => {
        const box = { left: left * width, top: top * height, right: right * width, bottom: bottom * height }
        return { text, box, page, size: box.bottom - box.top, bold: false }
      })
      return {
        number: page,
        width,
        height,
        words: inPoints,
        lines: linesFrom(inPoints),
        rules: [],
        shades: [],
        origin: inPoints.length ? ('text' as const) : ('none' as const),
      }
    }),
    pageCount: pages.length,
    attachments: [],
    findings: [],
  }
}
