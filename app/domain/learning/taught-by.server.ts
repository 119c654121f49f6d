import { and, eq, gt, isNull } from 'drizzle-orm'
import { approvals } from '#db/schema/approvals.ts'
import { memories } from '#db/schema/memories.ts'
import type { Who } from '../who.ts'

/** The memory that an approved document left behind, where a person had corrected something: what waits may profit from it. */
export function taughtBy({ db }: Who, documentId: string): string | undefined {
  return db
    .select({ id: memories.id })
    .from(memories)
    .innerJoin(approvals, eq(approvals.document_id, memories.document_id))
    .where(and(eq(memories.document_id, documentId), isNull(memories.forgotten_at), gt(approvals.corrections, 0)))
    .get()?.id
}

/** The same for several documents at once, those that taught something: one line a memory. */
export function taughtByMany(who: Who, documentIds: readonly string[]): { document_id: string; memory_id: string }[] {
  return documentIds.flatMap((document_id) => {
    const memory_id = taughtBy(who, document_id)
    return memory_id ? [{ document_id, memory_id }] : []
  })
}
