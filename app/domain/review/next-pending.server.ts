import type { ListQuery } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { listConditions } from '../documents/list-conditions.ts'
import { orderOf } from '../documents/list-order.ts'
import { requireScope, type Who } from '../who.ts'

type NextQuery = Pick<ListQuery, 'filter' | 'sort'>

/**
 * The id of the pending document that follows `afterId` in the list's order (the first one without it), or null at the end.
 * `afterId` itself may meanwhile be approved or gone. Postponed ones are passed over.
 */
export function nextPending(
  who: Who,
  kind: Kind,
  afterId: string | null,
  query: NextQuery = { filter: {}, sort: '-created_at' },
): string | null {
  return neighbour(who, kind, afterId, query, 'after')
}

/** Likewise the one before. */
export function previousPending(
  who: Who,
  kind: Kind,
  beforeId: string,
  query: NextQuery = { filter: {}, sort: '-created_at' },
): string | null {
  return neighbour(who, kind, beforeId, query, 'before')
}

function neighbour(who: Who, kind: Kind, id: string | null, query: NextQuery, side: 'after' | 'before'): string | null {
  requireScope(who, kind.scope, 'read')
  const { where, values } = listConditions(kind, { ...query.filter, status: ['pending'] })
  const order = orderOf(kind, query.sort)
  const waiting = `select id, row_number() over (order by ${order}) as place from documents where (${where} and (postponed_until is null or postponed_until <= @now)) or id = @id`
  const comparison = side === 'after' ? '>' : '<'
  const direction = side === 'after' ? 'asc' : 'desc'
  const here = `coalesce((select place from waiting where id = @id), 0)`
  const sql = `with waiting as (${waiting}) select id from waiting where id is not @id and place ${comparison} ${here} order by place ${direction} limit 1`
  const found = who.db.$client
    .prepare(sql)
    .pluck()
    .get({ ...values, id, now: who.now.getTime() })
  return (found as string | undefined) ?? null
}
