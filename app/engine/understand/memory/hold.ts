import { type Column, kinds } from '#app/contract/kinds/index.ts'
import type { FieldMemory, Memory, TableMemory } from '#app/contract/memory.ts'
import type { Document } from '../../document.ts'
import type { Approved } from './learn.ts'
import { followAnchor } from './recall-field.ts'
import { recallRows } from './recall-rows.ts'
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
  const memory: Memory = { ...learned, id: '' }
  const fields = Object.fromEntries(
    Object.entries(memory.fields).map(([name, field]) => [name, withHoldingAnchors(document, name, field, memory)]),
  )
  const { table, ...others } = learned
  const held = table && withHoldingColumns(document, table, { ...memory, fields }, items)
  return { ...others, fields, ...(held ? { table: held } : {}) } as M
}

function withHoldingAnchors(document: Document, name: string, known: FieldMemory, memory: Memory): FieldMemory {
  const field = kinds[memory.kind].fields.find((one) => one.name === name)
  const { place, ...others } = known
  if (!field || !place) return known
  const anchors = place.anchors.filter((anchor) => {
    const [read] = followAnchor(document, field, known, anchor, memory)
    return read !== undefined && meansSame(field.type, read.value, known.value)
  })
  return anchors.length > 0 ? { ...others, place: { ...place, anchors } } : others
}

/** Columns that don't hold stay as columns of the page, so that their words get into no other one. */
function withHoldingColumns(document: Document, table: TableMemory, memory: Memory, items: Approved['items']): TableMemory | undefined {
  const rows = recallRows(document, memory.kind, memory)?.rows
  if (rows?.length !== items.length) return undefined
  const holds = ({ name, type }: Column) => {
    const wanted = items.flatMap((item, at) => (item[name] ? [{ approved: item[name], read: rows[at]![name]?.value }] : []))
    const right = wanted.filter(({ approved, read }) => read !== undefined && meansSame(type, read, approved)).length
    const surplus = items.filter((item, at) => !item[name] && rows[at]![name]).length
    return wanted.length > 0 && right - surplus >= RIGHT_CELLS * wanted.length
  }
  const held = new Set(kinds[memory.kind].columns.filter(holds).map(({ name }) => name))
  if (held.size < FEWEST_COLUMNS) return undefined
  return { ...table, columns: table.columns.map((column) => (held.has(column.name) ? column : { ...column, name: '' })) }
}
