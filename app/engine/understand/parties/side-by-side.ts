import type { Label, LabelledLine } from '../labels/labels.ts'
import type { LabelName } from '../vocabulary/vocabulary.ts'

const headings = new Set<LabelName>(['supplier', 'customer', 'delivery', 'other_party', 'addressee'])
const NEAR = 2.2 // heights of the heading down to the first line under it, at most
const ASIDE = 12 // points that a column begins before its heading, at least
const EDGE = 5 // points

/** A column under one of several headings that stand side by side. */
export interface Column {
  first: LabelledLine
  left: number
  right: number
}

/** `EMISOR | RECEPTOR` centred or set right over columns that begin before them: which column is whose, by their order. */
export function columnUnder(heading: Label, page: LabelledLine[]): Column | undefined {
  if (!isBare(heading)) return undefined
  const level = page.filter(({ line }) => line.page === heading.page && Math.abs(line.box.top - heading.box.top) < 2)
  const row = level.flatMap(({ labels: [label] }) => (label && isBare(label) ? label : [])).sort((a, b) => a.box.left - b.box.left)
  // `Vendor | Marta Ruiz | Ship To | Tom Perham`: blocks that begin beside their headings.
  if (row.length < 2 || row.length < level.length) return undefined
  const firsts = row.map((label) => firstUnder(label, page))
  const at = row.findIndex(({ textLine }) => textLine === heading.textLine)
  const first = firsts[at]
  if (!first || firsts.some((other, place) => place !== at && other === first)) return undefined
  const before = row[at - 1]?.box.right ?? 0
  if (first.line.box.left > heading.box.left - ASIDE || first.line.box.left < before - EDGE) return undefined
  return { first, left: first.line.box.left - EDGE, right: (firsts[at + 1]?.line.box.left ?? Infinity) - EDGE }
}

const isBare = ({ leads, closes, colon, sayings }: Label) => leads && closes && !colon && sayings.some(({ name }) => headings.has(name))

const FLUSH = 3 // points

/** `Client :` at the right edge of the sheet, over a block that ends there too and begins before it. */
export function flushUnder({ leads, closes, box, page: number, textLine }: Label, page: LabelledLine[]): LabelledLine | undefined {
  if (!leads || !closes) return undefined
  const { right } = textLine.line.box
  const height = box.bottom - box.top
  const under = page.filter(
    ({ line }) =>
      line.page === number &&
      line !== textLine.line &&
      line.box.top > box.bottom - 2 &&
      line.box.top - box.bottom < NEAR * height &&
      line.box.right > box.left - ASIDE &&
      line.box.left < right,
  )
  const [first, ...others] = under.toSorted((a, b) => a.line.box.top - b.line.box.top)
  const isAlone = first && others.every(({ line }) => line.box.top > first.line.box.bottom - 2)
  return isAlone && Math.abs(first.line.box.right - right) < FLUSH && first.line.box.left < box.left - ASIDE ? first : undefined
}

/** The nearest line right under the heading that begins at it or to the left of it. */
function firstUnder({ box, page: number, textLine }: Label, page: LabelledLine[]): LabelledLine | undefined {
  const height = box.bottom - box.top
  const under = page.filter(
    ({ line }) =>
      line !== textLine.line && line.page === number && line.box.top > box.bottom - 2 && line.box.top - box.bottom < NEAR * height,
  )
  const top = Math.min(...under.map(({ line }) => line.box.top))
  const lines = under.filter(({ line }) => line.box.top < top + 2)
  // Set in a little, its block is its own all the same.
  if (lines.some(({ line }) => line.box.left >= box.left + EDGE && line.box.left < box.right)) return undefined
  return lines.filter(({ line }) => line.box.left < box.left + EDGE).sort((a, b) => b.line.box.left - a.line.box.left)[0]
}
