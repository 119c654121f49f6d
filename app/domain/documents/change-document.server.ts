import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.server.ts'
import { documents } from '#db/schema/documents.ts'
import type { DocumentRow } from './require-document.server.ts'

/** Sets columns and counts the version up; inside a transaction. Returns the new row. */
export function changeDocument(db: Database, row: DocumentRow, columns: Partial<typeof documents.$inferInsert>): DocumentRow {
  return db
    .update(documents)
    .set({ ...columns, version: row.version + 1 })
    .where(eq(documents.id, row.id))
    .returning()
    .get()
}
