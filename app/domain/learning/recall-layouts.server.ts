import { and, desc, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { memorySchema, type Memory } from '#app/contract/memory.ts'
import type { Database } from '#db/client.server.ts'
import { memories } from '#db/schema/memories.ts'
import { codeKey, foldText } from '../documents/keys.ts'
import { IN_USE } from './in-use.ts'

/** So many memories go along with one document, the newest first. */
const MOST = 12

/** What was learned from senders that the text of a paper names, by their name or tax id. */
export function recallLayouts(db: Database, pageText: string): Memory[] {
  const words = plain(pageText)
  const signs = codeKey(pageText)
  const isNamed = (name: string) => words.includes(plain(name))
  const ids = [
    ...idsWhere(db, sql`${memories.sender_name}`, isNamed),
    ...idsWhere(db, sql`${memories.sender_tax_id}`, (taxId) => signs.includes(codeKey(taxId))),
    ...idsWhere(db, READ_NAME, isNamed),
  ]
  if (ids.length === 0) return []
  return db
    .select({ data: memories.data })
    .from(memories)
    .where(and(inArray(memories.id, ids), IN_USE))
    .orderBy(desc(memories.created_at), desc(memories.id))
    .limit(MOST)
    .all()
    .map(({ data }) => memorySchema.parse(data))
}

/** The memories whose sender is known by such a sign: each sign is looked at once, however many memories have it. */
function idsWhere(db: Database, sign: SQL<string>, isOnPaper: (sign: string) => boolean): string[] {
  const isOffered = and(isNull(memories.forgotten_at), isNotNull(sign))
  const signs = db.selectDistinct({ sign }).from(memories).where(isOffered).all()
  const found = signs.flatMap((one) => (isOnPaper(one.sign) ? one.sign : []))
  if (found.length === 0) return []
  const rows = db
    .select({ id: memories.id })
    .from(memories)
    .where(and(isOffered, inArray(sign, found)))
    .all()
  return rows.map(({ id }) => id)
}

/** As the index of it says it: read from the memories themselves, it took most of the time of reading a paper once thousands were there. */
const READ_NAME = sql<string>`${memories.data} ->> '$.sender.read_name'`

/** Folded words with a blank at either end. */
function plain(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
