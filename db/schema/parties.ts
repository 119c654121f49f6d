import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Companies that are known: they grow out of approvals and can be edited. */
export const parties = sqliteTable(
  'parties',
  {
    id: text().primaryKey(),
    role: text({ enum: ['customer', 'supplier'] }).notNull(),
    name: text().notNull(),
    name_key: text().notNull(),
    tax_id: text(),
    tax_id_key: text(),
    address: text(),
    contact: text(),
    bank_details: text(),
    payment_terms: text(),
    /** The customer's code at the supplier, printed or learned. */
    code: text(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
    /** The approved document it was first seen on; null when made by hand. */
    document_id: text(),
    /** The company that this one turned out to be; it stays here under its own names and numbers, so that parting them again loses nothing. */
    merged_into: text().references((): AnySQLiteColumn => parties.id, { onDelete: 'cascade' }),
    /** What the other one took over from this one, having had none. */
    merged_fields: text({ mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    index('parties_by_name').on(table.role, table.name_key),
    index('parties_by_tax_id').on(table.role, table.tax_id_key),
    index('parties_by_merger').on(table.merged_into),
  ],
)

/** Other printed names of a known party. */
export const partyNames = sqliteTable(
  'party_names',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    party_id: text()
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    name_key: text().notNull(),
  },
  (table) => [index('party_names_by_name').on(table.name_key), index('party_names_by_party').on(table.party_id)],
)
