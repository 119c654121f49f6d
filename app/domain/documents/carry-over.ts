import type { DocumentProvenance, Row } from '#app/contract/documents.ts'
import { kinds, type Column, type KindName } from '#app/contract/kinds/index.ts'
import { textOf, type Change } from './edit-provenance.ts'
import type { Values } from './values.server.ts'

type Renames = Record<string, string>
type Cells = Record<string, string | null>
type Proofs = DocumentProvenance['fields']

// The same thing under the other kind's name; names that both kinds have need no line.
const fromInvoice = {
  fields: {
    subtotal_without_tax: 'total_amount_without_tax',
    additional_notes: 'note',
    client_name: 'customer_company_name',
    client_id: 'customer_code',
  },
  items: { divalto_code: 'product_code', description: 'product_name', quantity: 'requested_quantity' },
}
// Number and day of the paper. What a person entered there is meant for the paper, whatever its kind; what the engine read there it took for
// an invoice's or an order's own, which the paper turned out not to be.
const ownOfPaper = { invoice_number: 'name', invoice_date: 'order_date' }
// Kept by the program, and only of orders that were handed over.
const PROGRAMS = 'ftp_quantity'

/** Values of a document under the names of the other kind, with their proof. What the other kind has no place for is left out. Pure. */
export function carryOver(
  values: Values,
  proofs: DocumentProvenance,
  from: KindName,
  to: KindName,
): { values: Values; provenance: DocumentProvenance } {
  const renames = { fields: turn(fromInvoice.fields, from), items: turn(fromInvoice.items, from), own: turn(ownOfPaper, from) }
  const entered = Object.fromEntries(Object.entries(renames.own).filter(([name]) => proofs.fields[name]?.source === 'person'))
  const fieldNames = { ...renames.fields, ...entered }
  const places = kinds[to].fields.filter(({ name }) => name !== PROGRAMS)
  const columns = kinds[to].columns
  const items = values.items.map(({ id, ...cells }) => ({ ...whole(columns, renamed(cells, renames.items)), id }) as Row)
  const itemProofs = Object.entries(proofs.items).map(([id, cells]) => [id, known(columns, renamed(cells, renames.items))] as const)
  return {
    values: { fields: whole(kinds[to].fields, known(places, renamed(values.fields, fieldNames))), items, vat_details: [] },
    provenance: {
      fields: known(places, renamed(proofs.fields, fieldNames)) as Proofs,
      items: Object.fromEntries(itemProofs) as DocumentProvenance['items'],
      vat_details: {},
    },
  }
}

/** What carrying leaves out, as the history tells it: a value under the name that it had, a line of the VAT summary whole. */
export function leftOut(values: Values, carried: Values, from: KindName): Change[] {
  const after = new Map(carried.items.map((row) => [row.id, row as Cells]))
  const fields = lost(values.fields, carried.fields, turn({ ...fromInvoice.fields, ...ownOfPaper }, from), '')
  const cells = values.items.flatMap(({ id, ...row }) => lost(row, after.get(id) ?? {}, turn(fromInvoice.items, from), `items.${id}.`))
  const vatDetails = values.vat_details.map((row) => ({ field: `vat_details.${row.id}`, old: textOf(row), new: null }))
  return [...fields, ...cells, ...vatDetails]
}

function lost(before: Cells, after: Cells, names: Renames, prefix: string): Change[] {
  return Object.entries(before)
    .filter(([name, value]) => value !== null && name !== PROGRAMS && after[names[name] ?? name] !== value)
    .map(([name, old]) => ({ field: prefix + name, old, new: null }))
}

function turn(names: Renames, from: KindName): Renames {
  return from === 'invoice' ? names : Object.fromEntries(Object.entries(names).map(([one, other]) => [other, one]))
}

function renamed<Value>(from: Record<string, Value>, names: Renames): Record<string, Value> {
  const replaced = new Set(Object.values(names))
  const entries = Object.entries(from).filter(([name]) => name in names || !replaced.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [names[name] ?? name, value]))
}

function known<Value>(places: readonly Column[], from: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(places.flatMap(({ name }) => (name in from ? [[name, from[name] as Value]] : [])))
}

function whole(places: readonly Column[], from: Cells): Cells {
  return Object.fromEntries(places.map(({ name }) => [name, from[name] ?? null]))
}
