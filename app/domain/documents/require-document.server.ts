import { eq } from 'drizzle-orm'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { documents } from '#db/schema/documents.ts'
import { Failure } from '../failure.ts'
import { requireScope, type Who } from '../who.ts'

export type DocumentRow = typeof documents.$inferSelect

export function documentRow(db: Database, id: string): DocumentRow | undefined {
  return db.select().from(documents).where(eq(documents.id, id)).get()
}

/** The document, if the member may do this with its kind: else `forbidden`. `not_found` where there is none or it lies in the trash (unless `inTrash` lets it through too). */
export function requireDocument(who: Who, id: string, access: 'read' | 'write', { inTrash = false } = {}): DocumentRow {
  const row = documentRow(who.db, id)
  if (!row || (row.deleted_at !== null && !inTrash)) throw new Failure('not_found')
  requireScope(who, kinds[row.kind].scope, access)
  return row
}
