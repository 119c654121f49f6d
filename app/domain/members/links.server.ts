import { and, count, eq, gt, lte } from 'drizzle-orm'
import { INVITATION_SECONDS, RESET_SECONDS } from '#app/contract/auth.ts'
import { getHouse } from '#app/domain/who.server.ts'
import type { Database } from '#db/client.server.ts'
import { members, passwordLinks } from '#db/schema/members.ts'
import { hashSecret, makeSecret } from './secrets.ts'

type Transaction = Pick<Database, 'select' | 'insert' | 'delete'>

export interface PasswordLink {
  url: string
  /** Names the link's mail in the outbox. */
  key: string
  expiresAt: Date
}

/** A single-use link to /users/password/edit, built from GLEANER_URL. A new invitation makes the older ones worthless. */
export function makeLink(db: Transaction, now: Date, memberId: string, sort: 'reset' | 'invitation'): PasswordLink {
  const token = makeSecret()
  const hash = hashSecret(token)
  const expiresAt = new Date(now.getTime() + (sort === 'reset' ? RESET_SECONDS : INVITATION_SECONDS) * 1000)
  db.delete(passwordLinks).where(lte(passwordLinks.expires_at, now)).run()
  if (sort === 'invitation') dropLinks(db, memberId)
  db.insert(passwordLinks).values({ hash, member_id: memberId, sort, created_at: now, expires_at: expiresAt }).run()
  return { url: `${getHouse().env.url}/users/password/edit?reset_password_token=${token}`, key: hash, expiresAt }
}

/** The member a link was made for; undefined where it was used or has run out. */
export function findLink(db: Transaction, now: Date, token: string) {
  return db
    .select({ link: passwordLinks, member: members })
    .from(passwordLinks)
    .innerJoin(members, eq(passwordLinks.member_id, members.id))
    .where(and(eq(passwordLinks.hash, hashSecret(token)), gt(passwordLinks.expires_at, now)))
    .get()
}

export function isLinkAlive(db: Transaction, now: Date, key: string): boolean {
  return (
    db
      .select()
      .from(passwordLinks)
      .where(and(eq(passwordLinks.hash, key), gt(passwordLinks.expires_at, now)))
      .get() !== undefined
  )
}

/** How many links of a member are good now. */
export function countLinks(db: Transaction, now: Date, memberId: string): number {
  return db
    .select({ number: count() })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.member_id, memberId), gt(passwordLinks.expires_at, now)))
    .get()!.number
}

export function dropLinks(db: Transaction, memberId: string): void {
  db.delete(passwordLinks).where(eq(passwordLinks.member_id, memberId)).run()
}
