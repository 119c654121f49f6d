import type { Document, Page } from '#app/engine/document.ts'
import { rowsOf } from '#app/engine/read/lines.ts'

/** Words that leave their page or run into their neighbour: faults of the drawing, which no reading can mend. */
export function collisionsOf({ pages }: Document): string[] {
  return pages.flatMap((page) => [...outside(page), ...overlapping(page)])
}

const outside = ({ words, width, height }: Page): string[] =>
  words
    .filter(({ box }) => box.left < 0 || box.right > width || box.top < 0 || box.bottom > height)
    .map(({ text }) => `${text} leaves the page`)

const overlapping = ({ words }: Page): string[] =>
  rowsOf(words).flatMap((row) =>
    row.flatMap((word, at) => {
      const before = row[at - 1]
      return before && word.box.left < before.box.right - 0.5 ? [`${before.text} runs into ${word.text}`] : []
    }),
  )
