import Big from 'big.js'
import { type KindName, kinds } from '#app/contract/kinds/index.ts'
import type { Memory, TableWay } from '#app/contract/memory.ts'
import type { CandidateRow } from '../../candidate.ts'
import type { Document } from '../../document.ts'
import { findStrips } from './find-strips.ts'
import { readStrip } from './read-strip.ts'

/** What a remembered table gives on another paper. */
export interface RecalledRows {
  rows: CandidateRow[]
  /** Columns that the engine alone had not read right. */
  needed: ReadonlySet<string>
  /** People had to add or delete rows. */
  needsRows: boolean
  /** Columns that people emptied on every row. */
  emptied: readonly string[]
}

/** The item rows of a layout whose table is remembered, over all its pages; undefined where it is not found again. */
export function recallRows(document: Document, kindName: KindName, memory: Memory): RecalledRows | undefined {
  const { table } = memory
  if (!table) return undefined
  const { columns } = kinds[kindName]
  const [best] = (table.ways ?? ['heads'])
    .map((way) => rowsBy(way, document, kindName, memory))
    .filter((rows) => rows.length > 0)
    .sort((a, b) => balanced(kindName, b) - balanced(kindName, a))
  if (!best) return undefined
  return {
    rows: best,
    needed: new Set(table.needed ?? columns.map(({ name }) => name)),
    needsRows: table.needs_rows ?? true,
    emptied: table.emptied ?? [],
  }
}

/** The rows that one way of finding the columns again gives. */
export function rowsBy(way: TableWay, document: Document, kindName: KindName, memory: Memory): CandidateRow[] {
  const table = memory.table!
  const { columns } = kinds[kindName]
  return findStrips(way, document, table, columns, memory.formats).map((strip) => readStrip(strip, table, columns))
}

/** How many rows are quantity × price = total, to the cent or less a discount. */
function balanced(kindName: KindName, rows: readonly CandidateRow[]): number {
  const { quantityColumn } = kinds[kindName]
  return rows.filter((row) => {
    const [quantity, price, total] = [row[quantityColumn], row.unit_price, row.total_amount].map((cell) => cell && new Big(cell.value))
    return quantity && price && total && quantity.times(price).minus(total).abs().lte(0.02)
  }).length
}
