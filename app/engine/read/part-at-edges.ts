import type { Line, Word } from '../document.ts'

/** A gap narrower than what ends a line, and wider than any between words of a sentence that is not stretched, in em. */
const GAP = 0.8
const SPACE = 0.45
const EDGE = 0.6 // points within which lines begin at the same edge
const NEAR = 3 // heights of the line up or down to another that begins there
const LEAST = 2 // other lines that begin there
const CELLS = 3 // value, label and value: two alone may be a label and its value, which are read together

/**
 * `Supplier  Marlow Industrial Supplies Ltd  Delivery address  Ferncastle Mills plc`: a value that all but fills its column stands so near to the next one
 * that only the edge tells them apart, where the lines above and below begin too.
 */
export function partAtEdges(lines: readonly Line[], lineOf: (words: Word[]) => Line): Line[] {
  const wide = new Map(lines.flatMap((line) => (widthsIn(line).length > 0 ? [[line, widthsIn(line)] as const] : [])))
  if (wide.size === 0) return [...lines]
  return lines.flatMap((line) => {
    const gaps = (wide.get(line) ?? []).filter((at) => isEdge(line.words[at]!, line, lines))
    if (gaps.length < CELLS - 1) return [line]
    return [0, ...gaps].map((from, at) => lineOf(line.words.slice(from, gaps[at])))
  })
}

/** Where in a line of words with usual spaces a wide gap stands: the place of the word behind it. */
function widthsIn({ words }: Line): number[] {
  const gaps = words.slice(1).map((word, at) => (word.box.left - words[at]!.box.right) / Math.max(word.size, words[at]!.size))
  const wide = gaps.flatMap((gap, at) => (gap > GAP ? [at + 1] : []))
  return wide.length > 0 && gaps.every((gap) => gap > GAP || gap < SPACE) ? wide : []
}

function isEdge({ box }: Word, own: Line, lines: readonly Line[]): boolean {
  const height = own.box.bottom - own.box.top
  const others = lines.filter((line) => line !== own && line.page === own.page && Math.abs(line.box.left - box.left) < EDGE)
  return (
    others.length >= LEAST &&
    others.some((line) => line.box.top - own.box.bottom < NEAR * height && own.box.top - line.box.bottom < NEAR * height)
  )
}
