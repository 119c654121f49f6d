import { withoutNumbersOfBoxes } from '../pages/numbered-boxes.ts'
import { ownPages } from '../pages/own-pages.ts'
import { type Column, type Field, type FieldType, kinds } from '#app/contract/kinds/index.ts'
import type { FieldMemory, Memory, TableMemory } from '#app/contract/memory.ts'
import type { Cell, Cells, Reading } from '#app/contract/reading.ts'
import type { Document } from '../../document.ts'
import { classify } from '../kind/classify.ts'
import type { DateOrder } from '../values/date.ts'
import { keepWhatHolds } from './hold.ts'
import { endsOf, learnTable } from './learn-table.ts'
import { locate } from './locate.ts'
import { unprinted } from './recall-field.ts'
import { endOfWords } from './table-end.ts'
import { meansSame, type NumberAndDateFormat } from './typed.ts'
import type { Approved } from './approved.ts'
import { choosePlaces, describePlace, printOf } from './learn-places.ts'

/** What the engine had read before anybody looked. */
export type FirstRead = Pick<Reading, 'fields' | 'items'>

/** From here on the engine was sure. */
const SURE = 0.9

/**
 * What one approved document teaches: where on the page each value stands and which words around it stay, the columns of the table, the constants.
 * `read` is what the engine had read: its boxes decide between places where the page prints a value twice. Pure.
 */
export function learn(printed: Document, approved: Approved, read: FirstRead, settled: NumberAndDateFormat): Omit<Memory, 'id'> {
  const document = withoutNumbersOfBoxes(ownPages(printed))
  const first = { ...read, fields: numberedFrom(read.fields, document.before ?? 0) }
  const kind = kinds[approved.kind]
  const format = { ...settled, dateOrder: dateOrderOf(document, kind.fields, approved.fields, settled) }
  const table = learnTable(document, kind, approved.items, format)
  const places = choosePlaces(document, kind.fields, approved.fields, first.fields, format, table?.words ?? new Set())
  const values = new Set([...places.values()].flatMap((place) => place.words))
  for (const word of table?.words ?? []) values.add(word)
  const end = endOfWords(table?.cellWords ?? [])
  const fields: Record<string, FieldMemory> = {}
  for (const { name, type, readOnly } of kind.fields as readonly Field[]) {
    if (readOnly) continue
    const value = approved.fields[name]
    if (!value) continue
    const place = places.get(name)
    const needed = !isReadAlone(type, first.fields[name], value)
    const read = unprinted.has(name) ? { read: readByPage(first.fields[name]) } : {}
    fields[name] = { value, needed, ...read, ...(place ? { place: describePlace(place, document, values, end) } : {}) }
  }
  const emptied = kind.fields.map((field) => field.name).filter((name) => first.fields[name] && !approved.fields[name])
  const taxId = approved.kind === 'invoice' ? approved.fields.supplier_tax_id : undefined
  const learned = {
    kind: approved.kind,
    ...(classify(document).kind === approved.kind ? {} : { misleads: true }),
    sender: {
      name: approved.fields[kind.partyField] ?? '',
      ...(taxId ? { tax_id: taxId } : {}),
      ...readName(first.fields[kind.partyField], approved, document),
    },
    print: printOf(document, values),
    formats: format,
    fields,
    emptied,
    ...(isSingleVat(approved) ? { single_vat: true } : {}),
    ...(table
      ? { table: { ...table.memory, ends: endsOf(table.after, values), ...neededOf(kind.columns, approved.items, first.items) } }
      : {}),
  }
  return keepWhatHolds(document, learned, approved)
}

/** Where values were seen, by the numbers of the document's own pages. */
const numberedFrom = (cells: Cells, before: number): Cells =>
  before === 0
    ? cells
    : Object.fromEntries(
        Object.entries(cells).map(([name, cell]) => [name, cell.page === undefined ? cell : { ...cell, page: cell.page - before }]),
      )

/** The engine said so by itself and was sure. */
function isReadAlone(type: FieldType, read: Cell | undefined, value: string): boolean {
  return read !== undefined && read.source !== 'learned' && read.confidence >= SURE && meansSame(type, read.value, value)
}

/** What the page alone had said, also where memory spoke first. */
function readByPage(read: Cell | undefined): string | null {
  const said = read?.source === 'learned' ? read.candidates?.find(({ source }) => source !== 'learned') : read
  return said?.value ?? null
}

/** Whom the engine was sure to have read as the sender, where a person says otherwise: people err as well, and the paper is still the same one's. */
function readName(
  read: Cell | undefined,
  { kind, fields }: Approved,
  { pages }: Document,
): Pick<Memory['sender'], 'read_name' | 'read_at'> {
  const name = fields[kinds[kind].partyField]
  const page = pages.find(({ number }) => number === read?.page)
  if (!read?.box || !page || read.confidence < SURE || read.source === 'learned' || meansSame('text', read.value, name ?? '')) return {}
  return { read_name: read.value, read_at: { x: read.box[0] * page.width, y: read.box[1] * page.height } }
}

function isSingleVat({ fields, vat_details = [] }: Approved): boolean {
  const [line, ...others] = vat_details
  const same = (type: FieldType, a: string | null | undefined, b: string | null | undefined) => Boolean(a && b && meansSame(type, a, b))
  // One of the two is enough: the other may be approved wrong.
  return others.length === 0 && (same('rate', line?.rate, fields.vat_rate) || same('amount', line?.amount, fields.tax_amount))
}

/** Columns in which a cell had to be corrected or came from memory; all where rows had to be added or deleted, or are others than those that were read. */
function neededOf(
  columns: readonly Column[],
  items: Approved['items'],
  read: readonly Cells[],
): Pick<TableMemory, 'needed' | 'needs_rows' | 'emptied'> {
  const isFound = (item: Approved['items'][number], at: number) =>
    columns.some(({ name, type }) => item[name] && read[at]?.[name] && meansSame(type, read[at][name].value, item[name]))
  const needsRows = items.length !== read.length || !items.every(isFound)
  const isRight = ({ name, type }: Column) =>
    items.every((item, at) => {
      const [value, cell] = [item[name], read[at]?.[name]]
      return value && cell ? cell.source !== 'learned' && meansSame(type, cell.value, value) : !value && !cell
    })
  const emptied = columns.filter(({ name }) => read.some((row) => row[name]) && items.every((item) => !item[name]))
  const needed = columns.filter((column) => needsRows || !isRight(column))
  return { needed: needed.map(({ name }) => name), needs_rows: needsRows, emptied: emptied.map(({ name }) => name) }
}

/** The order of day and month in which the page prints most of the approved dates. */
function dateOrderOf(document: Document, fields: readonly Field[], approved: Approved['fields'], settled: NumberAndDateFormat): DateOrder {
  const dates = fields.flatMap(({ name, type }) => (type === 'date' && approved[name] ? [approved[name]] : []))
  const found = (dateOrder: DateOrder) =>
    dates.filter((date) => locate('date', date, document, { ...settled, dateOrder }).length > 0).length
  const other = settled.dateOrder === 'dmy' ? 'mdy' : 'dmy'
  return found(other) > found(settled.dateOrder) ? other : settled.dateOrder
}
