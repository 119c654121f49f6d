import { integer, sqliteTable, text, uniqueIndex, index } from 'drizzle-orm/sqlite-core'

/** The product catalogue. Matched by code, never by a similar name alone. */
export const products = sqliteTable(
  'products',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    code_key: text().notNull(),
    name: text().notNull(),
    divalto_code: text(),
    unit_price: text(),
    updated_at: integer().notNull(),
  },
  (table) => [uniqueIndex('products_by_code').on(table.code_key), index('products_by_name').on(table.name)],
)
