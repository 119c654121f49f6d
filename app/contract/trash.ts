import { z } from 'zod'
import type { DocumentSummary } from './documents.ts'

/** So long a deleted document can be restored; then it goes for good. */
export const DAYS_IN_TRASH = 30

/** A line of the trash. Instants are ISO 8601 in UTC. */
export interface TrashEntry extends DocumentSummary {
  deleted_at: string
  deleted_by: string | null
  /** From this instant on it is gone. */
  gone_at: string
}

/** What the trash is asked for, for each of some documents. */
export const trashOrder = z.object({ intent: z.enum(['restore', 'purge']), ids: z.array(z.string().max(64)).min(1).max(100) })
export type TrashIntent = z.infer<typeof trashOrder>['intent']

/** Each on its own: how many it was done to, and the sentence about the first that refused. */
export interface TrashAnswer {
  intent: TrashIntent
  done: number
  refused: number
  sentence?: string
}
