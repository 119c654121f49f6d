import type { CandidateRow } from '../../candidate.ts'
import type { Box, Document, Page } from '../../document.ts'
import type { Context } from '../context.ts'
import { columnsOf } from './columns.ts'
import { entryOf } from './entries.ts'
import { type Group, groupEntries } from './groups.ts'
import { type Header, findHeaders } from './headers.ts'
import { type Layout, settleLayout } from './layout.ts'
import { rowOfGroup } from './row-of-group.ts'
import { type Row, boxOf, rowsOf } from './rows.ts'

/** The rows of things bought, and the areas of the pages that they were read from. */
export interface Items {
  rows: CandidateRow[]
  areas: { page: number; box: Box }[]
}

/** A header and the rows under it, on one page. */
interface Segment {
  page: Page
  header: Header
  body: Row[]
}

export function readItems(document: Document, context: Context): Items {
  const segments = segmentsOf(document.pages)
  const rows: CandidateRow[] = []
  const areas: Items['areas'] = []
  for (const table of joinSegments(segments)) {
    const read = table.map((segment) => readSegment(segment, table, context))
    for (const { layout, groups, segment } of read) {
      if (groups.length === 0) continue
      rows.push(...groups.map((group) => rowOfGroup(group, layout, context)))
      areas.push({
        page: segment.page.number,
        box: boxOf([
          segment.header,
          ...groups.flatMap((group) => [group.line.row, ...[...group.above, ...group.below].map((entry) => entry.row)]),
        ]),
      })
    }
  }
  return { rows, areas }
}

/** Each header with the rows down to the next one; pages that go on without a header take the last one's columns. */
function segmentsOf(pages: readonly Page[]): Segment[] {
  const segments: Segment[] = []
  for (const page of pages) {
    const rows = rowsOf(page)
    const headers = findHeaders(rows, page.rules)
    headers.forEach((header, at) => {
      if (header.sort === 'items') segments.push({ page, header, body: rows.slice(header.to + 1, headers[at + 1]?.from ?? rows.length) })
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

function readSegment(segment: Segment, table: readonly Segment[], context: Context): { layout: Layout; groups: Group[]; segment: Segment } {
  const alike = table.filter((other) => other === segment || isAligned(other.header, segment.header))
  const body = [...segment.body, ...alike.filter((other) => other !== segment).flatMap((other) => other.body)]
  const columns = columnsOf(segment.header.heads, body, segment.page.rules, segment.page)
  const layout = settleLayout(columns, body, context.formats.decimal)
  const entries = segment.body.map((row) => entryOf(row, layout, context.formats.decimal))
  return { layout, groups: groupEntries(cutTail(entries, layout), layout, segment.page.rules), segment }
}

/** Under the sums only a line that balances is still an item. */
function cutTail(entries: ReturnType<typeof entryOf>[], layout: Layout): ReturnType<typeof entryOf>[] {
  const kept: typeof entries = []
  let sums = 0
  for (const entry of entries) {
    if (entry.sort === 'sum') sums += 1
    const balanced = entry.balance === 'exact' || entry.balance === 'rounded'
    const isLine = entry.sort === 'line' && (sums === 0 || (balanced && layout.description !== undefined))
    kept.push(entry.sort === 'line' && !isLine ? { ...entry, sort: 'sum' } : entry)
  }
  return kept
}

function isAligned(a: Header, b: Header): boolean {
  return a.heads.length === b.heads.length && a.heads.every((head, at) => Math.abs(head.box.left - b.heads[at]!.box.left) < 3)
}
