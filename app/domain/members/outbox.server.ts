import { requireScope, type Who } from '#app/domain/who.ts'
import { listOutbox, type KeptMail } from '#app/platform/mail.server.ts'
import { isLinkAlive } from './links.server.ts'

/** The mails that could not be sent, for admins to hand on, until their link dies. */
export function readOutbox(who: Who): KeptMail[] {
  requireScope(who, 'settings', 'write')
  return listOutbox(who.now, (key) => isLinkAlive(who.db, who.now, key))
}
