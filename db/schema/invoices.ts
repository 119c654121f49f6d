import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { documents } from './documents.ts'

/** What an invoice says now. Column = field of contract/kinds/invoice.ts; null = not mentioned in the document. */
export const invoices = sqliteTable(
  'invoices',
  {
    document_id: text()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    invoice_number: text(),
    invoice_date: text(),
    due_date: text(),
    order_reference: text(),
    currency: text(),
    supplier_name: text(),
    supplier_address: text(),
    supplier_tax_id: text(),
    supplier_contact: text(),
    client: text(),
    client_id: text(),
    client_name: text(),
    client_address: text(),
    subtotal_without_tax: text(),
    vat_rate: text(),
    tax_amount: text(),
    total_amount_with_tax: text(),
    amount: text(),
    bank_details: text(),
    payment_terms: text(),
    payment_methods: text(),
    legal_mentions: text(),
    additional_notes: text(),
    /** Folded number, supplier and order reference: what the checks against other documents look for. */
    number_key: text(),
    supplier_key: text(),
    tax_id_key: text(),
    order_key: text(),
  },
  (table) => [
    index('invoices_by_number').on(table.number_key),
    index('invoices_by_supplier').on(table.supplier_key),
    index('invoices_by_tax_id').on(table.tax_id_key),
    index('invoices_by_order').on(table.order_key),
  ],
)

export const invoiceItems = sqliteTable(
  'invoice_items',
  {
    id: text().primaryKey(),
    document_id: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    divalto_code: text(),
    description: text(),
    quantity: text(),
    unit_price: text(),
    vat_rate: text(),
    total_amount: text(),
  },
  (table) => [index('invoice_items_by_document').on(table.document_id, table.position)],
)

export const vatDetails = sqliteTable(
  'vat_details',
  {
    id: text().primaryKey(),
    document_id: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    rate: text(),
    amount: text(),
  },
  (table) => [index('vat_details_by_document').on(table.document_id, table.position)],
)
