import { desc, eq } from 'drizzle-orm'
import { languages, type Language } from '#app/contract/languages.ts'
import { kinds } from '#app/contract/kinds/index.ts'
import { log } from '#app/platform/log.server.ts'
import { sendMail, type Mail } from '#app/platform/mail.server.ts'
import { events } from '#db/schema/events.ts'
import { members } from '#db/schema/members.ts'
import { displayName, type Database } from '../who.ts'
import { watchChanges } from './changes.ts'
import { documentRow } from './require-document.server.ts'

/** The words of the mail; whoever starts this finds them in the language of the reader, since the domain has none. */
export type ComposeFailure = (content: {
  name: string
  file: string
  /** Why the file could not be read: a code of contract/reading. */
  code: string
  url: string
  language: Language
}) => Promise<{ subject: string; text: string }>

interface Means {
  /** The public address of the installation. */
  url: string
  compose: ComposeFailure
  send?: (mail: Mail) => Promise<unknown>
}

/** How the keys of these mails begin: they stand for no link. */
export const FAILURE_MAIL = 'failed_'
const KEPT = 7 * 86_400_000 // milliseconds that a mail which can not be sent stays in the outbox

/** From now on: whoever uploaded a file that turns out unreadable, and wants to know, gets a mail. Gives the function that ends it. */
export function notifyFailures(db: Database, means: Means): () => void {
  return watchChanges(db, ({ id, status }) => {
    if (status !== 'failed') return
    notify(db, id, means).catch((error: unknown) =>
      log().error({ err: error, document: id }, 'a mail about an unreadable file was not written'),
    )
  })
}

async function notify(db: Database, id: string, { url, compose, send = sendMail }: Means): Promise<void> {
  const row = documentRow(db, id)
  const last = db.select({ type: events.type }).from(events).where(eq(events.document_id, id)).orderBy(desc(events.id)).limit(1).get()
  // Only the failure itself is news: not that a failed document was changed, deleted or restored.
  if (!row?.created_by || last?.type !== 'failed') return
  const member = db.select().from(members).where(eq(members.id, row.created_by)).get()
  if (!member?.notifications || member.status !== 'active') return
  const words = await compose({
    name: displayName(member),
    file: row.file_name ?? '',
    code: row.failure_code ?? '',
    url: `${url}/${kinds[row.kind].slug}/${id}`,
    language: member.language ?? languages[0],
  })
  await send({ to: member.email, ...words, key: `${FAILURE_MAIL}${id}`, expiresAt: new Date(Date.now() + KEPT) })
}
