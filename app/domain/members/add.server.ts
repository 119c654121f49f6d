import { eq } from 'drizzle-orm'
import { newId } from '#app/domain/new-id.ts'
import type { z } from 'zod'
import type { memberCreation, MemberView } from '#app/contract/members.ts'
import { Failure } from '#app/domain/failure.ts'
import { requireScope, type Who } from '#app/domain/who.ts'
import { sendMail } from '#app/platform/mail.server.ts'
import { members } from '#db/schema/members.ts'
import { makeLink, type PasswordLink } from './links.server.ts'
import type { Compose } from './mailer.ts'
import { viewMember } from './view.ts'

export interface Invited {
  member: MemberView
  /** Where the mail did not leave this machine (no SMTP, or it refused), the link for the admin to hand on; good for seven days. */
  invitationUrl: string | undefined
}

/** Adds a member, who sets a password by the link of the invitation. */
export async function addMember(who: Who, input: z.infer<typeof memberCreation>, compose: Compose): Promise<Invited> {
  requireScope(who, 'settings', 'write')
  const { member, link } = who.db.transaction((tx) => {
    if (tx.select().from(members).where(eq(members.email, input.email)).get()) {
      throw new Failure('email_taken', { faults: [{ code: 'email_taken', pointer: '/data/attributes/email' }] })
    }
    const row = tx
      .insert(members)
      .values({ id: newId(), ...input, status: 'invited', created_at: who.now })
      .returning()
      .get()
    return { member: viewMember(row), link: makeLink(tx, who.now, row.id, 'invitation') }
  })
  return invite(who, member, link, compose)
}

/** A fresh link for a member who has not come yet; the older one dies. */
export async function inviteAgain(who: Who, id: string, compose: Compose): Promise<Invited> {
  requireScope(who, 'settings', 'write')
  const { member, link } = who.db.transaction((tx) => {
    const row = tx.select().from(members).where(eq(members.id, id)).get()
    if (!row) throw new Failure('not_found')
    if (row.status !== 'invited') throw new Failure('invalid', { faults: [{ code: 'invalid', reason: 'has_come' }] })
    return { member: viewMember(row), link: makeLink(tx, who.now, id, 'invitation') }
  })
  return invite(who, member, link, compose)
}

async function invite(who: Who, member: MemberView, link: PasswordLink, compose: Compose): Promise<Invited> {
  const words = await compose({ sort: 'invitation', url: link.url, name: member.first_name, language: member.language ?? who.language })
  const isOnItsWay = await sendMail({ to: member.email, ...words, key: link.key, expiresAt: link.expiresAt })
  return { member, invitationUrl: isOnItsWay ? undefined : link.url }
}
