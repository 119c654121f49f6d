import { z } from 'zod'
import type { DocumentView } from './documents.ts'
import { editHints } from './edits.ts'
import type { ErrorCode } from './errors.ts'
import { kindNames } from './kinds/index.ts'

const value = z.string().max(4000).nullable()
const row = z.object({ id: z.string().max(64).optional() }).catchall(value.optional())

/** A DocumentEdit as the review desk sends it; what a value must look like is judged by the verb. */
export const deskEdit = z.strictObject({
  version: z.number().int(),
  fields: z.record(z.string(), value),
  items: z.array(row).max(5000).optional(),
  vat_details: z.array(row).max(500).optional(),
  ...editHints,
})

/** What the review desk asks for. Edits that were not saved go along with an approval, a rejection or a move and are kept first. */
export const deskOrder = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), edit: deskEdit }),
  z.strictObject({
    intent: z.literal('approve'),
    edit: deskEdit.optional(),
    version: z.number().int(),
    override: z.boolean().optional(),
    note: z.string().max(2000).optional(),
    /** Milliseconds of work that no heart-beat has told yet. */
    active_ms: z.number().int().min(0).max(120_000).optional(),
  }),
  z.strictObject({ intent: z.literal('reject'), edit: deskEdit.optional(), reason: z.string().max(2000) }),
  z.strictObject({ intent: z.enum(['reopen', 'retry', 'remove', 'restore', 'postpone']) }),
  z.strictObject({ intent: z.literal('move'), edit: deskEdit.optional(), kind: z.enum(kindNames) }),
])
export type DeskOrder = z.infer<typeof deskOrder>
export type DeskIntent = DeskOrder['intent']

/** After these the desk goes on to the next document. */
export const goesOn: ReadonlySet<DeskIntent> = new Set(['approve', 'reject', 'postpone'])

/** What is typed meanwhile is neither kept by these nor given up. */
export const keepsTyped: ReadonlySet<DeskIntent> = new Set(['save', 'postpone', 'reopen', 'restore'])

/** While one of these is under way nothing can be typed: no later order would bring it. */
export const closes: ReadonlySet<DeskIntent> = new Set([...goesOn, 'remove', 'move'])

/**
 * The answer: the document as it is now (null where it went into the trash), the next one that waits, and the memory (its id) that the
 * corrections of an approval left behind; or why not.
 */
export type DeskAnswer =
  | { done: DeskIntent; document: DocumentView | null; next: string | null; learned?: string }
  | { refused: ErrorCode | 'offline'; sentence: string; current?: DocumentView }
