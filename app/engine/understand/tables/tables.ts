import type { Document } from '../../document.ts'
import type { Context } from '../context.ts'
import { type BookedTax, setBookedApart } from './charges/booked.ts'
import { withCharge } from './columns/charge-head.ts'
import { type Column, columnsOf } from './columns/columns.ts'
import { sampleOf } from './columns/column-sample.ts'
import { withChargesAsNames } from './lines/charge-as-name.ts'
import { entryOf } from './lines/entries.ts'
import { withCountsOfNames } from './lines/around-counts.ts'
import { withDiscountsUnder } from './lines/discount-under.ts'
import { type Entry } from './lines/entry.ts'
import { type Group, groupEntries } from './lines/groups.ts'
import { withoutSizeRows } from './lines/size-rows.ts'
import { type Habits, habitsOf } from './lines/habits.ts'
import { keepLines } from './lines/keep-lines.ts'
import { type Layout, settleLayout } from './columns/layout.ts'
import { withCalledOff } from './lines/called-off.ts'
import { setPartsApart } from './lines/part-deliveries.ts'
import { withOpening } from './lines/opening-rows.ts'
import type { Row } from './rows.ts'
import { taxesAcross } from './taxes/vat-across.ts'
import { withBillersCode, withSellersCode } from './codes/sellers-code.ts'
import { headlessSegments, isAligned, joinSegments, type Segment, segmentsOf } from './segments.ts'
import { columnsBeside } from './columns/side-by-side.ts'
import { withShifted } from './lines/shifted-line.ts'
import { straighten } from './columns/straighten.ts'
import { withTurnedHeads } from './columns/turned-heads.ts'
import { withUnnamedCodes } from './columns/unnamed-codes.ts'
import { withUnnamedCounts } from './columns/unnamed-counts.ts'
import { withUnnamedDays } from './columns/unnamed-days.ts'
import { withUnnamed } from './columns/unnamed-head.ts'
import { withoutUnordered } from './lines/unordered.ts'

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
  const { pages } = document
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
    const first = table.map((segment) => readSegment(segment, table, context))
    const read = withoutUnasked(
      first.map((one) => readLikeNeighbour(one, first, table, context)),
      context,
    )
    const all = read.flatMap(({ groups }) => groups)
    return read.map((segment) => {
      // A column may be wider on the next page: where its lines break is asked of pages with the same columns.
      const alike = read.filter(({ layout }) => hasSameNames(layout, segment.layout)).flatMap(({ groups }) => groups)
      return { ...segment, habits: { ...habitsOf(all, segment.layout), edge: habitsOf(alike, segment.layout).edge } }
    })
  })
}

/** A list whose own few rows do not show where its counts end is parted as the list beside it is. */
function readLikeNeighbour<Read extends Omit<ReadSegment, 'habits'>>(
  one: Read,
  all: readonly Read[],
  table: readonly Segment[],
  context: Context,
) {
  if (!lacksCounts(one) || isUnasked(one)) return one
  const { header, page } = one.segment
  const columns = all
    .filter(({ layout, segment }) => layout.quantity !== undefined && segment.page === page)
    .map(({ layout, segment }) => columnsBeside(segment.header, layout.columns, header))
    .find((lent) => lent !== undefined)
  return columns ? readSegment(one.segment, table, context, columns) : one
}

/** Of a list that prints all that may be ordered, set in columns or on pages, a part in which nobody wrote a quantity orders nothing. */
function withoutUnasked<Read extends Omit<ReadSegment, 'habits'>>(parts: readonly Read[], { kind }: Context): readonly Read[] {
  if (kind !== 'work_order' || !parts.some(({ layout }) => layout.quantity !== undefined)) return parts
  return parts.map((part) => (isUnasked(part) ? { ...part, groups: [] } : part))
}

const countsAt = (columns: readonly Column[]) => columns.findIndex(({ head }) => head.heading?.role === 'quantity')

const lacksCounts = ({ layout }: Pick<ReadSegment, 'layout'>) =>
  layout.quantity === undefined && layout.total === undefined && countsAt(layout.columns) >= 0

function isUnasked(read: Omit<ReadSegment, 'habits'>): boolean {
  const asked = countsAt(read.layout.columns)
  return lacksCounts(read) && read.entries.every(({ cells }) => !cells[asked]?.length)
}

function hasSameNames(a: Layout, b: Layout): boolean {
  const [one, other] = [a, b].map((layout) => (layout.description === undefined ? undefined : layout.columns[layout.description]))
  return Math.abs((one?.left ?? 0) - (other?.left ?? 0)) < SAME && Math.abs((one?.right ?? 0) - (other?.right ?? 0)) < SAME
}

const SAME = 8 // points between the borders of one column on two pages

function readSegment(segment: Segment, table: readonly Segment[], context: Context, lent?: Column[]): Omit<ReadSegment, 'habits'> {
  const alike = table.filter((other) => other === segment || isAligned(other.header, segment.header))
  const body = withoutTaxes([...segment.body, ...alike.filter((other) => other !== segment).flatMap((other) => other.body)], context)
  // Pages that go on without heads say nothing about the columns where a headed page does.
  const headed = withoutTaxes(
    alike.filter((other) => !other.continued).flatMap((other) => other.body),
    context,
  )
  const named = withCharge(withTurnedHeads(segment.header, segment.page))
  const fullest = sampleOf(named, headed.length > 0 ? headed : body)
  const counted = withUnnamedCounts(withUnnamed(named, fullest), fullest, context.formats.decimal)
  const heads = withUnnamedCodes(withUnnamedDays(counted, fullest), fullest)
  const sample = sampleOf(heads, headed.length > 0 ? headed : body)
  const drawn = lent ?? columnsOf(heads, sample, withinReach(segment.body, sample), segment.page.rules, segment.page, true)
  const columns = [...straighten(drawn, sample)]
  const settled = settleLayout(columns, sample, context.formats.decimal)
  const layout = context.kind === 'work_order' ? withSellersCode(settled) : withBillersCode(settled)
  const plain = withDiscountsUnder(
    withChargesAsNames(
      segment.body.map((row) => entryOf(row, layout, context.formats.decimal)),
      layout,
    ),
    context.formats.decimal,
  )
  const read = withCountsOfNames(withShifted(plain, layout, context.formats.decimal), layout)
  const { entries, taxes } =
    context.kind === 'invoice'
      ? setBookedApart(read, layout, context.formats.decimal)
      : { entries: withCalledOff(setPartsApart(read, layout), layout), taxes: [] }
  const lines = keepLines(segment.continued ? entries : withOpening(entries, layout), layout, segment.continued)
  const kept = context.kind === 'work_order' ? withoutUnordered(lines, layout) : lines
  return { layout, entries: kept, groups: withoutSizeRows(groupEntries(kept, layout, segment.page.rules)), segment, taxes }
}

/** `IVA 4 % 10 % 21 %` over its bases and taxes fills columns as well as items do, and says nothing about where those are. */
function withoutTaxes(body: readonly Row[], { formats }: Context): Row[] {
  const taxes = taxesAcross(body, formats.decimal).rows
  return body.filter((row) => !taxes.has(row))
}

/** The rows between the first and the last of the fullest ones: notes and broken lines of the items. */
function withinReach(body: readonly Row[], sample: readonly Row[]): Row[] {
  const places = sample.map((row) => body.indexOf(row)).filter((at) => at >= 0)
  return places.length === 0 ? [] : body.slice(Math.min(...places), Math.max(...places) + 3).filter((row) => !sample.includes(row))
}
