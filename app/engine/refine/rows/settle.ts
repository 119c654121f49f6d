import { kinds } from '#app/contract/kinds/index.ts'
import type { Cells, Check, Reading } from '#app/contract/reading.ts'
import { checkItems } from '../../check/sums.ts'
import { balanceOf } from '../../understand/tables/lines/arithmetic.ts'
import type { PageOfRefine } from '../page.ts'
import { isScan } from '../sight.ts'
import { cellOf } from '../weigh.ts'
import type { ColumnMap } from './columns.ts'
import { boxOf } from './match.ts'
import { isLevel, type PlacedRow } from './place.ts'

/**
 * Which of the rows that only the model saw are taken: all, where with them the lines add up to the net total and did not before; else those whose
 * own numbers hold, or, where nothing can be reckoned, those that stand in the columns of others. Lines that add up already miss no row.
 */
export function settleFresh(reading: Reading, fresh: readonly PlacedRow[], columns: ColumnMap, page: PageOfRefine): Cells[] {
  const rows = fresh.filter(
    (row) => isItem(reading, row) && !fresh.some((other) => other !== row && other.page === row.page && isLevel(other.band, row.band)),
  )
  if (rows.length === 0) return []
  const before = statusOf(reading, [])
  if (before === 'passed' && reading.items.length > 0) return []
  const ofSums = rows.map((row) => cellsOf(row, 'sums', page.model))
  if (statusOf(reading, ofSums) === 'passed') return ofSums
  const ofLines = rows.filter((row) => isExact(reading, row) && isAligned(row, columns)).map((row) => cellsOf(row, 'line', page.model))
  if (ofLines.length > 0) return statusOf(reading, ofLines) === 'failed' && before !== 'failed' ? [] : ofLines
  if (before === 'failed' || rows.some((row) => row.cells.total_amount)) return []
  const recognised = isScan(reading) && !page.isSeen
  const inColumns = rows
    .filter((row) => isAligned(row, columns))
    .map((row) => cellsOf(row, countKnown(reading, row) >= KNOWN && !recognised ? 'aligned' : 'column', page.model))
  return reading.items.length + inColumns.length > 1 ? inColumns : []
}

/** A row has a quantity, a total or a code, and is not the line of a total. */
function isItem({ kind, fields }: Reading, { cells, page, band }: PlacedRow): boolean {
  const { quantityColumn, netField, taxField, totalField } = kinds[kind]
  if (!cells[quantityColumn] && !cells.total_amount && !cells.product_code) return false
  const totals = [netField, taxField, totalField].flatMap((name) => (name && fields[name] ? (boxOf(fields[name], page) ?? []) : []))
  return !totals.some((box) => isLevel(box, band))
}

function statusOf(reading: Reading, more: readonly Cells[]): Check['status'] {
  return checkItems({ ...reading, items: [...reading.items, ...more] }).status
}

function isExact({ kind }: Reading, { cells }: PlacedRow): boolean {
  const [quantity, price, total] = [cells[kinds[kind].quantityColumn], cells.unit_price, cells.total_amount]
  return quantity && price && total ? balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) === 'exact' : false
}

/** All its numbers and codes stand in their columns, and there are at least two. */
function isAligned(row: PlacedRow, columns: ColumnMap): boolean {
  const cells = Object.entries(row.cells).filter(([name]) => !texts.has(name))
  return cells.length >= 2 && cells.every(([name, cell]) => columns.isIn(name, cell, row) && !columns.isInAnother(name, cell))
}

const KNOWN = 2 // columns of numbers and codes that the engine knows from other rows

/** In how many columns that the engine found a row has a number or a code. */
function countKnown({ items }: Reading, { cells }: PlacedRow): number {
  return Object.keys(cells).filter((name) => !texts.has(name) && items.some((row) => row[name]?.box)).length
}

const texts = new Set(['description', 'product_name'])

function cellsOf({ cells }: PlacedRow, witness: 'sums' | 'line' | 'aligned' | 'column', model: string): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [
      name,
      cellOf(cell, texts.has(name) && (witness === 'sums' || witness === 'line') ? 'row' : witness, model),
    ]),
  )
}
