import type { CandidateRow, Candidates } from '../candidate.ts'
import type { Box, Document, Line } from '../document.ts'
import { readLettered } from './titles/lettered-number.ts'
import { findUnloading } from './delivery/unloading.ts'
import { nameByTitle } from './titles/title-as-name.ts'
import { isConditionsTitle } from './titles/titles.ts'
import { findAmounts } from './amounts/amounts.ts'
import { withoutEarly } from './payment/early-payment.ts'
import type { Context } from './context.ts'
import { findIncludedTaxes } from './amounts/included-tax.ts'
import { findToldRate } from './amounts/told-rate.ts'
import { findScheduledDue } from './dates/scheduled-due.ts'
import { findIdentifiers } from './identifiers/identifiers.ts'
import { type LabelledLine, labelDocument } from './labels/labels.ts'
import { findCaptionedRow } from './amounts/captioned-row.ts'
import { withoutAccounts } from './identifiers/numbers-of-account.ts'
import { findLabelled } from './labelled/labelled.ts'
import { findMail, forwardedFrom } from './mail/mail.ts'
import { withFullNames } from './parties/initials.ts'
import { findParties } from './parties/parties.ts'
import { rank } from './propose.ts'
import { withoutHouse } from './mail/senders-house.ts'
import { withoutNamesOfHouses } from './parties/name-of-house.ts'
import { findSignature } from './mail/signature.ts'
import type { Items } from './tables/items.ts'
import { findTexts } from './texts/texts.ts'
import type { LabelName } from './vocabulary/vocabulary.ts'
import { findWindows } from './delivery/windows.ts'

/** A part of a page that a table covers: what looks like a label in it is the head of a column. */
export interface Area {
  page: number
  box: Box
}

/** What the finders of candidates look at. */
export interface Sight {
  document: Document
  context: Context
  /** All lines with their labels. */
  lines: LabelledLine[]
  /** The lines outside of the tables of items. */
  open: LabelledLine[]
  areas: Area[]
}

/** All candidates of all fields of the kind (and `paid`, `tax_amount` for the arithmetic), best first. */
export function findCandidates(
  document: Document,
  context: Context,
  items: Pick<Items, 'rows' | 'areas' | 'delivery' | 'lineDays' | 'tax'>,
): Candidates {
  const areas = items.areas.flatMap((area) => tighten(area, items.rows, labelDocument(document)))
  const lines = labelDocument(document)
  const conditions = conditionsOf(lines)
  const forwarded = context.kind === 'work_order' ? forwardedFrom(lines) : undefined
  const sight: Sight = {
    document,
    context,
    lines,
    open: lines
      .filter((line) => !conditions(line) && !isBefore(line, forwarded))
      .filter((line) => !isInside(line.line.page, line.line.box, areas) || isOwnLine(line)),
    areas,
  }
  const found: Candidates = {}
  for (const finder of [
    findLabelled,
    findAmounts,
    findIdentifiers,
    findWindows,
    findTexts,
    findParties,
    findSignature,
    findMail,
    findCaptionedRow,
  ]) {
    for (const [field, list] of Object.entries(finder(sight))) found[field] = [...(found[field] ?? []), ...list]
  }
  const stops = findUnloading(sight)
  if (stops) {
    for (const field of ofStops)
      found[field] = [...(stops.found[field] ?? []), ...(found[field] ?? []).filter((one) => !stops.isOfLoading(one))]
    found.name = (found.name ?? []).filter((one) => !stops.isOfStop(one))
  }
  if (context.kind === 'work_order') found.name = [...(found.name ?? []), ...sight.open.flatMap(readLettered)]
  const titles = nameByTitle(sight, found.name ?? [])
  if (titles.length > 0) found.name = [...titles, ...(found.name ?? [])]
  if (items.lineDays)
    found.requested_delivery_date = (found.requested_delivery_date ?? []).filter(
      ({ words }) => !words?.some((word) => items.lineDays!.includes(word)),
    )
  if (items.delivery) found.requested_delivery_date = [...(found.requested_delivery_date ?? []), items.delivery]
  if (context.kind === 'work_order') found.client_name = withFullNames(found.client_name ?? [])
  if (found.due_date) found.due_date = withoutEarly(found.due_date, lines, context.formats.dateOrder)
  found.tax_amount = [...(found.tax_amount ?? []), ...findIncludedTaxes(sight)]
  const totals = [...(found.total_amount_with_tax ?? []), ...(found.amount ?? [])]
  if (context.kind === 'invoice') found.due_date = [...(found.due_date ?? []), ...findScheduledDue(sight, totals)]
  if (context.kind === 'invoice') found.vat_rate = findToldRate(sight)
  if (items.tax) found.tax_amount = [...(found.tax_amount ?? []), items.tax]
  return Object.fromEntries(
    Object.entries(withoutAccounts(withoutNamesOfHouses(withoutHouse(found)))).map(([field, list]) => [field, rank(list)]),
  )
}

/** What somebody wrote over the mail that was passed on. */
const isBefore = ({ line }: LabelledLine, head: LabelledLine | undefined) =>
  head !== undefined && line.page === head.line.page && line.box.bottom <= head.line.box.top + 1

/** Where a page turns to general terms: everything under their title, on later pages or in the lower half. A line or two under it were written for this order. */
function conditionsOf(lines: LabelledLine[]): (line: LabelledLine) => boolean {
  const isUnder = (title: Line) => (one: LabelledLine) => one.line.page === title.page && one.line.box.top > title.box.bottom - 1
  const titles = lines
    .filter((line) => (line.line.page > 1 || line.line.box.top > 420) && isConditionsTitle(line))
    .map(({ line }) => line)
    .filter((title) => title.page > 1 || title.text.length > TITLE || lines.filter(isUnder(title)).length > FEW)
  return ({ line }) => titles.some((title) => title.page === line.page && line.box.top >= title.box.top - 1)
}

const ofStops = ['delivery_address', 'requested_delivery_date', 'start_delivery_time', 'end_delivery_time']

const FEW = 2 // lines under the title
const TITLE = 40 // signs: a longer line goes on with the terms themselves

const ownLabels = new Set<LabelName>(['customer_number', 'note', 'delivery', 'payment_terms', 'payment_method', 'iban'])

/** Among the rows of a table, a line that says itself that it is none of them: `Our account number: XS2454`. */
function isOwnLine({ labels: [label] }: LabelledLine): boolean {
  return (
    label?.leads === true &&
    label.colon &&
    label.sayings.every(({ name, weak }) => weak || ownLabels.has(name) || (name === 'web' && isSite(label))) &&
    label.sayings.some(({ weak }) => !weak)
  )
}

/** `Site` is where the goods go, and in other languages a page of the web. */
const isSite = ({ sayings }: LabelledLine['labels'][number]) => sayings.some(({ name, weak }) => name === 'delivery' && !weak)

/** Room for the head of a table over its first row, in points. */
const HEAD = 36

/** An area reaches from the head over its first row to its last row: what stands under the table is open again. */
function tighten({ page, box }: Area, rows: CandidateRow[], lines: readonly LabelledLine[]): Area[] {
  const boxes = rows.flatMap((row) =>
    Object.values(row).flatMap((cell) =>
      cell.page === page && cell.box && cell.box.top >= box.top - 2 && cell.box.bottom <= box.bottom + 2 ? cell.box : [],
    ),
  )
  if (boxes.length === 0) return []
  const right = Math.max(...boxes.map((cell) => cell.right))
  return [
    {
      page,
      box: {
        ...box,
        right: Math.min(box.right, leftOfSidebar({ page, box }, right, lines)),
        top: Math.max(box.top, Math.min(...boxes.map(({ top }) => top)) - HEAD),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + 1,
      },
    },
  ]
}

/** A column of facts that begins over the table and runs down beside its rows, right of all that they hold. */
function leftOfSidebar({ page, box }: Area, right: number, lines: readonly LabelledLine[]): number {
  const beside = lines.filter(({ line }) => line.page === page && line.box.left > right + GAP)
  const isOver = ({ line, labels }: LabelledLine) => line.box.bottom < box.top && labels.some(({ leads, closes }) => leads && closes)
  const heads = beside.filter(isOver).map(({ line }) => line.box.left)
  const isSidebar = (left: number) => heads.filter((other) => Math.abs(other - left) < EDGE).length >= FACTS
  return Math.min(Infinity, ...heads.filter(isSidebar)) - EDGE
}

const GAP = 6 // points between the last column and what stands beside the table
const EDGE = 2 // points
const FACTS = 2 // labels of the column over the table

function isInside(page: number, box: Box, areas: Area[]): boolean {
  const middle = (box.top + box.bottom) / 2
  return areas.some(
    (area) =>
      area.page === page && middle > area.box.top && middle < area.box.bottom && box.left < area.box.right && box.right > area.box.left,
  )
}
