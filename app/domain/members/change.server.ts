import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { memberChange, MemberView } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import { requireScope, type Who } from '#app/domain/who.ts'
import type { Database } from '#db/client.server.ts'
import { events } from '#db/schema/events.ts'
import { members } from '#db/schema/members.ts'
import { threads } from '#db/schema/threads.ts'
import { dropLinks } from './links.server.ts'
import { endSessionsOf } from './sessions.server.ts'
import { revokeTokensOf } from './tokens.server.ts'
import { viewMember, type MemberRow } from './view.ts'

/** Changes name, role or whether a member may sign in. The last active admin stays one. */
export function changeMember(who: Who, id: string, change: z.infer<typeof memberChange>): MemberView {
  requireScope(who, 'settings', 'write')
  return who.db.transaction((tx) => {
    const before = tx.select().from(members).where(eq(members.id, id)).get()
    if (!before) throw new Failure('not_found')
    if (Object.keys(change).length === 0) return viewMember(before)
    // Somebody without a password is not active yet, whatever is asked.
    const status = change.status === 'active' && !before.password_hash ? 'invited' : (change.status ?? before.status)
    const after = tx
      .update(members)
      .set({ ...change, status })
      .where(eq(members.id, id))
      .returning()
      .get()
    requireAdmin(tx)
    if (after.status === 'disabled') shutOut(tx, id)
    return viewMember(after)
  })
}

/** Takes a member away; one with history is disabled instead, so that the history keeps its name. Says what happened. */
export function removeMember(who: Who, id: string): 'deleted' | 'disabled' {
  requireScope(who, 'settings', 'write')
  return who.db.transaction((tx) => {
    const member = tx.select().from(members).where(eq(members.id, id)).get()
    if (!member) throw new Failure('not_found')
    const kept = hasHistory(tx, member)
    if (kept) tx.update(members).set({ status: 'disabled' }).where(eq(members.id, id)).run()
    else forget(tx, id)
    requireAdmin(tx)
    if (kept) shutOut(tx, id)
    // Disabling is for a while and lets tokens rest; who was removed and is let in again later makes new ones.
    if (kept) revokeTokensOf(tx, id)
    return kept ? 'disabled' : 'deleted'
  })
}

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

function hasHistory(tx: Transaction, member: MemberRow): boolean {
  return tx.select({ id: events.id }).from(events).where(eq(events.actor_id, member.id)).limit(1).get() !== undefined
}

/** Conversations are their member's alone: nobody else could read or delete them afterwards. */
function forget(tx: Transaction, id: string): void {
  tx.delete(threads).where(eq(threads.member_id, id)).run()
  tx.delete(members).where(eq(members.id, id)).run()
}

/** Thrown inside of the transaction, so that the change is taken back. */
function requireAdmin(tx: Transaction): void {
  const admins = tx
    .select({ number: count() })
    .from(members)
    .where(and(eq(members.role, 'admin'), eq(members.status, 'active')))
    .get()!
  if (admins.number === 0) throw new Failure('last_admin')
}

function shutOut(tx: Transaction, id: string): void {
  endSessionsOf(tx, id)
  dropLinks(tx, id)
}
