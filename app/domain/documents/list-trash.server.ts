import { inArray } from 'drizzle-orm'
import { IN_TRASH, type DocumentPage, type ListQuery } from '#app/contract/documents.ts'
import type { Kind } from '#app/contract/kinds/index.ts'
import { DAYS_IN_TRASH, type TrashEntry } from '#app/contract/trash.ts'
import { members } from '#db/schema/members.ts'
import { displayName, requireScope, type Who } from '../who.ts'
import { listConditions } from './list-conditions.ts'
import { pageMeta } from '../page-meta.ts'
import { countDocuments, selectDocuments } from './list.server.ts'
import { isoInstant, viewSummaries } from './view.server.ts'

const LASTS = DAYS_IN_TRASH * 24 * 60 * 60 * 1000 // milliseconds

/** One page of the trash of a kind, what was deleted last first. A page past the end is empty. */
export function listTrash(who: Who, kind: Kind, page: ListQuery['page']): { data: TrashEntry[]; meta: DocumentPage['meta'] } {
  requireScope(who, kind.scope, 'read')
  const condition = listConditions(kind, { status: [IN_TRASH] })
  const rows = selectDocuments(who.db, condition, 'deleted_at desc, seq desc', page.size, (page.number - 1) * page.size)
  const names = namesOf(
    who,
    rows.flatMap(({ deleted_by }) => deleted_by ?? []),
  )
  const summaries = viewSummaries(who.db, rows)
  const data = rows.map((row, at) => ({
    ...summaries[at]!,
    deleted_at: isoInstant(row.deleted_at)!,
    deleted_by: names.get(row.deleted_by ?? '') ?? null,
    gone_at: isoInstant(row.deleted_at! + LASTS)!,
  }))
  return { data, meta: pageMeta(countDocuments(who.db, condition), page, rows.length) }
}

function namesOf({ db }: Who, ids: string[]): Map<string, string> {
  if (ids.length === 0) return new Map()
  const found = db
    .select()
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]))
    .all()
  return new Map(found.map((member) => [member.id, displayName(member)]))
}
