import { eq } from 'drizzle-orm'
import type { Who } from '#app/domain/who.ts'
import { sessions, sessionTokens } from '#db/schema/sessions.ts'
import { hashSecret } from './secrets.ts'

/** When what the request showed ends, ISO 8601: the access token's end, else the session's; null for API tokens, which do not end by themselves. */
export function expiryOf(who: Who, bearer?: string): string | null {
  if (!who.sessionId) return null
  const row = bearer
    ? who.db
        .select({ at: sessionTokens.expires_at })
        .from(sessionTokens)
        .where(eq(sessionTokens.hash, hashSecret(bearer)))
        .get()
    : who.db.select({ at: sessions.expires_at }).from(sessions).where(eq(sessions.id, who.sessionId)).get()
  return row?.at.toISOString() ?? null
}
