import { requireScope, type Who } from '#app/domain/who.ts'
import { listOutbox, type KeptMail } from '#app/platform/mail.server.ts'
import { FAILURE_MAIL } from '../documents/notify-failures.server.ts'
import { isLinkAlive } from './links.server.ts'

/** The mails that could not be sent, for admins to hand on: those with a link until it dies, others for a week. */
export function readOutbox(who: Who): KeptMail[] {
  requireScope(who, 'settings', 'write')
  return listOutbox(who.now, (key) => key.startsWith(FAILURE_MAIL) || isLinkAlive(who.db, who.now, key))
}
