import type { WordsOfPage } from '#app/contract/words.ts'
import type { Document, Word } from './document.ts'
import { linesFrom } from './read/lines.ts'
import { fractionsAsRead } from './read/turn.ts'

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

/** The same as the engine had read it: pages that were turned or set straight are so again, or their words would stand on no lines. */
export function documentAsRead(pages: readonly WordsOfPage[]): Document {
  const straight = pages.map((page): WordsOfPage => {
    const isLying = page.turn === 90 || page.turn === 270
    const size = isLying ? { width: page.height, height: page.width } : { width: page.width, height: page.height }
    const words = page.words.map(({ text, box }) => ({ text, box: fractionsAsRead(box, { ...page, ...size }) }))
    return { ...page, ...size, words }
  })
  const document = documentOf(straight)
  const standing = document.pages.map((page, at) => {
    const { turn, lean } = pages[at]!
    return { ...page, ...(turn ? { turn } : {}), ...(lean ? { lean } : {}) }
  })
  return { ...document, pages: standing }
}
