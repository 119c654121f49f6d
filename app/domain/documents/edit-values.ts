import { newId } from '#app/domain/new-id.ts'
import type { DocumentEdit, Row } from '#app/contract/documents.ts'
import { fieldOf, valueSchemas, type Column, type Kind } from '#app/contract/kinds/index.ts'
import type { Fault } from '../failure.ts'
import type { Values } from './values.server.ts'

/** The values after an edit, or what is wrong with it. Pure but for the ids of new rows. */
export function applyEdit(
  kind: Kind,
  before: Values,
  edit: Pick<DocumentEdit, 'fields' | 'items' | 'vat_details'>,
): { values: Values; faults: Fault[] } {
  const faults: Fault[] = []
  const fields = { ...before.fields }
  for (const [name, value] of Object.entries(edit.fields)) {
    const field = fieldOf(kind, name)
    const fault = !field || field.readOnly ? 'unknown attribute' : faultOf(field, value)
    if (fault) faults.push({ code: 'invalid', pointer: `/data/attributes/${name}`, detail: fault })
    fields[name] = emptyToNull(value)
  }
  const items = edit.items ? readRows('items', kind.columns, before.items, edit.items, faults) : before.items
  if (edit.vat_details && kind.vatColumns.length === 0)
    faults.push({ code: 'invalid', pointer: '/data/attributes/vat_details', detail: 'unknown attribute' })
  const vatDetails = edit.vat_details
    ? readRows('vat_details', kind.vatColumns, before.vat_details, edit.vat_details, faults)
    : before.vat_details
  return { values: { fields, items, vat_details: vatDetails }, faults }
}

const MAX_ROWS = 5000

/** The whole list in order: a row with its id keeps what is not named; one without is new. */
function readRows(
  part: string,
  columns: readonly Column[],
  before: Row[],
  rows: NonNullable<DocumentEdit['items']>,
  faults: Fault[],
): Row[] {
  const pointer = `/data/attributes/${part}`
  if (rows.length > MAX_ROWS) faults.push({ code: 'invalid', pointer, detail: `more than ${MAX_ROWS} rows` })
  const known = new Map(before.map((row) => [row.id, row]))
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const kept = row.id === undefined ? undefined : known.get(row.id)
    if (row.id !== undefined && (!kept || seen.has(row.id)))
      faults.push({ code: 'invalid', pointer: `${pointer}/${index}/id`, detail: 'no such row' })
    if (row.id !== undefined) seen.add(row.id)
    const next: Row = kept ? { ...kept } : emptyRow(columns)
    for (const [name, value] of Object.entries(row)) {
      if (name === 'id' || value === undefined) continue
      const column = columns.find((one) => one.name === name)
      const fault = column ? faultOf(column, value) : 'unknown attribute'
      if (fault) faults.push({ code: 'invalid', pointer: `${pointer}/${index}/${name}`, detail: fault })
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

function faultOf(field: Column, value: unknown): string | undefined {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined
  // ISO 4217: three letters.
  if (field.name === 'currency' && !(typeof value === 'string' && /^[A-Z]{3}$/.test(value))) return 'not a currency code (ISO 4217)'
  const parsed = valueSchemas[field.type].safeParse(value)
  return parsed.success ? undefined : `not a valid ${field.type}`
}
