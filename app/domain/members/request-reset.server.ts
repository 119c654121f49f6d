import { eq } from 'drizzle-orm'
import type { Visitor } from '#app/domain/who.ts'
import { sendMail } from '#app/platform/mail.server.ts'
import { members } from '#db/schema/members.ts'
import { countLinks, makeLink } from './links.server.ts'
import type { Compose } from './mailer.ts'
import { countCall } from './tries.server.ts'

/** So many good links lie in a mailbox at most: from many addresses one could fill it otherwise. */
const LIVE_LINKS = 10

/**
 * Asks for a link to set a new password. Resolves before anything is looked up, so that neither answer nor time tells whether the
 * account exists; `sent` ends when the mail is on its way.
 */
export async function requestReset(visitor: Visitor, email: string, address: string, compose: Compose): Promise<{ sent: Promise<void> }> {
  await countCall(`reset ${email}`, address)
  return { sent: new Promise((resolve) => setImmediate(resolve)).then(() => mailLink(visitor, email, compose)) }
}

async function mailLink(visitor: Visitor, email: string, compose: Compose): Promise<void> {
  const member = visitor.db.select().from(members).where(eq(members.email, email)).get()
  if (!member || member.status === 'disabled') return
  if (countLinks(visitor.db, visitor.now, member.id) >= LIVE_LINKS) return
  // Whoever was invited may ask here for another link; the invitation that somebody handed on stays good beside it, whoever asks.
  const link = makeLink(visitor.db, visitor.now, member.id, 'reset')
  const words = await compose({ sort: 'reset', url: link.url, name: member.first_name, language: member.language ?? visitor.language })
  await sendMail({ to: member.email, ...words, key: link.key, expiresAt: link.expiresAt })
}
