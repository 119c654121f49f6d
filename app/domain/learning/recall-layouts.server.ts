import { desc, inArray, sql } from 'drizzle-orm'
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
  const isNamed = (name: string) => words.includes(plain(name))
  const signs = codeKey(pageText)
  const named = db
    .select({
      id: memories.id,
      name: memories.sender_name,
      taxId: memories.sender_tax_id,
      readName: sql<string | null>`json_extract(${memories.data}, '$.sender.read_name')`,
    })
    .from(memories)
    .where(IN_USE)
    .orderBy(desc(memories.created_at), desc(memories.id))
    .all()
    .filter(({ name, taxId, readName }) => isNamed(name) || (readName && isNamed(readName)) || (taxId && signs.includes(codeKey(taxId))))
    .slice(0, MOST)
    .map(({ id }) => id)
  if (named.length === 0) return []
  const rows = db.select({ id: memories.id, data: memories.data }).from(memories).where(inArray(memories.id, named)).all()
  return rows.toSorted((a, b) => named.indexOf(a.id) - named.indexOf(b.id)).map(({ data }) => memorySchema.parse(data))
}

/** Folded words with a blank at either end. */
function plain(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}
