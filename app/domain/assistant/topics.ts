import type { KindName } from '#app/contract/kinds/index.ts'

/** What people ask of a document or a company, by the name they think of, and the field that says it in each kind. */
export const topics = [
  'number',
  'date',
  'due_date',
  'order_reference',
  'currency',
  'supplier',
  'customer',
  'address',
  'tax_id',
  'contact',
  'net',
  'tax',
  'tax_rate',
  'total',
  'amount_due',
  'bank',
  'terms',
  'method',
  'notes',
  'delivery_date',
  'delivery_time',
  'delivery_address',
  'customer_code',
  'department',
  'orderer',
  'status',
] as const
export type Topic = (typeof topics)[number]

const fields: Record<Exclude<Topic, 'status'>, Partial<Record<KindName, string>>> = {
  number: { invoice: 'invoice_number', work_order: 'name' },
  date: { invoice: 'invoice_date', work_order: 'order_date' },
  due_date: { invoice: 'due_date' },
  order_reference: { invoice: 'order_reference', work_order: 'name' },
  currency: { invoice: 'currency', work_order: 'currency' },
  // Who sent it.
  supplier: { invoice: 'supplier_name', work_order: 'customer_company_name' },
  customer: { invoice: 'client_name', work_order: 'customer_company_name' },
  address: { invoice: 'supplier_address', work_order: 'delivery_address' },
  tax_id: { invoice: 'supplier_tax_id' },
  contact: { invoice: 'supplier_contact', work_order: 'client_name' },
  net: { invoice: 'subtotal_without_tax', work_order: 'total_amount_without_tax' },
  tax: { invoice: 'tax_amount' },
  tax_rate: { invoice: 'vat_rate' },
  total: { invoice: 'total_amount_with_tax', work_order: 'total_amount_with_tax' },
  amount_due: { invoice: 'amount' },
  bank: { invoice: 'bank_details' },
  terms: { invoice: 'payment_terms' },
  method: { invoice: 'payment_methods' },
  notes: { invoice: 'additional_notes', work_order: 'note' },
  delivery_date: { work_order: 'requested_delivery_date' },
  delivery_time: { work_order: 'start_delivery_time' },
  delivery_address: { work_order: 'delivery_address' },
  customer_code: { invoice: 'client_id', work_order: 'customer_code' },
  department: { work_order: 'department' },
  orderer: { work_order: 'client_name' },
}

/** Undefined where documents of the kind do not have it; a document's status is no field. */
export function fieldOfTopic(topic: Topic, kind: KindName): string | undefined {
  return topic === 'status' ? undefined : fields[topic][kind]
}
