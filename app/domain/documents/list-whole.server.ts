import type { DocumentPage, ListQuery } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { requireScope, type Who } from '../who.ts'
import { listConditions } from './list-conditions.ts'
import { orderOf } from './list-order.ts'
import { pageMeta } from '../page-meta.ts'
import { countDocuments, selectDocuments } from './list.server.ts'
import { viewWithoutProofs, type ViewWithoutProofs } from './view.server.ts'

/** A page of a list with every value, check and warning of each document: for programs. Screens use `listDocuments`. */
export function listWholeDocuments(who: Who, kind: Kind, query: ListQuery): { data: ViewWithoutProofs[]; meta: DocumentPage['meta'] } {
  requireScope(who, kind.scope, 'read')
  const order = orderOf(kind, query.sort)
  const condition = listConditions(kind, query.filter)
  const { number, size } = query.page
  const rows = selectDocuments(who.db, condition, order, size, (number - 1) * size)
  return { data: viewWithoutProofs(who.db, rows), meta: pageMeta(countDocuments(who.db, condition), query.page, rows.length) }
}
