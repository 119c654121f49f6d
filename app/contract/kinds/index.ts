import { type Column, type Field } from './field.ts'
import { invoiceColumns, invoiceFields, vatColumns } from './invoice.ts'
import { workOrderColumns, workOrderFields } from './work-order.ts'

export type KindName = 'invoice' | 'work_order'
export type Slug = 'invoice_extracts' | 'work_orders'

/** Everything in which the two kinds differ. Screens, API, export and engine ask the kind instead of testing its name. */
export interface Kind {
  readonly name: KindName
  /** The word in addresses and the JSON:API type. */
  readonly slug: Slug
  /** The JSON:API type of its rows. */
  readonly itemType: 'invoice_items' | 'work_order_items'
  /** The scope that lets a member see it. */
  readonly scope: 'invoiceIndex' | 'workOrderIndex'
  readonly fields: readonly Field[]
  readonly columns: readonly Column[]
  /** Columns of the VAT summary; empty where the kind has none. */
  readonly vatColumns: readonly Column[]
  /** The field that names a document in lists, its date, its counterpart and its total. */
  readonly titleField: string
  readonly dateField: string
  readonly partyField: string
  readonly totalField: string
  /** What the rows add up to, and what the VAT lines add up to (null where the kind has none). */
  readonly netField: string
  readonly taxField: string | null
  /** The columns of a row: quantity × unit_price = total_amount. */
  readonly quantityColumn: string
}

export const invoice: Kind = {
  name: 'invoice',
  slug: 'invoice_extracts',
  itemType: 'invoice_items',
  scope: 'invoiceIndex',
  fields: invoiceFields,
  columns: invoiceColumns,
  vatColumns,
  titleField: 'invoice_number',
  dateField: 'invoice_date',
  partyField: 'supplier_name',
  totalField: 'total_amount_with_tax',
  netField: 'subtotal_without_tax',
  taxField: 'tax_amount',
  quantityColumn: 'quantity',
}

export const workOrder: Kind = {
  name: 'work_order',
  slug: 'work_orders',
  itemType: 'work_order_items',
  scope: 'workOrderIndex',
  fields: workOrderFields,
  columns: workOrderColumns,
  vatColumns: [],
  titleField: 'name',
  dateField: 'order_date',
  partyField: 'customer_company_name',
  totalField: 'total_amount_with_tax',
  netField: 'total_amount_without_tax',
  taxField: null,
  quantityColumn: 'requested_quantity',
}

export const kinds: Record<KindName, Kind> = { work_order: workOrder, invoice }
export const kindNames = ['work_order', 'invoice'] as const satisfies readonly KindName[]

/** The kind behind a word of an address, or undefined (→ 404). */
export function kindOfSlug(slug: string | undefined): Kind | undefined {
  return Object.values(kinds).find((kind) => kind.slug === slug)
}

export function fieldOf(kind: Kind, name: string): Field | undefined {
  return kind.fields.find((field) => field.name === name)
}

export { type Column, type Field, type FieldType, type Section, decimalPattern, valueSchemas } from './field.ts'
