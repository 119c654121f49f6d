import { eq } from 'drizzle-orm'
import { Failure } from '#app/domain/failure.ts'
import type { Visitor, Who } from '#app/domain/who.ts'
import type { Database } from '#db/client.server.ts'
import { members } from '#db/schema/members.ts'
import { dropLinks, findLink } from './links.server.ts'
import { hashPassword, isPasswordRight, requireGoodPassword } from './password.server.ts'
import { endSessionsOf } from './sessions.server.ts'
import { countTokens, revokeTokensOf } from './tokens.server.ts'
import { countTries } from './tries.server.ts'

/** What a link from a mail or an invitation opens. */
export interface OpenedLink {
  email: string
  /** The member has not been here yet. */
  isInvitation: boolean
  /** How many API tokens the member has, which may be revoked along with the old password. */
  tokens: number
}

/** Whose password a link still sets, or undefined: who opens a dead one is told before they type. */
export function openLink({ db, now }: Visitor, token: string): OpenedLink | undefined {
  const found = findLink(db, now, token)
  if (!found || found.member.status === 'disabled') return undefined
  const { id, email, status } = found.member
  return { email, isInvitation: status === 'invited', tokens: countTokens(db, id) }
}

interface Reset {
  token: string
  password: string
  revokeTokens?: boolean | undefined
}

/** Sets a password by a link from a mail or an invitation: ends all sessions and other links, does not sign in. */
export function resetPassword(visitor: Visitor, input: Reset, address: string): Promise<void> {
  return countTries('link', address, async () => {
    if (!findLink(visitor.db, visitor.now, input.token)) throw deadLink()
    requireGoodPassword(input.password)
    const password_hash = await hashPassword(input.password)
    visitor.db.transaction((tx) => {
      const found = findLink(tx, visitor.now, input.token)
      if (!found || found.member.status === 'disabled') throw deadLink()
      const { id, status, language } = found.member
      keepPassword(tx, id, password_hash, input.revokeTokens)
      // Who comes for the first time is written to, from now on, in the language they read this in.
      const own = status === 'invited' ? { language: language ?? visitor.language } : {}
      tx.update(members)
        .set({ status: 'active', ...own })
        .where(eq(members.id, id))
        .run()
      endSessionsOf(tx, id)
    })
  })
}

interface OwnChange {
  current: string
  password: string
  revokeTokens?: boolean | undefined
}

/** Changes one's own password: the current one is asked for; the member's other sessions end. */
export function changePassword(who: Who, input: OwnChange, address: string): Promise<void> {
  return countTries(who.member.email, address, async () => {
    const row = who.db.select().from(members).where(eq(members.id, who.member.id)).get()
    if (!(await isPasswordRight(input.current, row?.password_hash))) {
      throw new Failure('current_password_wrong', { faults: [{ code: 'current_password_wrong', pointer: '/current_password' }] })
    }
    requireGoodPassword(input.password)
    const password_hash = await hashPassword(input.password)
    who.db.transaction((tx) => {
      keepPassword(tx, who.member.id, password_hash, input.revokeTokens)
      endSessionsOf(tx, who.member.id, who.sessionId)
    })
  })
}

/**
 * For the terminal of the machine itself (the only admin forgot): no session, no current password. Answers 404 for an unknown e-mail, and
 * refuses a member who is disabled: a new password is no leave to come back. Gives the number of API tokens that go on working.
 */
export async function replacePassword(db: Database, email: string, password: string, revokeTokens = false): Promise<number> {
  requireGoodPassword(password)
  const password_hash = await hashPassword(password)
  return db.transaction((tx) => {
    const member = tx.select().from(members).where(eq(members.email, email.trim().toLowerCase())).get()
    if (!member) throw new Failure('not_found')
    if (member.status === 'disabled') throw new Failure('wrong_status')
    keepPassword(tx, member.id, password_hash, revokeTokens)
    tx.update(members).set({ status: 'active' }).where(eq(members.id, member.id)).run()
    endSessionsOf(tx, member.id)
    return countTokens(tx, member.id)
  })
}

function keepPassword(
  tx: Pick<Database, 'select' | 'insert' | 'update' | 'delete'>,
  memberId: string,
  password_hash: string,
  revokeTokens = false,
): void {
  tx.update(members).set({ password_hash }).where(eq(members.id, memberId)).run()
  dropLinks(tx, memberId)
  if (revokeTokens) revokeTokensOf(tx, memberId)
}

function deadLink(): Failure {
  return new Failure('link_dead', { faults: [{ code: 'link_dead', pointer: '/reset_password_token' }] })
}
