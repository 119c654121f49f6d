import { and, eq, gt, lte, ne } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import {
  ACCESS_SECONDS,
  REMEMBERED_SESSION_SECONDS,
  ROTATION_GRACE_SECONDS,
  SHORT_SESSION_SECONDS,
  type ClientId,
  type TokenAnswer,
} from '#app/contract/auth.ts'
import { scopeOf } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import type { Visitor } from '#app/domain/who.ts'
import type { Database } from '#db/client.server.ts'
import { members } from '#db/schema/members.ts'
import { sessions, sessionTokens } from '#db/schema/sessions.ts'
import { hashSecret, makeSecret } from './secrets.ts'
import { viewMember, type MemberRow } from './view.ts'

/** What a sign-in or a renewal gives out. The cookie lasts as long as the browser is open unless `remember`. */
export interface OpenedSession {
  tokens: TokenAnswer
  sessionId: string
  cookie: string
  remember: boolean
  /** Seconds that session, refresh token and cookie last. */
  lasts: number
}

type SessionRow = typeof sessions.$inferSelect
type TokenSort = (typeof sessionTokens.$inferSelect)['sort']

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Starts a family of tokens for a member who has just proved who they are. */
export function openSession(visitor: Visitor, member: MemberRow, clientId: ClientId, remember: boolean): OpenedSession {
  return visitor.db.transaction((tx) => {
    dropExpired(tx, visitor.now)
    const lasts = remember ? REMEMBERED_SESSION_SECONDS : SHORT_SESSION_SECONDS
    const expires_at = inSeconds(visitor.now, lasts)
    const session = { id: newId(), member_id: member.id, client_id: clientId, remember, created_at: visitor.now, expires_at }
    tx.insert(sessions).values(session).run()
    return issueTokens(tx, visitor.now, session, member)
  })
}

/**
 * Exchanges a refresh token for the next pair. One that was exchanged before is refused; more than ten seconds later it is
 * taken for stolen and the whole family ends.
 */
export function renewSession(visitor: Visitor, refreshToken: string, clientId: ClientId): OpenedSession {
  const outcome = visitor.db.transaction((tx) => {
    const found = findByToken(tx, visitor.now, refreshToken, 'refresh')
    if (!found || found.session.client_id !== clientId) return undefined
    const { session, token, member } = found
    if (token.rotated_at) {
      const age = visitor.now.getTime() - token.rotated_at.getTime()
      if (age > ROTATION_GRACE_SECONDS * 1000) tx.delete(sessions).where(eq(sessions.id, session.id)).run()
      return undefined
    }
    const lasts = session.remember ? REMEMBERED_SESSION_SECONDS : SHORT_SESSION_SECONDS
    const renewed = { ...session, expires_at: inSeconds(visitor.now, lasts) }
    tx.update(sessionTokens).set({ rotated_at: visitor.now }).where(eq(sessionTokens.hash, token.hash)).run()
    tx.update(sessions).set({ expires_at: renewed.expires_at }).where(eq(sessions.id, session.id)).run()
    return issueTokens(tx, visitor.now, renewed, member)
  })
  if (!outcome) throw new Failure('unauthenticated')
  return outcome
}

export interface FoundSession {
  session: SessionRow
  member: MemberRow
}

/** The live session of an access token or a cookie; undefined where there is none or its member may not sign in. */
export function findSession(db: Database, now: Date, secret: string, sort: TokenSort): FoundSession | undefined {
  return findByToken(db, now, secret, sort)
}

/** Ends the session that any of its tokens belongs to; an unknown token changes nothing (RFC 7009 section 2.2). */
export function endSessionOf(db: Transaction, secret: string): void {
  const token = db
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, hashSecret(secret)))
    .get()
  if (token) db.delete(sessions).where(eq(sessions.id, token.session_id)).run()
}

/** Ends a member's sessions, all or all but one. */
export function endSessionsOf(db: Transaction, memberId: string, except?: string | null): void {
  const ofMember = eq(sessions.member_id, memberId)
  db.delete(sessions)
    .where(except ? and(ofMember, ne(sessions.id, except)) : ofMember)
    .run()
}

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

function findByToken(db: Transaction, now: Date, secret: string, sort: TokenSort) {
  const row = db
    .select({ token: sessionTokens, session: sessions, member: members })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessionTokens.session_id, sessions.id))
    .innerJoin(members, eq(sessions.member_id, members.id))
    .where(
      and(
        eq(sessionTokens.hash, hashSecret(secret)),
        eq(sessionTokens.sort, sort),
        gt(sessionTokens.expires_at, now),
        gt(sessions.expires_at, now),
      ),
    )
    .get()
  return row && row.member.status === 'active' ? row : undefined
}

function issueTokens(tx: Transaction, now: Date, session: SessionRow, member: MemberRow): OpenedSession {
  const issue = (sort: TokenSort, expires_at: Date) => {
    const secret = makeSecret()
    tx.insert(sessionTokens)
      .values({ hash: hashSecret(secret), session_id: session.id, sort, expires_at })
      .run()
    return secret
  }
  return {
    tokens: {
      access_token: issue('access', inSeconds(now, ACCESS_SECONDS)),
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token: issue('refresh', session.expires_at),
      scope: scopeOf(viewMember(member).role),
      created_at: Math.floor(now.getTime() / 1000),
    },
    sessionId: session.id,
    cookie: issue('cookie', session.expires_at),
    remember: session.remember,
    lasts: Math.round((session.expires_at.getTime() - now.getTime()) / 1000),
  }
}

/** Kept rotated tokens are what reveals a stolen one, so they stay until they would have expired. */
function dropExpired(tx: Transaction, now: Date): void {
  tx.delete(sessionTokens).where(lte(sessionTokens.expires_at, now)).run()
  tx.delete(sessions).where(lte(sessions.expires_at, now)).run()
}
