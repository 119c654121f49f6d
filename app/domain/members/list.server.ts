import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberView } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Who } from '#app/domain/who.ts'
import { members } from '#db/schema/members.ts'
import { viewMember } from './view.ts'

/** Everybody may see who is here, in the order of their names. */
export function listMembers(who: Who): MemberView[] {
  return who.db.select().from(members).orderBy(asc(members.last_name), asc(members.first_name), asc(members.email)).all().map(viewMember)
}

/** The members behind these ids, each once; an id without a member is passed over. */
export function findMembers(who: Who, ids: readonly string[]): MemberView[] {
  if (ids.length === 0) return []
  return who.db
    .select()
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]))
    .all()
    .map(viewMember)
}

export function findMember(who: Who, id: string): MemberView {
  const row = who.db.select().from(members).where(eq(members.id, id)).get()
  if (!row) throw new Failure('not_found')
  return viewMember(row)
}
