import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { languages, type Language } from '#app/contract/languages.ts'
import { kindNames, kinds } from '#app/contract/kinds/index.ts'
import { log } from '#app/platform/log.server.ts'
import { sendMail, type Mail } from '#app/platform/mail.server.ts'
import { documents } from '#db/schema/documents.ts'
import { events } from '#db/schema/events.ts'
import { members } from '#db/schema/members.ts'
import { displayName, type Database } from '../who.ts'
import { watchChanges } from './changes.ts'
import { documentRow } from './require-document.server.ts'

export interface UnreadFile {
  file: string
  /** Why the file could not be read: a code of contract/reading. */
  code: string
  url: string
}

/** The words of the mail; whoever starts this finds them in the language of the reader, since the domain has none. */
export type ComposeFailures = (content: {
  name: string
  files: UnreadFile[]
  language: Language
}) => Promise<{ subject: string; text: string }>

interface Means {
  /** The public address of the installation. */
  url: string
  compose: ComposeFailures
  send?: (mail: Mail) => Promise<unknown>
}

/** How the keys of these mails begin: they stand for no link. */
export const FAILURE_MAIL = 'failed_'
const KEPT = 7 * 86_400_000 // milliseconds that a mail which can not be sent stays in the outbox

/** So long a mail waits at most for what else its reader uploaded, in milliseconds. */
const LONGEST_WAIT = 10 * 60_000

/**
 * From now on: whoever uploaded files that turn out unreadable, and wants to know, gets a mail; one for all of them, as soon as nothing else of
 * theirs is being read. Gives the function that ends it and tells what still waits.
 */
export function notifyFailures(db: Database, means: Means): () => Promise<void> {
  const waiting = new Map<string, { ids: Set<string>; since: number }>()

  function gather(id: string): void {
    const row = documentRow(db, id)
    const last = db.select({ type: events.type }).from(events).where(eq(events.document_id, id)).orderBy(desc(events.id)).limit(1).get()
    // Only the failure itself is news: not that a failed document was changed, deleted or restored.
    if (!row?.created_by || last?.type !== 'failed') return
    const batch = waiting.get(row.created_by) ?? { ids: new Set(), since: Date.now() }
    batch.ids.add(id)
    waiting.set(row.created_by, batch)
  }

  async function tell(member: string): Promise<void> {
    const ids = [...(waiting.get(member)?.ids ?? [])]
    waiting.delete(member)
    await notify(db, member, ids, means).catch((error: unknown) =>
      log().error({ err: error, documents: ids }, 'a mail about unreadable files was not written'),
    )
  }

  const unwatch = watchChanges(db, ({ id, status }) => {
    if (status === 'failed') gather(id)
    for (const [member, { since }] of waiting) if (!hasMoreToRead(db, member) || Date.now() - since > LONGEST_WAIT) void tell(member)
  })
  return async () => {
    unwatch()
    await Promise.all([...waiting.keys()].map(tell))
  }
}

function hasMoreToRead(db: Database, member: string): boolean {
  const isRead = and(inArray(documents.kind, kindNames), eq(documents.status, 'processing'), isNull(documents.deleted_at))
  return (
    db
      .select({ id: documents.id })
      .from(documents)
      .where(and(isRead, eq(documents.created_by, member)))
      .limit(1)
      .get() !== undefined
  )
}

async function notify(db: Database, to: string, ids: readonly string[], { url, compose, send = sendMail }: Means): Promise<void> {
  const member = db.select().from(members).where(eq(members.id, to)).get()
  if (!member?.notifications || member.status !== 'active') return
  // What was tried again or thrown away meanwhile is news no more.
  const rows = ids.flatMap((id) => documentRow(db, id) ?? []).filter((row) => row.status === 'failed' && row.deleted_at === null)
  if (rows.length === 0) return
  const files = rows.map((row) => ({
    file: row.file_name ?? '',
    code: row.failure_code ?? '',
    url: `${url}/${kinds[row.kind].slug}/${row.id}`,
  }))
  const words = await compose({ name: displayName(member), files, language: member.language ?? languages[0] })
  await send({ to: member.email, ...words, key: `${FAILURE_MAIL}${rows[0]!.id}`, expiresAt: new Date(Date.now() + KEPT) })
}
