import { type Column, kinds } from '#app/contract/kinds/index.ts'
import type { Anchor, FieldMemory, Memory, TableMemory, TableWay } from '#app/contract/memory.ts'
import type { Document } from '../../document.ts'
import type { Approved } from './approved.ts'
import { readAnchor } from './recall-field.ts'
import { rowsBy } from './recall-rows.ts'
import { endOfTable, type TableEnd } from './table-end.ts'
import { meansSame } from './typed.ts'

/** A column that gives a smaller share of its own cells again is not kept. */
const RIGHT_CELLS = 0.95
/** Fewer columns are no table. */
const FEWEST_COLUMNS = 2

/**
 * A memory that cannot read its own paper would not read the next one: each anchor, column and table is tried on the page that it was taken
 * from, and what does not give the approved value again is dropped.
 */
export function keepWhatHolds<M extends Omit<Memory, 'id'>>(document: Document, learned: M, { items }: Approved): M {
  const { table, ...others } = learned
  const columns = (one: TableMemory) => one.columns.filter(({ name }) => name).length
  const [held] = table
    ? wrapChoices(table)
        .flatMap((one) => withHoldingColumns(document, one, { ...learned, id: '' }, items) ?? [])
        .sort((a, b) => columns(b) - columns(a))
    : []
  const memory: Memory = { ...(others as M), id: '', ...(held ? { table: held } : {}) }
  const end = endOfTable(document, memory)
  const fields = Object.fromEntries(
    Object.entries(memory.fields).map(([name, field]) => [name, withHoldingAnchors(document, name, field, memory, end)]),
  )
  return { ...others, fields, ...(held ? { table: held } : {}) } as M
}

function withHoldingAnchors(document: Document, name: string, known: FieldMemory, memory: Memory, end: TableEnd | undefined): FieldMemory {
  const field = kinds[memory.kind].fields.find((one) => one.name === name)
  const { place, ...others } = known
  if (!field || !place) return known
  const holds = (anchor: Anchor, of: FieldMemory) => {
    const [read] = readAnchor(document, field, of, anchor, memory, end)
    return read !== undefined && meansSame(field.type, read.value, known.value)
  }
  // An anchor that is dropped may have been the end of a value for another one.
  for (let anchors = place.anchors; anchors.length > 0;) {
    const kept = anchors.filter((anchor) => holds(anchor, { ...known, place: { ...place, anchors } }))
    if (kept.length === anchors.length) return { ...others, place: { ...place, anchors } }
    anchors = kept
  }
  return others
}

/** Where no name went on over a line, one may yet on another paper; unless lines under names were no part of them. */
function wrapChoices(table: TableMemory): TableMemory[] {
  return table.wraps ? [table] : [{ ...table, wraps: true, gap: TIGHT }, table]
}

/** Lines of one name stand so close, in points. */
const TIGHT = 3

/** Columns that don't hold stay as columns of the page, so that their words get into no other one; ways that give less than the best are dropped. */
function withHoldingColumns(document: Document, table: TableMemory, memory: Memory, items: Approved['items']): TableMemory | undefined {
  const tried = allWays.map((way) => ({ way, held: heldBy(way, document, { ...memory, table }, items) }))
  const most = Math.max(...tried.map(({ held }) => held.size))
  if (most < FEWEST_COLUMNS) return undefined
  const best = tried.find(({ held }) => held.size === most)!.held
  const ways = tried.flatMap(({ way, held }) => (held.size === most && [...best].every((name) => held.has(name)) ? [way] : []))
  return { ...table, ways, columns: table.columns.map((column) => (best.has(column.name) ? column : { ...column, name: '' })) }
}

const allWays: readonly TableWay[] = ['heads', 'edges', 'order']

/** The columns that one way reads right. */
function heldBy(way: TableWay, document: Document, memory: Memory, items: Approved['items']): ReadonlySet<string> {
  const rows = rowsBy(way, document, memory.kind, memory)
  if (rows.length !== items.length) return new Set()
  const holds = ({ name, type }: Column) => {
    const wanted = items.flatMap((item, at) => (item[name] ? [{ approved: item[name], read: rows[at]![name]?.value }] : []))
    const right = wanted.filter(({ approved, read }) => read !== undefined && meansSame(type, read, approved)).length
    const surplus = items.filter((item, at) => !item[name] && rows[at]![name]).length
    return wanted.length > 0 && right - surplus >= RIGHT_CELLS * wanted.length
  }
  return new Set(kinds[memory.kind].columns.filter(holds).map(({ name }) => name))
}
