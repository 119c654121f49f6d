import type { Row } from '#app/contract/documents.ts'
import { kinds, type KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { prepared } from '#db/prepared.ts'
import { codeKey, nameKey } from './keys.ts'

/** What a document says: every field of its kind, and its rows. */
export interface Values {
  fields: Record<string, string | null>
  items: Row[]
  vat_details: Row[]
}

// Tables and columns are named as in contract/kinds, so the statements are made from the field lists.
const tables = {
  invoice: { values: 'invoices', items: 'invoice_items' },
  work_order: { values: 'work_orders', items: 'work_order_items' },
} as const satisfies Record<KindName, { values: string; items: string }>

const columnsOf = (list: readonly { name: string }[]) => list.map((column) => column.name)

export function readValues(db: Database, kindName: KindName, documentId: string): Values {
  return valuesReader(db, kindName)(documentId)
}

/** Reads the values of many. */
export function valuesReader(db: Database, kindName: KindName): (documentId: string) => Values {
  const { columns, vatColumns } = kinds[kindName]
  const fields = fieldsReader(db, kindName)
  const items = rowsReader(db, tables[kindName].items, columnsOf(columns))
  const vatDetails = vatColumns.length > 0 ? rowsReader(db, 'vat_details', columnsOf(vatColumns)) : () => []
  return (id) => ({ fields: fields(id), items: items(id), vat_details: vatDetails(id) })
}

export function readFields(db: Database, kindName: KindName, documentId: string): Values['fields'] {
  return fieldsReader(db, kindName)(documentId)
}

function fieldsReader(db: Database, kindName: KindName): (documentId: string) => Values['fields'] {
  const names = columnsOf(kinds[kindName].fields)
  const statement = prepared(db, `select ${names.join(', ')} from ${tables[kindName].values} where document_id = ?`)
  return (documentId) => {
    const fields = (statement.get(documentId) ?? Object.fromEntries(names.map((name) => [name, null]))) as Values['fields']
    // Before the first hand-over nothing has gone out.
    if ('ftp_quantity' in fields) fields.ftp_quantity ??= '0'
    return fields
  }
}

function rowsReader(db: Database, table: string, columns: string[]): (documentId: string) => Row[] {
  const statement = prepared(db, `select id, ${columns.join(', ')} from ${table} where document_id = ? order by position`)
  return (documentId) => statement.all(documentId) as Row[]
}

/** Replaces all values of the document; inside a transaction. List columns and search are kept in step by `refresh.server.ts`. */
export function writeValues(db: Database, kindName: KindName, documentId: string, values: Values): void {
  const kind = kinds[kindName]
  const table = tables[kindName]
  const line = { document_id: documentId, ...pick(values.fields, columnsOf(kind.fields)), ...keysOf(kindName, values.fields) }
  insert(db, `insert or replace into ${table.values}`, line)
  writeRows(db, table.items, columnsOf(kind.columns), documentId, values.items)
  if (kind.vatColumns.length > 0) writeRows(db, 'vat_details', columnsOf(kind.vatColumns), documentId, values.vat_details)
}

/** Takes the values of a kind away: the document has moved to the other one. */
export function removeValues(db: Database, kindName: KindName, documentId: string): void {
  const table = tables[kindName]
  for (const name of [table.values, table.items, ...(kinds[kindName].vatColumns.length > 0 ? ['vat_details'] : [])])
    prepared(db, `delete from ${name} where document_id = ?`).run(documentId)
}

function writeRows(db: Database, table: string, columns: string[], documentId: string, rows: readonly Row[]): void {
  prepared(db, `delete from ${table} where document_id = ?`).run(documentId)
  rows.forEach((row, position) =>
    insert(db, `insert into ${table}`, { id: row.id, document_id: documentId, position, ...pick(row, columns) }),
  )
}

function insert(db: Database, into: string, line: Record<string, string | number | null>): void {
  const names = Object.keys(line)
  prepared(db, `${into} (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`).run(line)
}

function pick(from: Record<string, string | null>, names: string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
}

/** The folded columns by which documents find each other. */
function keysOf(kindName: KindName, fields: Values['fields']): Record<string, string | null> {
  const code = (name: string) => codeKey(fields[name] ?? '') || null
  const party = (name: string) => nameKey(fields[name] ?? '') || null
  return kindName === 'invoice'
    ? {
        number_key: code('invoice_number'),
        supplier_key: party('supplier_name'),
        tax_id_key: code('supplier_tax_id'),
        order_key: code('order_reference'),
      }
    : { number_key: code('name'), customer_key: party('customer_company_name') }
}
