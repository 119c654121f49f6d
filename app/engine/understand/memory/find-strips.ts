import type { Column } from '#app/contract/kinds/index.ts'
import type { ColumnMemory, TableMemory, TableWay } from '#app/contract/memory.ts'
import type { Document, Page } from '../../document.ts'
import { balanceOf } from '../tables/lines/arithmetic.ts'
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
    const search = { way, table, known, columns, format, begun: strips.length > 0 }
    const below = onPage(page, rows, from, search)
    // A table that goes on need not repeat its heads: what looks like them may stand in the foot of the page.
    const isFoot = way !== 'heads' && search.begun && below.found.length === 0
    const { found, ended } = isFoot ? onPage(page, rows, 0, search) : below
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
  for (const [at, row] of rows.entries()) {
    if (at < from) continue
    const last = found.at(-1)
    if (last && table.pitch !== undefined && row.top - lastOf(last, between).bottom > FAR_BELOW * table.pitch) {
      last.below = between
      return { found, ended: true }
    }
    if (table.ends.length && (found.length > 0 || search.begun) && matchWords(row.words, table.ends) && !goesOn(rows, at, search)) {
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

/** Names of articles may begin with the words that follow the table: within the distance of an item comes one whose numbers multiply out. */
function goesOn(rows: readonly PageRow[], at: number, search: Search): boolean {
  const { pitch } = search.table
  if (pitch === undefined) return false
  const near = rows.slice(at + 1).filter(({ top }) => top - rows[at]!.bottom < pitch)
  return near.some((row) => {
    const item = readItem(row, search)
    return item !== undefined && isExact(item)
  })
}

function isExact({ cells }: RowCells): boolean {
  const [quantity, price, total] = [
    cells.get('quantity') ?? cells.get('requested_quantity'),
    cells.get('unit_price'),
    cells.get('total_amount'),
  ]
  if (!quantity || !price || !total) return false
  return balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) === 'exact'
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
