import type { Column, Field } from './field.ts'

/** The work order: the purchase order that a customer sends. */
export const workOrderFields = [
  { name: 'name', type: 'code', section: 'head', core: true },
  { name: 'order_date', type: 'date', section: 'head', core: true },
  { name: 'requested_delivery_date', type: 'date', section: 'head' },
  { name: 'start_delivery_time', type: 'time', section: 'head' },
  { name: 'end_delivery_time', type: 'time', section: 'head' },
  { name: 'currency', type: 'code', section: 'head' },
  { name: 'client', type: 'text', section: 'parties' },
  { name: 'customer_company_name', type: 'text', section: 'parties', core: true },
  { name: 'customer_code', type: 'code', section: 'parties' },
  { name: 'client_name', type: 'text', section: 'parties' },
  { name: 'department', type: 'text', section: 'parties' },
  { name: 'delivery_address', type: 'text', section: 'parties', multiline: true },
  { name: 'total_amount_without_tax', type: 'amount', section: 'amounts' },
  { name: 'total_amount_with_tax', type: 'amount', section: 'amounts' },
  { name: 'note', type: 'text', section: 'rest', multiline: true },
  { name: 'ftp_quantity', type: 'quantity', section: 'rest', readOnly: true },
] as const satisfies readonly Field[]

export const workOrderColumns = [
  { name: 'divalto_code', type: 'code' },
  { name: 'product_code', type: 'code', core: true },
  { name: 'product_name', type: 'text' },
  { name: 'requested_quantity', type: 'quantity', core: true },
  { name: 'unit_price', type: 'amount' },
  { name: 'total_amount', type: 'amount' },
] as const satisfies readonly Column[]
