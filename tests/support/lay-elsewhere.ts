import type { Box, Document, Line, Page, Word } from '#app/engine/document.ts'

/** A paper as it comes from a scanner or printer that moves or scales the page: all of it `scale` times as large, then moved, in points. */
export function layElsewhere(document: Document, scale: number, dx: number, dy: number): Document {
  const move = ({ left, top, right, bottom }: Box): Box => ({
    left: scale * left + dx,
    top: scale * top + dy,
    right: scale * right + dx,
    bottom: scale * bottom + dy,
  })
  const moved = new Map<Word, Word>()
  const word = (one: Word): Word => {
    const known = moved.get(one) ?? { ...one, box: move(one.box), size: scale * one.size }
    moved.set(one, known)
    return known
  }
  const line = (one: Line): Line => ({ ...one, words: one.words.map(word), box: move(one.box), size: scale * one.size })
  const boxed = <Shape extends { box: Box }>(shape: Shape): Shape => ({ ...shape, box: move(shape.box) })
  const page = (one: Page): Page => ({
    ...one,
    words: one.words.map(word),
    lines: one.lines.map(line),
    rules: one.rules.map(boxed),
    shades: one.shades.map(boxed),
  })
  return { ...document, pages: document.pages.map(page) }
}
