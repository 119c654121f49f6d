import type { InferSelectModel } from 'drizzle-orm'
import type { MemberView } from '#app/contract/members.ts'
import type { members } from '#db/schema/members.ts'

export type MemberRow = InferSelectModel<typeof members>

/** What others may see of a member: everything but the password. */
export function viewMember(row: MemberRow): MemberView {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    role: row.role,
    status: row.status,
    language: row.language,
    theme: row.theme,
    notifications: row.notifications,
    created_at: row.created_at.toISOString(),
  }
}
