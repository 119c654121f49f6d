import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { documents } from './documents.ts'

/** What a work order says now. Column = field of contract/kinds/work-order.ts; null = not mentioned in the document. */
export const workOrders = sqliteTable(
  'work_orders',
  {
    document_id: text()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    name: text(),
    order_date: text(),
    requested_delivery_date: text(),
    start_delivery_time: text(),
    end_delivery_time: text(),
    currency: text(),
    client: text(),
    customer_company_name: text(),
    customer_code: text(),
    client_name: text(),
    department: text(),
    delivery_address: text(),
    total_amount_without_tax: text(),
    total_amount_with_tax: text(),
    note: text(),
    ftp_quantity: text(),
    /** Folded number and customer: what invoices and twins are compared with. */
    number_key: text(),
    customer_key: text(),
  },
  (table) => [index('work_orders_by_number').on(table.number_key), index('work_orders_by_customer').on(table.customer_key)],
)

export const workOrderItems = sqliteTable(
  'work_order_items',
  {
    id: text().primaryKey(),
    document_id: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    divalto_code: text(),
    product_code: text(),
    product_name: text(),
    requested_quantity: text(),
    unit_price: text(),
    total_amount: text(),
  },
  (table) => [index('work_order_items_by_document').on(table.document_id, table.position)],
)
