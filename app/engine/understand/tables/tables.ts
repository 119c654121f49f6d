import Big from 'big.js'
import type { Document, Page } from '../../document.ts'
import type { Context } from '../context.ts'
import { withoutCopies } from '../copies.ts'
import { placesOf } from './arithmetic.ts'
import { ownHeads, withoutBeside } from './beside.ts'
import { type BookedTax, setBookedApart } from './booked.ts'
import { columnsOf, sampleOf } from './columns.ts'
import { type Habits, habitsOf } from './describe.ts'
import { type Entry, entryOf } from './entries.ts'
import { type Group, groupEntries, hasDescription } from './groups.ts'
import { findHeaders } from './headers.ts'
import type { Header } from './heads.ts'
import { findHeadless } from './headless.ts'
import { foldRows, foldTwoLines, leftsOfFolded } from './two-lines.ts'
import { type Layout, settleLayout } from './layout.ts'
import { type Row, rowsOf, textOf } from './rows.ts'
import { isSetApart } from './set-apart.ts'
import { isSumText } from './sum-words.ts'
import { straighten } from './straighten.ts'
import { withoutUnordered } from './unordered.ts'
import { withUnnamed } from './unnamed-head.ts'
import { partSideBySide } from './side-by-side.ts'
import { isCodeLike } from './text-columns.ts'

/** A header and the rows under it, on one page. */
interface Segment {
  page: Page
  header: Header
  body: Row[]
  /** On a page that goes on without the heads: there only what fills the columns well is a line. */
  continued: boolean
  /** Two lines of the page were laid side by side. */
  folds?: boolean
}

export interface ReadSegment {
  segment: Segment
  layout: Layout
  entries: Entry[]
  groups: Group[]
  habits: Habits
  /** Taxes booked among the lines. */
  taxes: BookedTax[]
}

/** The tables of items, each by pages, with every step of their reading: under known heads, else found by their arithmetic. */
export function tablesOf(document: Document, context: Context): ReadSegment[][] {
  const pages = withoutCopies(document.pages)
  const headed = readTables(segmentsOf(pages), context)
  if (hasItems(headed)) return headed
  const headless = readTables(headlessSegments(pages, context), context)
  return hasItems(headless) ? headless : headed
}

function hasItems(tables: readonly ReadSegment[][]): boolean {
  return tables.some((table) => table.some(({ groups }) => groups.length > 0))
}

function readTables(segments: readonly Segment[], context: Context): ReadSegment[][] {
  return joinSegments(segments).map((table) => {
    const read = table.map((segment) => readSegment(segment, table, context))
    const all = read.flatMap(({ groups }) => groups)
    return read.map((segment) => {
      // A column may be wider on the next page: where its lines break is asked of pages with the same columns.
      const alike = read.filter(({ layout }) => hasSameNames(layout, segment.layout)).flatMap(({ groups }) => groups)
      return { ...segment, habits: { ...habitsOf(all, segment.layout), edge: habitsOf(alike, segment.layout).edge } }
    })
  })
}

function hasSameNames(a: Layout, b: Layout): boolean {
  const [one, other] = [a, b].map((layout) => (layout.description === undefined ? undefined : layout.columns[layout.description]))
  return Math.abs((one?.left ?? 0) - (other?.left ?? 0)) < SAME && Math.abs((one?.right ?? 0) - (other?.right ?? 0)) < SAME
}

const SAME = 8 // points between the borders of one column on two pages

function headlessSegments(pages: readonly Page[], context: Context): Segment[] {
  return pages.flatMap((page) => {
    const rows = rowsOf(page)
    const header = findHeadless(rows, page, context.formats.decimal)
    return header ? [{ page, header, body: rows.slice(header.to + 1), continued: false }] : []
  })
}

/** Each header with the rows down to the next one; pages that go on without a header take the last one's columns. */
function segmentsOf(pages: readonly Page[]): Segment[] {
  const segments: Segment[] = []
  for (const page of pages) {
    const rows = rowsOf(page)
    const headers = findHeaders(rows, page.rules)
    const open = segments.at(-1)
    if (open && headers[0]?.sort !== 'items' && page.number === open.page.number + 1) {
      const header = { ...open.header, page: page.number, from: -1, to: -1 }
      const body = rows.slice(0, headers[0]?.from ?? rows.length)
      const folded = open.folds
        ? {
            page: { ...page, width: 2 * page.width },
            body: foldRows(body, page.width, leftsOfFolded(open.header.heads, page.width)),
            folds: true,
          }
        : { page, body }
      segments.push({ ...folded, header, continued: true })
    }
    headers.forEach((header, at) => {
      if (header.sort !== 'items') return
      const below = rows.slice(header.to + 1, headers[at + 1]?.from ?? rows.length)
      const own = ownHeads(header, below, page)
      for (const part of partSideBySide(own, withoutBeside(below, own.box, page)))
        segments.push({ ...(foldTwoLines({ page, ...part }, rows) ?? { page, ...part }), continued: false })
    })
  }
  return segments
}

/** Tables that go on over several pages under the same heads. */
function joinSegments(segments: readonly Segment[]): Segment[][] {
  const tables = new Map<string, Segment[]>()
  for (const segment of segments) {
    const key = segment.header.heads.map((head) => head.text.toLowerCase()).join('|')
    tables.set(key, [...(tables.get(key) ?? []), segment])
  }
  return [...tables.values()]
}

function readSegment(segment: Segment, table: readonly Segment[], context: Context): Omit<ReadSegment, 'habits'> {
  const alike = table.filter((other) => other === segment || isAligned(other.header, segment.header))
  const body = [...segment.body, ...alike.filter((other) => other !== segment).flatMap((other) => other.body)]
  // Pages that go on without heads say nothing about the columns where a headed page does.
  const headed = alike.filter((other) => !other.continued).flatMap((other) => other.body)
  const named = segment.header.heads
  const heads = withUnnamed(named, sampleOf(named, headed.length > 0 ? headed : body))
  const sample = sampleOf(heads, headed.length > 0 ? headed : body)
  const drawn = columnsOf(heads, sample, withinReach(segment.body, sample), segment.page.rules, segment.page, true)
  const columns = [...straighten(drawn, sample)]
  const layout = settleLayout(columns, sample, context.formats.decimal)
  const read = segment.body.map((row) => entryOf(row, layout, context.formats.decimal))
  const { entries, taxes } =
    context.kind === 'invoice' ? setBookedApart(read, layout, context.formats.decimal) : { entries: read, taxes: [] }
  const lines = keepLines(entries, layout, segment.continued)
  const kept = context.kind === 'work_order' ? withoutUnordered(lines, layout) : lines
  return { layout, entries: kept, groups: groupEntries(kept, layout, segment.page.rules), segment, taxes }
}

/**
 * Under the sums, and on pages without heads, only a line that balances (or at least fills its columns) is still an item.
 * A lone total that is what the lines above add up to is a sum, whatever its label.
 */
function keepLines(entries: readonly Entry[], layout: Layout, continued: boolean): Entry[] {
  const lines = entries.filter((entry) => entry.sort === 'line')
  const full = lines.filter((entry) => isFull(entry))
  const places = new Set(full.flatMap((entry) => (entry.numbers.total ? placesOf(entry.numbers.total.value) : [])))
  const lastFull = full.length > 0 ? entries.lastIndexOf(full.at(-1)!) : entries.length
  const mostAreFull = full.length >= 0.6 * lines.length && full.length > 0
  const countOnly = layout.price === undefined && layout.total === undefined
  const mostCoded = layout.code !== undefined && lines.filter((entry) => entry.cells[layout.code!]!.length > 0).length >= 0.8 * lines.length
  let ended = false
  let last: Entry | undefined
  let listed: Entry | undefined
  let sum = new Big(0)
  return entries.map((entry, at) => {
    if (entry.sort === 'sum') ended = true
    // An article that nobody wants stands in the list all the same.
    if (entry.sort === 'text' && mostCoded && isCoded(entry, layout)) listed = entry
    if (entry.sort !== 'line') return entry
    const { quantity, total } = entry.numbers
    const balanced = entry.balance === 'exact' || entry.balance === 'rounded'
    const named = hasDescription(entry, layout)
    const isLone = !isFull(entry) && total !== undefined
    // `Total | 3 | 983.12 | 51.88 | 1035.00`: the last row adds up the columns.
    const isTotals = total !== undefined && isSumText(firstText(entry))
    // Without a column of totals `Total | 7 | 112.35` adds up the others.
    if (layout.total === undefined && last && !isCoded(entry, layout) && isSumText(firstText(entry))) return { ...entry, sort: 'soft_sum' }
    if ((isLone || isTotals) && sum.gt(0) && sum.eq(total.value)) {
      ended = true
      return { ...entry, sort: 'sum' }
    }
    const fits = ended
      ? balanced
      : continued
        ? balanced ||
          (quantity !== undefined &&
            (total !== undefined || countOnly) &&
            named &&
            ((!mostCoded && !(countOnly && layout.code !== undefined)) || isCoded(entry, layout)))
        : true
    const apart = listed !== undefined && entry.row.box.top - listed.row.box.bottom > APART * entry.row.size
    const bare = countOnly && ((mostCoded && !isCoded(entry, layout)) || apart)
    const odd =
      isLone && ((mostAreFull && (!named || !places.has(placesOf(total.value)))) || (at > lastFull && isSetApart(entry, full, layout)))
    if (!fits || odd || bare) return { ...entry, sort: 'soft_sum' }
    last = listed = entry
    if (total) sum = sum.plus(total.value)
    return entry
  })
}

const APART = 6 // times the type's height: in a list without amounts what stands so far below is something else

const firstText = ({ cells }: Entry) => textOf(cells.find((words) => words.length > 0) ?? [])

function isCoded(entry: Entry, layout: Layout): boolean {
  return layout.code !== undefined && isCodeLike(textOf(entry.cells[layout.code]!))
}

/** A line with more than a total. */
function isFull({ numbers }: Entry): boolean {
  return numbers.quantity !== undefined || numbers.price !== undefined
}

/** The rows between the first and the last of the fullest ones: notes and broken lines of the items. */
function withinReach(body: readonly Row[], sample: readonly Row[]): Row[] {
  const places = sample.map((row) => body.indexOf(row)).filter((at) => at >= 0)
  return places.length === 0 ? [] : body.slice(Math.min(...places), Math.max(...places) + 3).filter((row) => !sample.includes(row))
}

function isAligned(a: Header, b: Header): boolean {
  return a.heads.length === b.heads.length && a.heads.every((head, at) => Math.abs(head.box.left - b.heads[at]!.box.left) < 3)
}
