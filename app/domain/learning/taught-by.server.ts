import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { approvals } from '#db/schema/approvals.ts'
import { memories } from '#db/schema/memories.ts'
import type { Who } from '../who.ts'

/** The memory that an approved document left behind, where a person had corrected something: what waits may profit from it. */
export function taughtBy(who: Who, documentId: string): string | undefined {
  return taughtByMany(who, [documentId])[0]?.memory_id
}

/** The same for several documents at once, those that taught something: one line a memory. */
export function taughtByMany({ db }: Who, documentIds: readonly string[]): { document_id: string; memory_id: string }[] {
  return db
    .select({ document_id: approvals.document_id, memory_id: memories.id })
    .from(memories)
    .innerJoin(approvals, eq(approvals.document_id, memories.document_id))
    .where(and(inArray(approvals.document_id, [...documentIds]), isNull(memories.forgotten_at), gt(approvals.corrections, 0)))
    .all()
}
