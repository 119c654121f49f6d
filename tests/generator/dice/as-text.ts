import type { Document, Page } from '#app/engine/document.ts'
import { rowsOf } from '#app/engine/read/lines.ts'

/** Points that one sign takes in the picture. */
const SIGN = 4.2

/** A drawn paper as a picture of signs, for people who look for its fault. */
export function paperAsText({ pages }: Document): string {
  return pages.map((page) => pageAsText(page)).join('\n--- page ---\n')
}

function pageAsText({ words }: Page): string {
  return rowsOf(words)
    .map((row) => {
      let text = ''
      for (const word of row) {
        const column = Math.max(0, Math.round(word.box.left / SIGN))
        text = text.length === 0 ? ' '.repeat(column) : text.padEnd(Math.max(column, text.length + 1))
        text += word.bold ? `*${word.text}*` : word.text
      }
      return text
    })
    .join('\n')
}
