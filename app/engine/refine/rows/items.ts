import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import { kinds, type Column } from '#app/contract/kinds/index.ts'
import type { Cells, Reading } from '#app/contract/reading.ts'
import { balanceOf } from '../../understand/tables/lines/arithmetic.ts'
import type { PageOfRefine } from '../page.ts'
import type { Placed } from '../place.ts'
import { agree, cellOf, confirm, keepOld, offer } from '../weigh.ts'
import { type ColumnMap, mapColumns } from './columns.ts'
import { matchRows } from './match.ts'
import type { PlacedRow } from './place.ts'
import { settleFresh } from './settle.ts'

export interface Taken {
  rows: Cells[]
  /** For each row its place among the rows there were; null for a new one. */
  origins: (number | null)[]
  /** Places of cells (`3.quantity`, by the new rows) that the model gave, and of those that it confirmed. */
  filled: string[]
  confirmed: string[]
}

/** What becomes of the items: doubtful cells that the model reads the same grow surer, empty ones are filled, missed rows are added. */
export function takeItems(reading: Reading, placed: readonly PlacedRow[], page: PageOfRefine): Taken {
  const kind = kinds[reading.kind]
  const { pairs, fresh } = matchRows(placed, reading.items, kind.columns)
  const columns = mapColumns(reading.items, placed)
  const accused = accusedFields(reading.checks, reading.warnings)
  const changes = new Map<number, { row: Cells; filled: string[]; confirmed: string[] }>()
  for (const [one, at] of pairs) {
    const isOpen = (name: string) => isDoubtful(`items.${at}.${name}`, reading.items[at]![name], accused)
    changes.set(at, mergeRow(reading, at, one, { columns: kind.columns, isOpen, map: columns, page }))
  }
  const kept = reading.items.map((row, at) => ({ row: changes.get(at)?.row ?? row, at }))
  const added = settleFresh({ ...reading, items: kept.map(({ row }) => row) }, fresh, columns, page)
  const all = [...kept.map(({ row, at }) => ({ row, origin: at as number | null })), ...added.map((row) => ({ row, origin: null }))]
  if (added.length > 0) all.sort((a, b) => depthOf(a.row) - depthOf(b.row))
  const places = (what: 'filled' | 'confirmed') =>
    all.flatMap(({ origin }, at) => (origin === null ? [] : (changes.get(origin)?.[what] ?? []).map((name) => `${at}.${name}`)))
  const news = all.flatMap(({ row, origin }, at) => (origin === null ? Object.keys(row).map((name) => `${at}.${name}`) : []))
  return {
    rows: all.map(({ row }) => row),
    origins: all.map(({ origin }) => origin),
    filled: [...places('filled'), ...news],
    confirmed: places('confirmed'),
  }
}

/** How far down the document a row stands, in pages. */
function depthOf(row: Cells): number {
  const [first] = Object.values(row).flatMap(({ page, box }) => (page && box ? [page + (box[1] + box[3]) / 2] : []))
  return first ?? 0
}

interface Table {
  columns: readonly Column[]
  isOpen: (name: string) => boolean
  map: ColumnMap
  page: PageOfRefine
}

function mergeRow(reading: Reading, at: number, one: PlacedRow, { columns, isOpen, map, page }: Table) {
  const [row, filled, confirmed]: [Cells, string[], string[]] = [{ ...reading.items[at] }, [], []]
  const quantity = kinds[reading.kind].quantityColumn
  const proposals = { ...Object.fromEntries(Object.entries(one.cells).map(([name, cell]) => [name, cell.value])), ...valuesOf(row) }
  for (const { name, type } of columns) {
    const [current, found] = [row[name], one.cells[name]]
    if (!found) continue
    if (current && agree(type, current.value, found.value)) {
      if (!isOpen(name) || current.source === 'person' || current.source === 'einvoice') continue
      row[name] = confirm(current, page.isSeen)
      confirmed.push(name)
    } else if (!current) {
      const witness = witnessOf(name, found, one, { values: proposals, quantity, map })
      if (!witness) continue
      row[name] = cellOf(found, witness, page.model)
      filled.push(name)
    } else if (isOpen(name) && mends(reading, at, name, found, quantity)) {
      row[name] = keepOld(cellOf(found, 'line', page.model), current)
      filled.push(name)
    } else if (isOpen(name)) row[name] = offer(current, cellOf(found, 'column', page.model))
  }
  return { row, filled, confirmed }
}

const valuesOf = (row: Cells): Record<string, string> => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value]))

interface Beside {
  values: Record<string, string>
  quantity: string
  map: ColumnMap
}

/** What speaks for a cell of a row that the engine has too: the line adds up with it, or it stands in its column and in no other. */
function witnessOf(name: string, found: Placed, row: PlacedRow, { values, quantity, map }: Beside): 'line' | 'column' | undefined {
  const numbers = [quantity, 'unit_price', 'total_amount']
  if (numbers.includes(name)) {
    const balance = balance3({ ...values, [name]: found.value }, quantity)
    if (balance === 'exact' || balance === 'rounded') return 'line'
    if (balance === 'off') return undefined
  }
  return map.isIn(name, found, row) && !map.isInAnother(name, found) ? 'column' : undefined
}

function balance3(values: Record<string, string>, quantityColumn: string) {
  const { [quantityColumn]: quantity, unit_price: price, total_amount: total } = values
  return balanceOf({
    ...(quantity === undefined ? {} : { quantity }),
    ...(price === undefined ? {} : { price }),
    ...(total === undefined ? {} : { total }),
  })
}

/** A doubtful number gives way where its line does not add up and does with the model's. */
function mends(reading: Reading, at: number, name: string, found: Placed, quantity: string): boolean {
  const failed = reading.checks.some(
    ({ code, status, fields }) => code === 'line_totals' && status === 'failed' && fields.includes(`items.${at}.total_amount`),
  )
  if (!failed || ![quantity, 'unit_price', 'total_amount'].includes(name)) return false
  return ['exact', 'rounded'].includes(balance3({ ...valuesOf(reading.items[at]!), [name]: found.value }, quantity))
}
