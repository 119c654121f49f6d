import { newId } from '#app/domain/new-id.ts'
import type { DocumentEdit, Row } from '#app/contract/documents.ts'
import { fieldOf, valueSchemas, type Column, type Kind } from '#app/contract/kinds/index.ts'
import type { Fault } from '../failure.ts'
import type { Values } from './values.server.ts'

/** The values after an edit, or what is wrong with it. Pure but for the ids of new rows. */
export function applyEdit(
  kind: Kind,
  before: Values,
  edit: Pick<DocumentEdit, 'fields' | 'items' | 'vat_details' | 'places' | 'confirmed'>,
): { values: Values; faults: Fault[] } {
  const faults: Fault[] = []
  const fields = { ...before.fields }
  for (const [name, value] of Object.entries(edit.fields)) {
    const field = fieldOf(kind, name)
    const wrong = !field ? UNKNOWN : field.readOnly ? READ_ONLY : reasonAgainst(field, value)
    if (wrong) faults.push({ code: 'invalid', pointer: `/data/attributes/${name}`, ...wrong })
    fields[name] = emptyToNull(value)
  }
  const items = edit.items ? readRows('items', kind.columns, before.items, edit.items, faults) : before.items
  if (edit.vat_details && kind.vatColumns.length === 0)
    faults.push({ code: 'invalid', pointer: '/data/attributes/vat_details', ...UNKNOWN })
  const vatDetails = edit.vat_details
    ? readRows('vat_details', kind.vatColumns, before.vat_details, edit.vat_details, faults)
    : before.vat_details
  const values = { fields, items, vat_details: vatDetails }
  return { values, faults: [...faults, ...faultsOfHints(kind, values, edit)] }
}

/** A place or a confirmation of what is no value of the document would be kept as an event and tell of nothing. */
function faultsOfHints(kind: Kind, after: Values, { places, confirmed }: Pick<DocumentEdit, 'places' | 'confirmed'>): Fault[] {
  const named = [
    ...Object.keys(places ?? {}).map((name) => ({ name, pointer: `places/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` })),
    ...(confirmed ?? []).map((name, index) => ({ name, pointer: `confirmed/${index}` })),
  ]
  return named
    .filter(({ name }) => !isValue(kind, after, name))
    .map(({ name, pointer }) => ({ code: 'invalid', pointer: `/data/attributes/${pointer}`, ...UNKNOWN, values: { name } }))
}

/** `due_date`, or with the position of its row after the edit `items.2.quantity`. */
function isValue(kind: Kind, after: Values, name: string): boolean {
  const cell = /^(items|vat_details)\.(\d+)\.(\w+)$/.exec(name)
  if (!cell) return fieldOf(kind, name) !== undefined
  const list = cell[1] as 'items' | 'vat_details'
  const columns = list === 'items' ? kind.columns : kind.vatColumns
  return Number(cell[2]) < after[list].length && columns.some((column) => column.name === cell[3])
}

const MAX_ROWS = 5000
const UNKNOWN: Wrong = { reason: 'unknown' }
const READ_ONLY: Wrong = { reason: 'read_only' }

/** The whole list in order: a row with its id keeps what is not named; one without is new. */
function readRows(
  part: string,
  columns: readonly Column[],
  before: Row[],
  rows: NonNullable<DocumentEdit['items']>,
  faults: Fault[],
): Row[] {
  const pointer = `/data/attributes/${part}`
  if (rows.length > MAX_ROWS) faults.push({ code: 'invalid', pointer, reason: 'too_many', values: { max: MAX_ROWS } })
  const known = new Map(before.map((row) => [row.id, row]))
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const kept = row.id === undefined ? undefined : known.get(row.id)
    const isTwice = row.id !== undefined && seen.has(row.id)
    if (row.id !== undefined && (!kept || isTwice))
      faults.push({ code: 'invalid', pointer: `${pointer}/${index}/id`, reason: isTwice ? 'row_twice' : 'no_such_row' })
    if (row.id !== undefined) seen.add(row.id)
    const next: Row = kept ? { ...kept } : emptyRow(columns)
    for (const [name, value] of Object.entries(row)) {
      if (name === 'id' || value === undefined) continue
      const column = columns.find((one) => one.name === name)
      const wrong = column ? reasonAgainst(column, value) : UNKNOWN
      if (wrong) faults.push({ code: 'invalid', pointer: `${pointer}/${index}/${name}`, ...wrong })
      next[name] = emptyToNull(value)
    }
    return next
  })
}

function emptyRow(columns: readonly Column[]): Row {
  return { ...Object.fromEntries(columns.map((column) => [column.name, null])), id: newId() } as Row
}

function emptyToNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

type Wrong = Pick<Fault, 'reason' | 'values'>

const MISFIT = {
  text: 'not_text',
  code: 'not_text',
  date: 'not_date',
  time: 'not_time',
  amount: 'not_decimal',
  quantity: 'not_decimal',
  rate: 'not_decimal',
} as const

/** Why a value is none of the field; undefined where it is one. Empty text is an empty field. */
function reasonAgainst(field: Column, value: unknown): Wrong | undefined {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined
  // ISO 4217: three letters.
  if (field.name === 'currency') return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? undefined : { reason: 'not_currency' }
  const parsed = valueSchemas[field.type].safeParse(value)
  if (parsed.success) return undefined
  const [issue] = parsed.error.issues
  if (issue?.code === 'too_big') return { reason: 'too_long', values: { max: Number(issue.maximum) } }
  return { reason: MISFIT[field.type] }
}
