import type { Page } from '../../document.ts'
import type { Context } from '../context.ts'
import { ownHeads, withoutBeside } from './beside.ts'
import { withoutFactsBeside } from './facts-beside.ts'
import { findHeaders } from './heads/headers.ts'
import { findHeadless } from './without-heads/headless.ts'
import { percentsBesideLines } from './without-heads/proven-line.ts'
import type { Header } from './heads/heads.ts'
import { withoutTitleOfNext } from './heads/title-of-next.ts'
import { type Row, rowsOf } from './rows.ts'
import { upToCaptionedSums } from './captioned-sums.ts'
import { runningFeet } from './lines/running-feet.ts'
import { partSideBySide } from './columns/side-by-side.ts'
import { foldRows, foldTwoLines, marksOfFolded } from './heads/two-lines.ts'

/** A header and the rows under it, on one page. */
export interface Segment {
  page: Page
  header: Header
  body: Row[]
  /** On a page that goes on without the heads: there only what fills the columns well is a line. */
  continued: boolean
  /** Two lines of the page were laid side by side. */
  folds?: boolean
}

/** Where no page has heads that are known: the rows that arithmetic proves to be items, under a header made for them. */
export function headlessSegments(pages: readonly Page[], context: Context): Segment[] {
  const { decimal } = context.formats
  let said: ReadonlySet<string>[] | undefined
  let open: Header | undefined
  return pages.flatMap((page, at) => {
    const rows = withoutFactsBeside(rowsOf(page), page)
    const elsewhere = () => {
      said ??= pages.map((one) => percentsBesideLines(rowsOf(one), decimal))
      return said.filter((_, other) => other !== at).flatMap((percents) => [...percents])
    }
    const header = findHeadless(rows, page, decimal, elsewhere)
    // The last lines of a long table prove nothing by themselves.
    const last = open?.page === page.number - 1 ? { ...open, page: page.number, from: -1, to: -1 } : undefined
    open = header ?? last
    return open ? [{ page, header: open, body: upToCaptionedSums(rows.slice(open.to + 1)), continued: header === undefined }] : []
  })
}

/** Each header with the rows down to the next one; pages that go on without a header take the last one's columns. */
export function segmentsOf(pages: readonly Page[]): Segment[] {
  const segments: Segment[] = []
  const feet = runningFeet(pages)
  for (const page of pages) {
    const rows = withoutFactsBeside(withoutFeet(rowsOf(page), feet), page)
    const headers = findHeaders(rows, page.rules)
    const open = segments.at(-1)
    // Rows over heads that stand on every page are no lines; over those of another table the last ones of this may be.
    const isOpen = open !== undefined && (headers[0]?.sort !== 'items' || !haveSameHeads(headers[0], open.header))
    if (isOpen && page.number === open.page.number + 1) {
      const header = { ...open.header, page: page.number, from: -1, to: -1 }
      const body = rows.slice(0, headers[0]?.from ?? rows.length)
      const folded = open.folds
        ? {
            page: { ...page, width: 2 * page.width },
            body: foldRows(body, page.width, marksOfFolded(open.header.heads, page.width)),
            folds: true,
          }
        : { page, body }
      segments.push({ ...folded, header, continued: true })
    }
    headers.forEach((header, at) => {
      if (header.sort !== 'items') return
      const next = headers[at + 1]
      const body = rows.slice(header.to + 1, next?.from ?? rows.length)
      // The captions under a strip of sums may be heads themselves.
      const withNext = next ? rows.slice(header.to + 1, next.to + 1) : body
      const below = withoutTitleOfNext(upToCaptionedSums(withNext).slice(0, body.length), next)
      const own = ownHeads(header, below, page)
      for (const part of partSideBySide(own, withoutBeside(below, own, page)))
        segments.push({ ...(foldTwoLines({ page, ...part }, rows) ?? { page, ...part }), continued: false })
    })
  }
  return segments
}

/** The same list where nothing is dropped: what heads it holds is remembered by the list. */
const withoutFeet = (rows: readonly Row[], feet: ReadonlySet<Row>) =>
  rows.some((row) => feet.has(row)) ? rows.filter((row) => !feet.has(row)) : rows

const headsIn = ({ heads }: Header) => heads.map(({ text }) => text.toLowerCase()).join('|')

const haveSameHeads = (a: Header, b: Header) => headsIn(a) === headsIn(b)

/** Tables that go on over several pages under the same heads. */
export function joinSegments(segments: readonly Segment[]): Segment[][] {
  const tables = new Map<string, Segment[]>()
  for (const segment of segments) {
    const key = headsIn(segment.header)
    tables.set(key, [...(tables.get(key) ?? []), segment])
  }
  return [...tables.values()]
}

/** The same heads at the same places. */
export function isAligned(a: Header, b: Header): boolean {
  return a.heads.length === b.heads.length && a.heads.every((head, at) => Math.abs(head.box.left - b.heads[at]!.box.left) < 3)
}
