import { eq, getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { kindNames, type KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'
import { approvals, corrections } from '#db/schema/approvals.ts'
import type { DocumentRow } from '../documents/require-document.server.ts'

/** What the analytics count of an approval. */
const approvalFigures = z.object({
  at: z.number(),
  by_rule: z.boolean(),
  corrections: z.number(),
  correct: z.number(),
  wrong: z.number(),
  missed: z.number(),
  spurious: z.number(),
  filled: z.number(),
  characters: z.number(),
  review_ms: z.number(),
})
export type ApprovalFigures = z.infer<typeof approvalFigures>

/**
 * What a document that went for good leaves behind in the event that says so, and nothing that stood in it: when it was created and read,
 * how its approval came out, and which fields were corrected. So the figures of past months stay what they were.
 */
const pastFigures = z.object({
  kind: z.enum(kindNames),
  created_at: z.number(),
  first_read_at: z.number().nullable(),
  approval: approvalFigures.nullable(),
  corrected: z.array(z.string()),
})
export type PastFigures = z.infer<typeof pastFigures>

/** As text for the event; call it before the document goes. */
export function figuresOf(db: Database, { id, kind, created_at, first_read_at }: DocumentRow): string {
  const { document_id: _, kind: _kind, member_id: _member, ...counted } = getTableColumns(approvals)
  const approval = db.select(counted).from(approvals).where(eq(approvals.document_id, id)).get() ?? null
  const lines = db.select().from(corrections).where(eq(corrections.document_id, id)).all()
  return JSON.stringify({ kind, created_at, first_read_at, approval, corrected: lines.map(correctedField) } satisfies PastFigures)
}

/** Of the documents of a kind that went for good since an instant (milliseconds): none that counts later went before it. */
export function pastFiguresSince(db: Database, kind: KindName, from: number): PastFigures[] {
  const sql = `select new from events where type = 'purged' and at >= @from and new is not null`
  const texts = db.$client.prepare(sql).pluck().all({ from }) as string[]
  return texts.map((text) => pastFigures.parse(JSON.parse(text))).filter((figures) => figures.kind === kind)
}

/** A field by its name, a cell as `items.quantity`, a whole row as `items`. */
export function correctedField({ part, field }: { part: string; field: string }): string {
  if (part === 'fields') return field
  return field === '' ? part : `${part}.${field}`
}
