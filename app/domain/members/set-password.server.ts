import { eq } from 'drizzle-orm'
import { Failure } from '#app/domain/failure.ts'
import type { Visitor, Who } from '#app/domain/who.ts'
import type { Database } from '#db/client.server.ts'
import { members } from '#db/schema/members.ts'
import { dropLinks, findLink } from './links.server.ts'
import { hashPassword, isPasswordRight, requireGoodPassword } from './password.server.ts'
import { endSessionsOf } from './sessions.server.ts'
import { countTries } from './tries.server.ts'

/** Whether a link from a mail or an invitation still sets a password: who opens a dead one is told before they type. */
export function isLinkGood(visitor: Visitor, token: string): boolean {
  const found = findLink(visitor.db, visitor.now, token)
  return found !== undefined && found.member.status !== 'disabled'
}

/** Sets a password by a link from a mail or an invitation: ends all sessions and other links, does not sign in. */
export function resetPassword(visitor: Visitor, input: { token: string; password: string }, address: string): Promise<void> {
  return countTries('link', address, async () => {
    if (!findLink(visitor.db, visitor.now, input.token)) throw deadLink()
    requireGoodPassword(input.password)
    const password_hash = await hashPassword(input.password)
    visitor.db.transaction((tx) => {
      const found = findLink(tx, visitor.now, input.token)
      if (!found || found.member.status === 'disabled') throw deadLink()
      keepPassword(tx, found.member.id, password_hash)
      tx.update(members).set({ status: 'active' }).where(eq(members.id, found.member.id)).run()
      endSessionsOf(tx, found.member.id)
    })
  })
}

/** Changes one's own password: the current one is asked for; the member's other sessions end. */
export function changePassword(who: Who, input: { current: string; password: string }, address: string): Promise<void> {
  return countTries(who.member.email, address, async () => {
    const row = who.db.select().from(members).where(eq(members.id, who.member.id)).get()
    if (!(await isPasswordRight(input.current, row?.password_hash))) {
      throw new Failure('current_password_wrong', { faults: [{ code: 'current_password_wrong', pointer: '/current_password' }] })
    }
    requireGoodPassword(input.password)
    const password_hash = await hashPassword(input.password)
    who.db.transaction((tx) => {
      keepPassword(tx, who.member.id, password_hash)
      endSessionsOf(tx, who.member.id, who.sessionId)
    })
  })
}

/** For the terminal of the machine itself (the only admin forgot): no session, no current password. Answers 404 for an unknown e-mail. */
export async function replacePassword(db: Database, email: string, password: string): Promise<void> {
  requireGoodPassword(password)
  const password_hash = await hashPassword(password)
  db.transaction((tx) => {
    const member = tx.select().from(members).where(eq(members.email, email.trim().toLowerCase())).get()
    if (!member) throw new Failure('not_found')
    keepPassword(tx, member.id, password_hash)
    tx.update(members).set({ status: 'active' }).where(eq(members.id, member.id)).run()
    endSessionsOf(tx, member.id)
  })
}

function keepPassword(tx: Pick<Database, 'select' | 'insert' | 'update' | 'delete'>, memberId: string, password_hash: string): void {
  tx.update(members).set({ password_hash }).where(eq(members.id, memberId)).run()
  dropLinks(tx, memberId)
}

function deadLink(): Failure {
  return new Failure('link_dead', { faults: [{ code: 'link_dead', pointer: '/reset_password_token' }] })
}
