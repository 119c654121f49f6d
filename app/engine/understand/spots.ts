import type { Box } from '../document.ts'
import { startsWithColon } from './colon-cells.ts'
import type { Label, LabelledLine } from './labels.ts'
import { valueInStrip } from './strip.ts'
import { boxBetween } from './tokens.ts'
import type { LabelName } from './vocabulary/vocabulary.ts'

export type Relation = 'inline' | 'right' | 'below' | 'above'

/** A stretch of text that may be the value of a label. */
export interface Spot {
  text: string
  line: LabelledLine
  start: number
  end: number
  page: number
  box: Box
  relation: Relation
  /** 0 is the nearest of its relation. */
  rank: number
  /** The label stands as a caption in smaller type right under its value. */
  caption?: boolean
  /** More words stand between label and colon ("date of invoice referred to:"): it is another label than the one known. */
  qualified?: boolean
}

/** How far below or above a value may stand, in heights of the label. */
const REACH = 3.2
const RIGHT_REACH = 470

/**
 * Everywhere the value of a label may stand: behind it, in the next cell to the right, under it, over it.
 * `prose`: the value is running text, in which only a label with a colon ends it. `all`: what stands behind the label does not end the search.
 */
export function findSpots(label: Label, page: LabelledLine[], prose = false, all = false): Spot[] {
  const inline = behind(label, prose)
  const wrapped = inline || prose ? undefined : atLineStart(label, page)
  if (wrapped) return [wrapped]
  const captioned = inline ? undefined : overCaption(label, page)
  if (captioned) return [captioned]
  if (inline && all) return [inline, ...beside(label, page, prose), ...under(label, page, prose)]
  // `Our customer no. with` / `you`: the rest of a label that was broken, and no value.
  if (inline && !prose && isDangling(label, inline)) return [inline, ...beside(label, page, prose), ...under(label, page, prose)]
  if (inline) return [inline, ...(label.colon ? [] : under(label, page, prose))]
  const [next] = label.colon && label.closes ? beside(label, page, prose) : []
  if (next && startsWithColon(next.line.text)) return [next]
  const spots = [...beside(label, page, prose), ...under(label, page, prose), ...over(label, page)]
  return isQualified(label) ? spots.map((spot) => ({ ...spot, qualified: true })) : spots
}

const isDangling = (label: Label, { text }: Spot) => !label.colon && !label.break && /^\p{Ll}{1,8}(?:\s\p{Ll}{1,8})?$/u.test(text)

/** `TOTAL PALETTES :` is another label than the total that is known. */
const isQualified = ({ colon, textLine, end }: Label) => !colon && /^\s\p{L}[\p{L}\s'’()./-]{1,32}:\s*$/u.test(textLine.text.slice(end))

/** The rest of the line up to its next label. */
function behind(label: Label, prose: boolean): Spot | undefined {
  const line = label.textLine as LabelledLine
  const next = line.labels.find((other) => other.start >= label.end && (other.colon || (!prose && other.sayings.some(({ weak }) => !weak))))
  // `Invoice date / Delivery date 09 February 2026`: two labels, one value.
  if (next && !label.colon && /^\s*[/&]\s*$/.test(line.text.slice(label.end, next.start))) return behind({ ...label, end: next.end }, prose)
  const to = next?.start ?? line.text.length
  const qualifier = label.colon ? undefined : /^[\s/-]*\p{L}[\p{L}\s'’()./-]{1,32}:(?=\s|$)/u.exec(line.text.slice(label.end, to))?.[0]
  const spot = trimSpot(line, label.end + (qualifier?.length ?? 0), to)
  return spot && { ...spot, relation: 'inline', rank: 0, ...(qualifier ? { qualified: true } : {}) }
}

/** A stretch of a line without the signs that lead to it (`: `, `(EUR) : `, `. `). */
export function trimSpot(line: LabelledLine, from: number, to: number): Omit<Spot, 'relation' | 'rank'> | undefined {
  const whole = line.text.slice(from, to)
  const lead = /^(?:\s*\([^)]{0,24}\)\s*(?=[:\s]))?[\s:;.,·•|>=_–—-]*(?:[\s:]|(?<=^[.:]+))*/u.exec(whole)?.[0].length ?? 0
  const minus =
    /[-–—−]$/.test(whole.slice(0, lead).trimEnd()) && /^\s?[\d$€£(]/.test(whole.slice(lead))
      ? whole.slice(0, lead).search(/[-–—−][\s$€£]*$/)
      : -1
  const start = from + (minus >= 0 ? minus : lead)
  const text = line.text.slice(start, to).replace(/[\s|;:·•]+$/u, '')
  if (!/[\p{L}\d]/u.test(text)) return undefined
  return { text, line, start, end: start + text.length, page: line.line.page, box: boxBetween(line, start, start + text.length) }
}

const heightOf = ({ top, bottom }: Box) => bottom - top
/** Labels whose words also begin names of companies, departments and texts. */
const nameWords = new Set<LabelName>([
  'supplier',
  'customer',
  'delivery',
  'other_party',
  'party_name',
  'department',
  'other_text',
  'other_number',
  'bank',
  'net',
  'note',
  'other_amount',
  'addressee',
  'payment_method',
])

/** "Order no.", "Total:", "Bill to X" begin with a label; "Lieferant GmbH" is a name that begins with the word of one. */
function startsWithLabel({ text, labels: [label] }: LabelledLine): boolean {
  if (!label?.leads || label.sayings.every(({ weak }) => weak)) return false
  if (label.closes || label.colon || label.break || /\s/.test(text.slice(label.start, label.end).trim())) return true
  return label.sayings.every(({ name }) => !nameWords.has(name))
}

const FULL_LINE = 60 // signs: a shorter line was not broken off behind its label

/** A label at the end of a full line goes on at the start of the next: `… Term: 29/01/2026 Hours:` / `8:00-13:00`. */
function atLineStart({ leads, colon, closes, textLine: { line, text } }: Label, page: LabelledLine[]): Spot | undefined {
  if (leads || !colon || !closes || text.length < FULL_LINE) return undefined
  const under = page.find(
    ({ line: other }) =>
      other.page === line.page &&
      other.box.top > line.box.top + 1 &&
      other.box.top - line.box.bottom < 0.6 * line.size &&
      Math.abs(other.box.left - line.box.left) < 3,
  )
  const [spot] = under && !startsWithLabel(under) ? whole(under, 'below', 0) : []
  return spot
}

/** A line that is another label's, and so no value; running text is one only where it says so by a colon or by ending there. */
function isLabelOnly(line: LabelledLine, prose: boolean): boolean {
  const [first] = line.labels
  const known = first?.sayings.some(({ name, weak }) => !weak && name !== 'other_text') === true
  return known && (prose ? first.leads && (first.closes || first.colon) : startsWithLabel(line))
}

function whole(line: LabelledLine, relation: Relation, rank: number, prose = false): Spot[] {
  if (isLabelOnly(line, prose)) return []
  const inner = prose
    ? undefined
    : line.labels.find((label) => !label.leads && (label.colon || label.sayings.some(({ weak }) => !weak)) && label.start > 0)
  const spot = trimSpot(line, 0, inner?.colon ? inner.start : line.text.length)
  return spot ? [{ ...spot, relation, rank }] : []
}

function beside({ box, page: number }: Label, page: LabelledLine[], prose: boolean): Spot[] {
  const middle = (box.top + box.bottom) / 2
  const row = page
    .filter(({ line }) => {
      const overlap = Math.min(line.box.bottom, box.bottom) - Math.max(line.box.top, box.top)
      const level = Math.abs((line.box.top + line.box.bottom) / 2 - middle) < 0.6 * Math.max(heightOf(box), heightOf(line.box))
      return (
        line.page === number &&
        line.box.left > box.right - 1 &&
        line.box.left - box.right < RIGHT_REACH &&
        (level || overlap > 0.5 * Math.min(heightOf(box), heightOf(line.box)))
      )
    })
    .sort((a, b) => a.line.box.left - b.line.box.left)
  const end = row.findIndex((line) => (prose ? isLabelOnly(line, prose) : startsWithLabel(line)))
  return (end < 0 ? row : row.slice(0, end)).slice(0, 4).flatMap((line, rank) => whole(line, 'right', rank, prose))
}

function under(label: Label, page: LabelledLine[], prose: boolean): Spot[] {
  const ofStrip = prose ? undefined : valueInStrip(label, page)
  if (ofStrip) return whole(ofStrip, 'below', 0)
  const { box } = label
  const limit = box.bottom + REACH * Math.max(7, heightOf(box))
  const right = columnEnd(label, page)
  const lines = page
    .filter(
      ({ line }) =>
        line.page === label.page &&
        line.box.top > box.bottom - 0.35 * heightOf(box) &&
        line.box.top < limit &&
        line.box.left < right &&
        line.box.right > box.left - 4,
    )
    .filter(({ line }) => line.box.left >= box.left - 60 && line.box.left < Math.max(box.right, box.left + 20) + 40)
    .sort((a, b) => a.line.box.top - b.line.box.top || Math.abs(a.line.box.left - box.left) - Math.abs(b.line.box.left - box.left))
  const end = lines.findIndex(
    ({ line, labels }) =>
      labels[0]?.leads === true && labels[0].closes && line.box.left <= box.right && labels[0].sayings.some(({ weak }) => !weak),
  )
  return (end < 0 ? lines : lines.slice(0, end)).slice(0, 3).flatMap((line, rank) => whole(line, 'below', rank, prose))
}

function over(label: Label, page: LabelledLine[]): Spot[] {
  const { box } = label
  const nearest = page
    .filter(
      ({ line }) =>
        line.page === label.page &&
        line.box.bottom < box.top + 0.3 * heightOf(box) &&
        line.box.bottom > box.top - 2 * heightOf(box) &&
        line.box.left < box.right &&
        line.box.right > box.left,
    )
    .sort((a, b) => b.line.box.bottom - a.line.box.bottom)[0]
  return nearest && !startsWithLabel(nearest) ? whole(nearest, 'above', 0) : []
}

const SMALLER = 0.95 // times the value's type: captions are set smaller
const TIGHT = 0.8 // of the value's height between value and caption at most
const NEARER = 0.6 // of the gap to what stands under it

/** `4711` over a small `Customer no.`: a form that prints its captions under the values. */
function overCaption(label: Label, page: LabelledLine[]): Spot | undefined {
  const { box, textLine } = label
  if (!label.leads || !label.closes || label.colon) return undefined
  // Larger type to its right is its value: it is no caption.
  const next = page.filter(
    ({ line }) => line.page === label.page && line.box.left > box.right && line.box.top < box.bottom - 2 && line.box.bottom > box.top + 2,
  )
  if (next.some(({ line }) => textLine.line.size < SMALLER * line.size)) return undefined
  const beside = ({ line }: LabelledLine) => line.page === label.page && line !== textLine.line && isUnderOrOver(line.box, box)
  const near = page.filter(beside)
  const above = near
    .filter(({ line }) => line.box.bottom < box.top + 0.5 * heightOf(box))
    .sort((a, b) => b.line.box.bottom - a.line.box.bottom)[0]
  if (!above || textLine.line.size > SMALLER * above.line.size || startsWithLabel(above)) return undefined
  const gap = box.top - above.line.box.bottom
  const below = near
    .filter(({ line }) => line.box.top > box.bottom - 0.5 * heightOf(box))
    .sort((a, b) => a.line.box.top - b.line.box.top)[0]
  if (gap > TIGHT * heightOf(above.line.box) || (below && gap > NEARER * (below.line.box.top - box.bottom))) return undefined
  const [spot] = whole(above, 'above', 0)
  return spot && { ...spot, caption: true }
}

const isUnderOrOver = (a: Box, b: Box) => Math.abs(a.left - b.left) < 3 || Math.abs(a.left + a.right - b.left - b.right) < 6

/** The left edge of the next thing in the label's row: what stands under that belongs to it. */
function columnEnd({ box, page: number }: Label, page: LabelledLine[]): number {
  const next = page
    .filter(({ line }) => line.page === number && line.box.left > box.right + 2 && Math.abs(line.box.top - box.top) < heightOf(box))
    .map(({ line }) => line.box.left)
  return Math.min(box.right + 160, ...next.map((left) => left - 1))
}

export function linesByPage<L extends { line: { page: number } }>(lines: L[]): Map<number, L[]> {
  const pages = new Map<number, L[]>()
  for (const line of lines) {
    const page = pages.get(line.line.page)
    if (page) page.push(line)
    else pages.set(line.line.page, [line])
  }
  return pages
}
