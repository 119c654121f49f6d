import { and, isNull, sql } from 'drizzle-orm'
import { kinds } from '#app/contract/kinds/index.ts'
import { mayDo } from '#app/contract/members.ts'
import { documents } from '#db/schema/documents.ts'
import type { Who } from '../who.ts'
import { viewWithoutProofs, type ViewWithoutProofs } from './view.server.ts'

/** The documents behind these ids that are there and that the member may see, in the order of the ids. */
export function findWholeDocuments(who: Who, ids: readonly string[]): ViewWithoutProofs[] {
  const wanted = [...new Set(ids)]
  const rows = who.db
    .select()
    .from(documents)
    // As one value: a hand-over may be of more documents than a statement has places for.
    .where(and(sql`${documents.id} in (select value from json_each(${JSON.stringify(wanted)}))`, isNull(documents.deleted_at)))
    .all()
  const byId = new Map(rows.filter((row) => mayDo(who.member.role, kinds[row.kind].scope, 'read')).map((row) => [row.id, row]))
  return viewWithoutProofs(
    who.db,
    wanted.flatMap((id) => byId.get(id) ?? []),
  )
}
