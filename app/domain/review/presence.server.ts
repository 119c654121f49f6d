import { and, eq } from 'drizzle-orm'
import { HEARTBEAT_SECONDS, type Presence } from '#app/contract/presence.ts'
import { deskLocks, reviewTimes } from '#db/schema/approvals.ts'
import { documents } from '#db/schema/documents.ts'
import { requireDocument } from '../documents/require-document.server.ts'
import { inTransaction } from '../in-transaction.ts'
import { displayName, type Who } from '../who.ts'

const LOCK = 3 * HEARTBEAT_SECONDS * 1000 // milliseconds: two beats may get lost

/**
 * A desk says that it has the document open. It becomes the holder unless somebody else is and it does not take over; either way its time
 * counts as review time. Opening ends a postponement. The lock is soft: it hinders nobody, a stale save is refused by the version.
 */
export function holdDocument(
  who: Who,
  id: string,
  { active_ms = 0, take_over = false }: { active_ms?: number; take_over?: boolean } = {},
): Presence {
  const row = requireDocument(who, id, 'write')
  const now = who.now.getTime()
  return inTransaction(who.db, () => {
    addReviewTime(who, id, active_ms)
    const held = who.db.select().from(deskLocks).where(eq(deskLocks.document_id, id)).get()
    const isForeign = held !== undefined && held.member_id !== who.member.id && held.until > now
    if (isForeign && !take_over)
      return { holder: { id: held.member_id, name: held.member_name }, mine: false, until: new Date(held.until).toISOString() }
    const lock = { document_id: id, member_id: who.member.id, member_name: displayName(who.member), until: now + LOCK }
    who.db.insert(deskLocks).values(lock).onConflictDoUpdate({ target: deskLocks.document_id, set: lock }).run()
    if (row.postponed_until !== null) who.db.update(documents).set({ postponed_until: null }).where(eq(documents.id, id)).run()
    return { holder: { id: lock.member_id, name: lock.member_name }, mine: true, until: new Date(lock.until).toISOString() }
  })
}

/** Time worked at a document since it was last told, in milliseconds: what comes before an approval counts for it. */
export function noteReviewTime(who: Who, id: string, active_ms: number): void {
  requireDocument(who, id, 'write')
  addReviewTime(who, id, active_ms)
}

function addReviewTime(who: Who, id: string, ms: number): void {
  if (ms > 0) who.db.insert(reviewTimes).values({ document_id: id, member_id: who.member.id, at: who.now.getTime(), ms }).run()
}

/** The desk was left. */
export function releaseDocument(who: Who, id: string, { active_ms = 0 }: { active_ms?: number } = {}): void {
  requireDocument(who, id, 'write')
  addReviewTime(who, id, active_ms)
  who.db
    .delete(deskLocks)
    .where(and(eq(deskLocks.document_id, id), eq(deskLocks.member_id, who.member.id)))
    .run()
}
