import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { MemberView, ownChange } from '#app/contract/members.ts'
import type { Who } from '#app/domain/who.ts'
import { members } from '#db/schema/members.ts'
import { viewMember } from './view.ts'

/** Everyone may change their own name, language, theme and notifications. */
export function changeSelf(who: Who, change: z.infer<typeof ownChange>): MemberView {
  if (Object.keys(change).length === 0) return who.member
  return viewMember(who.db.update(members).set(change).where(eq(members.id, who.member.id)).returning().all()[0]!)
}
