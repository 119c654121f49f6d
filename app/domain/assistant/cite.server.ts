import type { Citation } from '#app/contract/assistant.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { readProvenance } from '../documents/provenance.server.ts'
import type { Who } from '../who.ts'
import type { ArticleRow } from './articles.server.ts'
import type { AskedRow } from './rows.server.ts'

export const MOST_CITATIONS = 20

/** Where the value of a field stands in each document; the first twenty. */
export function cite(who: Who, rows: readonly AskedRow[], fieldOf: (row: AskedRow) => string): Citation[] {
  return rows.slice(0, MOST_CITATIONS).map((row) => citeField(who, row, fieldOf(row)))
}

export function citeField(who: Who, row: AskedRow, field: string, value: string | null = valueOf(row, field)): Citation {
  const { page, box } = readProvenance(who.db, row.id).fields[field] ?? {}
  return { document_id: row.id, kind: row.kind, title: titleOf(row), field, value, ...(page ? { page } : {}), ...(box ? { box } : {}) }
}

export const titleOf = ({ title, file_name, id }: AskedRow): string => title ?? file_name ?? id

function valueOf(row: AskedRow, field: string): string | null {
  const kind = kinds[row.kind]
  if (field === kind.titleField) return row.title
  if (field === kind.partyField) return row.party
  if (field === kind.totalField) return row.total
  if (field === kind.dateField) return row.document_date
  if (field === kind.netField) return row.net
  if (field === kind.taxField) return row.tax
  if (field === 'requested_delivery_date') return row.delivery_date
  return field === 'due_date' ? row.due_date : field === 'amount' ? row.amount : null
}

const QUANTITY = { invoice: 'quantity', work_order: 'requested_quantity' } as const

/** Where a value of a row stands; named as the desk names it. */
export function citeCell(who: Who, row: AskedRow, item: ArticleRow, column: 'quantity' | 'unit_price' | 'total_amount'): Citation {
  const name = column === 'quantity' ? QUANTITY[row.kind] : column
  const { page, box } = readProvenance(who.db, row.id).items[item.id]?.[name] ?? {}
  const value = column === 'quantity' ? item.quantity : column === 'unit_price' ? item.unit_price : item.total
  return {
    document_id: row.id,
    kind: row.kind,
    title: titleOf(row),
    field: `items/${item.id}/${name}`,
    value,
    ...(page ? { page } : {}),
    ...(box ? { box } : {}),
  }
}
