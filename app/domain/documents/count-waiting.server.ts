import { kinds, type Slug } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import type { Who } from '../who.ts'
import { listConditions } from './list-conditions.ts'
import { countDocuments } from './list.server.ts'

/** How many documents of each kind wait for approval; 0 for a kind that the member may not see. */
export function countWaiting(who: Who): Record<Slug, number> {
  const count = (kind: (typeof kinds)['invoice']) =>
    mayDo(who.member.role, kind.scope, 'read') ? countDocuments(who.db, listConditions(kind, { status: ['pending'] })) : 0
  return { work_orders: count(kinds.work_order), invoice_extracts: count(kinds.invoice) }
}
