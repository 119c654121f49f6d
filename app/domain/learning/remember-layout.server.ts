import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { toldOf } from '#app/contract/memory.ts'
import { languages } from '#app/contract/reading.ts'
import { asRead } from '#app/engine/as-displayed.ts'
import { documentAsRead } from '#app/engine/document-of-words.ts'
import { settleFormats } from '#app/engine/understand/formats.ts'
import { learn } from '#app/engine/understand/memory/learn.ts'
import { memories } from '#db/schema/memories.ts'
import { nameKey } from '../documents/keys.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'
import type { Values } from '../documents/values.server.ts'
import { newId } from '../new-id.ts'
import { readWordsNow } from '../intake/words.server.ts'
import { wordsPath } from '#app/platform/files.server.ts'
import { dataFolderOf } from '../intake/data-folder.ts'
import type { Who } from '../who.ts'
import { firstReading } from './record-approval.server.ts'

/** Of one sender so many of the newest memories are kept in use: layouts change, and old ones would only cost time. */
const KEPT = 12

/**
 * Keeps what an approved document teaches about its sender and layout; a memory of the same document from an earlier approval makes way.
 * Nothing where the page was never read or does not name its sender. Inside the approval's transaction.
 */
export function rememberLayout(who: Who, row: DocumentRow, values: Values): void {
  if (row.sha256 === null) return
  const pages = readWordsNow(wordsPath(dataFolderOf(who.db), row.sha256))
  if (!pages.some((page) => page.words.length > 0)) return
  const document = documentAsRead(pages)
  const language = languages.find((one) => one === row.language) ?? null
  const { decimal, dateOrder } = settleFormats(document, language)
  const first = firstReading(who, row)?.reading ?? { fields: {}, items: [] }
  const learned = learn(document, { kind: row.kind, ...values }, asRead(first, document), { decimal, dateOrder })
  const senderKey = nameKey(learned.sender.name)
  if (senderKey === '') return
  const id = newId()
  who.db.delete(memories).where(eq(memories.document_id, row.id)).run()
  who.db
    .insert(memories)
    .values({
      id,
      kind: row.kind,
      sender_key: senderKey,
      sender_name: learned.sender.name,
      sender_tax_id: learned.sender.tax_id ?? null,
      layout: printOf(learned.print.map(({ word }) => word)),
      data: { id, ...learned },
      told: toldOf(learned),
      document_id: row.id,
      created_at: who.now.getTime(),
      created_by: who.member.id,
    })
    .run()
  dropOldest(who, row, senderKey)
}

/** Papers of one layout share most of their words, in the same order; the name of the layout is a digest of the first of them. */
function printOf(words: readonly string[]): string {
  return createHash('sha256').update(words.slice(0, 12).join(' ')).digest('hex').slice(0, 16)
}

function dropOldest({ db }: Who, row: DocumentRow, senderKey: string): void {
  const ofSender = and(eq(memories.kind, row.kind), eq(memories.sender_key, senderKey), isNull(memories.forgotten_at))
  const newestFirst = db
    .select({ id: memories.id })
    .from(memories)
    .where(ofSender)
    .orderBy(desc(memories.created_at), desc(memories.id))
    .all()
  const surplus = newestFirst.slice(KEPT).map(({ id }) => id)
  if (surplus.length > 0) db.delete(memories).where(inArray(memories.id, surplus)).run()
}
