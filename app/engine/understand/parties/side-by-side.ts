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
  const level = page
    .filter(({ line }) => line.page === heading.page && Math.abs(line.box.top - heading.box.top) < 2)
    .toSorted((a, b) => a.line.box.left - b.line.box.left)
  const at = level.findIndex(({ line }) => line === heading.textLine.line)
  if (level.length < 2 || at < 0) return undefined
  const firsts = level.map((line, place) => firstUnder(line, level[place - 1]?.line.box.right ?? 0, page))
  // `Vendor | Marta Ruiz | Ship To | Tom Perham`: blocks that begin beside their headings. `Cliente | Vehículo`: whatever heads a column of its own is a heading too.
  if (level.some(({ line, labels: [label] }, place) => !(label && isBare(label)) && !isHeadOver(line.box, firsts[place]))) return undefined
  const first = firsts[at]
  if (!first || firsts.some((other, place) => place !== at && other === first)) return undefined
  const before = level[at - 1]?.line.box.right ?? 0
  if (!isHeadOver(heading.box, first) || first.line.box.left < before - EDGE) return undefined
  return { first, left: first.line.box.left - EDGE, right: (firsts[at + 1]?.line.box.left ?? Infinity) - EDGE }
}

const isHeadOver = (head: Label['box'], first: LabelledLine | undefined) =>
  first !== undefined && first.line.box.left <= head.left - ASIDE && first.line.box.right > head.left

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

/** The nearest line right under the heading, and behind what heads the column before it, that begins at it or to the left of it. */
function firstUnder({ line: head }: LabelledLine, from: number, page: LabelledLine[]): LabelledLine | undefined {
  const { box } = head
  const height = box.bottom - box.top
  const under = page.filter(
    ({ line }) =>
      line !== head &&
      line.page === head.page &&
      line.box.top > box.bottom - 2 &&
      line.box.top - box.bottom < NEAR * height &&
      line.box.left > from - EDGE,
  )
  const top = Math.min(...under.map(({ line }) => line.box.top))
  const lines = under.filter(({ line }) => line.box.top < top + 2)
  // Set in a little, its block is its own all the same.
  if (lines.some(({ line }) => line.box.left >= box.left + EDGE && line.box.left < box.right)) return undefined
  return lines.filter(({ line }) => line.box.left < box.left + EDGE).sort((a, b) => b.line.box.left - a.line.box.left)[0]
}
