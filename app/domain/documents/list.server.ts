import type { DocumentPage, ListQuery } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { requireScope, type Who } from '../who.ts'
import { pageMeta } from '../page-meta.ts'
import { listConditions, type Condition } from './list-conditions.ts'
import { orderOf } from './list-order.ts'
import type { DocumentRow } from './require-document.server.ts'
import { documentRowOf } from './row-of.ts'
import { viewSummaries } from './view.server.ts'

/** One page of a list. A page past the end is empty; an unknown sort is `unknown_filter`. */
export function listDocuments(who: Who, kind: Kind, query: ListQuery): DocumentPage {
  requireScope(who, kind.scope, 'read')
  const condition = listConditions(kind, query.filter)
  const { number, size } = query.page
  const rows = selectDocuments(who.db, condition, orderOf(kind, query.sort), size, (number - 1) * size)
  return { data: viewSummaries(who.db, rows), meta: pageMeta(countDocuments(who.db, condition), query.page, rows.length) }
}

export function countDocuments(db: Database, { where, values }: Condition): number {
  return db.$client.prepare(`select count(*) from documents where ${where}`).pluck().get(values) as number
}

/** Finds the page in an index first and fetches only its rows, so that a late page costs little more than the first. */
export function selectDocuments(db: Database, { where, values }: Condition, order: string, limit: number, offset = 0): DocumentRow[] {
  const page = `select seq from documents where ${where} order by ${order} limit @limit offset @offset`
  const statement = db.$client.prepare(`select * from documents where seq in (${page}) order by ${order}`)
  return statement.all({ ...values, limit, offset }).map(documentRowOf)
}
