import { and, count, desc, eq } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import type { ApiTokenView } from '#app/contract/auth.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Database, Who } from '#app/domain/who.ts'
import { apiTokens } from '#db/schema/sessions.ts'
import { hashSecret, makeSecret } from './secrets.ts'

/** Makes a long-lived token with the rights of its member; the secret is shown this once. */
export function createToken(who: Who, name: string): { view: ApiTokenView; token: string } {
  const token = makeSecret()
  const row = who.db
    .insert(apiTokens)
    .values({ id: newId(), member_id: who.member.id, name, hash: hashSecret(token), created_at: who.now })
    .returning()
    .all()[0]!
  return { view: viewToken(row), token }
}

/** One's own tokens, newest first. */
export function listTokens(who: Who): ApiTokenView[] {
  return who.db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.member_id, who.member.id))
    .orderBy(desc(apiTokens.created_at))
    .all()
    .map(viewToken)
}

export function revokeToken(who: Who, id: string): void {
  const { changes } = who.db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.member_id, who.member.id)))
    .run()
  if (changes === 0) throw new Failure('not_found')
}

/** How many tokens a member has. */
export function countTokens(db: Pick<Database, 'select'>, memberId: string): number {
  return db.select({ number: count() }).from(apiTokens).where(eq(apiTokens.member_id, memberId)).get()!.number
}

/** Ends all tokens of a member. */
export function revokeTokensOf(db: Pick<Database, 'delete'>, memberId: string): void {
  db.delete(apiTokens).where(eq(apiTokens.member_id, memberId)).run()
}

function viewToken(row: typeof apiTokens.$inferSelect): ApiTokenView {
  return { id: row.id, name: row.name, created_at: row.created_at.toISOString(), last_used_at: row.last_used_at?.toISOString() ?? null }
}
