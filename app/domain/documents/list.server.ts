import { sortableFields, type DocumentPage, type ListQuery } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { Failure } from '../failure.ts'
import { requireScope, type Who } from '../who.ts'
import { listConditions, type Condition } from './list-conditions.ts'
import type { DocumentRow } from './require-document.server.ts'
import { documentRowOf } from './row-of.ts'
import { viewSummaries } from './view.server.ts'

/** One page of a list. A page past the end is empty; an unknown sort is `unknown_filter`. */
export function listDocuments(who: Who, kind: Kind, query: ListQuery): DocumentPage {
  requireScope(who, kind.scope, 'read')
  const condition = listConditions(kind, query.filter)
  const { number, size } = query.page
  const total = countDocuments(who.db, condition)
  const rows = selectDocuments(who.db, condition, orderOf(kind, query.sort), size, (number - 1) * size)
  const start = rows.length > 0 ? (number - 1) * size + 1 : 0
  return { data: viewSummaries(who.db, rows), meta: { total, start, end: rows.length > 0 ? start + rows.length - 1 : 0 } }
}

export function countDocuments(db: Database, { where, values }: Condition): number {
  return db.$client.prepare(`select count(*) from documents where ${where}`).pluck().get(values) as number
}

export function selectDocuments(db: Database, { where, values }: Condition, order: string, limit: number, offset = 0): DocumentRow[] {
  const statement = db.$client.prepare(`select * from documents where ${where} order by ${order} limit @limit offset @offset`)
  return statement.all({ ...values, limit, offset }).map(documentRowOf)
}

/** `-created_at` → `created_at desc, seq desc`: arrival decides between equals. */
export function orderOf(kind: Kind, sort: string): string {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  if (!sortableFields(kind).includes(name)) throw new Failure('unknown_filter', { faults: [{ code: 'unknown_filter', parameter: 'sort' }] })
  const direction = descending ? 'desc' : 'asc'
  return `${sortColumn(kind, name)} ${direction}, seq ${direction}`
}

function sortColumn(kind: Kind, name: string): string {
  if (name === kind.titleField) return 'title_key'
  if (name === kind.partyField) return 'party_key'
  if (name === kind.dateField) return 'document_date'
  if (name === kind.totalField) return 'total_scaled'
  if (name === 'client') return 'client_key'
  if (name === 'file_name') return 'file_name collate nocase'
  return name
}
