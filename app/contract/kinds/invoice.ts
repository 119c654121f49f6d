import type { Column, Field } from './field.ts'

/** The invoice, in the order in which a clerk reads it. Names are those of the specification; meanings stand in docs/fields.md. */
export const invoiceFields = [
  { name: 'invoice_number', type: 'code', section: 'head', core: true },
  { name: 'invoice_date', type: 'date', section: 'head', core: true },
  { name: 'due_date', type: 'date', section: 'head' },
  { name: 'order_reference', type: 'code', section: 'head' },
  { name: 'currency', type: 'code', section: 'head' },
  { name: 'supplier_name', type: 'text', section: 'parties', core: true },
  { name: 'supplier_address', type: 'text', section: 'parties', multiline: true },
  { name: 'supplier_tax_id', type: 'code', section: 'parties' },
  { name: 'supplier_contact', type: 'text', section: 'parties' },
  { name: 'client', type: 'text', section: 'parties' },
  { name: 'client_id', type: 'code', section: 'parties' },
  { name: 'client_name', type: 'text', section: 'parties' },
  { name: 'client_address', type: 'text', section: 'parties', multiline: true },
  { name: 'subtotal_without_tax', type: 'amount', section: 'amounts', core: true },
  { name: 'vat_rate', type: 'rate', section: 'amounts' },
  { name: 'tax_amount', type: 'amount', section: 'amounts', core: true },
  { name: 'total_amount_with_tax', type: 'amount', section: 'amounts', core: true },
  { name: 'amount', type: 'amount', section: 'amounts' },
  { name: 'bank_details', type: 'text', section: 'rest' },
  { name: 'payment_terms', type: 'text', section: 'rest', multiline: true },
  { name: 'payment_methods', type: 'text', section: 'rest' },
  { name: 'legal_mentions', type: 'text', section: 'rest', multiline: true },
  { name: 'additional_notes', type: 'text', section: 'rest', multiline: true },
] as const satisfies readonly Field[]

export const invoiceColumns = [
  { name: 'divalto_code', type: 'code' },
  { name: 'description', type: 'text' },
  { name: 'quantity', type: 'quantity', core: true },
  { name: 'unit_price', type: 'amount' },
  { name: 'vat_rate', type: 'rate' },
  { name: 'total_amount', type: 'amount', core: true },
] as const satisfies readonly Column[]

/** One line per VAT rate. */
export const vatColumns = [
  { name: 'rate', type: 'rate' },
  { name: 'amount', type: 'amount' },
] as const satisfies readonly Column[]
