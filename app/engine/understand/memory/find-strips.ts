import type { Column } from '#app/contract/kinds/index.ts'
import type { ColumnMemory, TableMemory, TableWay } from '#app/contract/memory.ts'
import type { Document, Page } from '../../document.ts'
import { findHeads } from './find-heads.ts'
import { matchWords } from './match-words.ts'
import { type RowCells, readInOrder, readUnderEdges, readUnderHeads } from './read-row.ts'
import { type PageRow, rowsOfPage } from './rows-of-page.ts'
import { isNumeric, type NumberAndDateFormat } from './typed.ts'

/** An item on the page: the row of its numbers, and the rows between it and its neighbours. */
export interface Strip {
  page: Page
  row: PageRow
  cells: RowCells
  above: PageRow[]
  below: PageRow[]
  /** The columns where they stand on this page. */
  columns: readonly ColumnMemory[]
}

/** The items of a table over all pages, found again in one of the ways. */
export function findStrips(
  way: TableWay,
  document: Document,
  table: TableMemory,
  columns: readonly Column[],
  format: NumberAndDateFormat,
): Strip[] {
  const strips: Strip[] = []
  let known: readonly ColumnMemory[] | undefined = way === 'heads' ? undefined : table.columns
  for (const page of document.pages) {
    const rows = rowsOfPage(page)
    const heads = findHeads(rows, table)
    const from = heads ? heads.at + 1 : 0
    if (way === 'heads') known = heads?.columns ?? (strips.length > 0 ? known : undefined)
    if (!known) continue
    const { found, ended } = onPage(page, rows, from, { way, table, known, columns, format, begun: strips.length > 0 })
    strips.push(...found)
    if (ended) break
  }
  return strips
}

/** Nothing stands so many times further down than one item under the other. */
const FAR_BELOW = 2

/** The lowest row that may belong to an item. */
function lastOf({ row }: Strip, between: readonly PageRow[]): PageRow {
  return between.at(-1) ?? row
}

interface Search {
  way: TableWay
  table: TableMemory
  known: readonly ColumnMemory[]
  columns: readonly Column[]
  format: NumberAndDateFormat
  begun: boolean
}

function onPage(page: Page, rows: readonly PageRow[], from: number, search: Search): { found: Strip[]; ended: boolean } {
  const { table, known } = search
  const found: Strip[] = []
  let between: PageRow[] = []
  for (const row of rows.slice(from)) {
    const last = found.at(-1)
    if (last && table.pitch !== undefined && row.top - lastOf(last, between).bottom > FAR_BELOW * table.pitch) {
      last.below = between
      return { found, ended: true }
    }
    if (table.ends.length && (found.length > 0 || search.begun) && matchWords(row.words, table.ends)) {
      if (found.length > 0) found.at(-1)!.below = between
      return { found, ended: true }
    }
    const cells = readItem(row, search)
    if (cells) {
      if (found.length > 0) found.at(-1)!.below = between
      found.push({ page, row, cells, above: between, below: [], columns: known })
      between = []
    } else between.push(row)
  }
  if (found.length > 0) found.at(-1)!.below = between
  return { found, ended: false }
}

/** The cells of a row that is an item's row of numbers. */
function readItem(row: PageRow, { way, known, columns, format }: Search): RowCells | undefined {
  const onRow = known.filter((column) => !column.at)
  const numbers = onRow.filter(({ name }) => columns.some((column) => column.name === name && isNumeric(column.type))).length
  if (way === 'heads') {
    const cells = readUnderHeads(row, onRow, columns, format)
    return cells && cells.numbers >= Math.max(1, Math.min(2, numbers)) ? cells : undefined
  }
  const cells = way === 'edges' ? readUnderEdges(row, onRow, columns, format) : readInOrder(row, onRow, columns, format)
  return cells && cells.numbers >= Math.max(1, numbers) ? cells : undefined
}
