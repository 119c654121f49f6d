import { sql } from 'drizzle-orm'
import { documents } from '#db/schema/documents.ts'
import { memories } from '#db/schema/memories.ts'

/** What a document taught holds while it is approved: reopened or rejected, its memory is at rest until it is approved anew. Of one that went for good it stays. */
export const AT_REST = sql<number>`exists (select 1 from ${documents} where ${documents.id} = ${memories.document_id} and ${documents.status} <> 'approved')`

export const IN_USE = sql`${memories.forgotten_at} is null and not ${AT_REST}`
