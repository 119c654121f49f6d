import { and, eq } from 'drizzle-orm'
import type { Visitor, Via, Who } from '#app/domain/who.ts'
import { members } from '#db/schema/members.ts'
import { apiTokens } from '#db/schema/sessions.ts'
import { hashSecret } from './secrets.ts'
import { findSession, type FoundSession } from './sessions.server.ts'
import { viewMember } from './view.ts'

const USE_NOTED_EVERY = 60_000 // milliseconds between two notes of an API token's last use

/** Whoever the bearer token belongs to: an access token of a session, else a long-lived API token. */
export function identifyByBearer(visitor: Visitor, token: string): Who | undefined {
  const found = findSession(visitor.db, visitor.now, token, 'access')
  return found ? whoOf(visitor, found, found.session.client_id === 'gleaner-cli' ? 'cli' : 'web') : identifyByApiToken(visitor, token)
}

/** Whoever the browser's session cookie belongs to. */
export function identifyByCookie(visitor: Visitor, cookie: string): Who | undefined {
  const found = findSession(visitor.db, visitor.now, cookie, 'cookie')
  return found && whoOf(visitor, found, 'web')
}

function identifyByApiToken(visitor: Visitor, token: string): Who | undefined {
  const row = visitor.db
    .select({ token: apiTokens, member: members })
    .from(apiTokens)
    .innerJoin(members, eq(apiTokens.member_id, members.id))
    .where(and(eq(apiTokens.hash, hashSecret(token)), eq(members.status, 'active')))
    .get()
  if (!row) return undefined
  if (visitor.now.getTime() - (row.token.last_used_at?.getTime() ?? 0) > USE_NOTED_EVERY) {
    visitor.db.update(apiTokens).set({ last_used_at: visitor.now }).where(eq(apiTokens.id, row.token.id)).run()
  }
  return { ...visitor, via: 'api', member: viewMember(row.member), sessionId: null }
}

function whoOf(visitor: Visitor, { session, member }: FoundSession, via: Via): Who {
  return { ...visitor, via, member: viewMember(member), sessionId: session.id }
}
