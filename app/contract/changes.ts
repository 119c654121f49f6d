import { z } from 'zod'
import { statuses } from './documents.ts'
import { kindNames } from './kinds/index.ts'

/** What everyone who watches lists or a document is told (GET /api/v1/events): enough to decide whether to load again. */
export const documentChange = z.object({
  id: z.string(),
  kind: z.enum(kindNames),
  /** `deleted` where it is no longer in the lists. */
  status: z.enum([...statuses, 'deleted']),
  version: z.number().int(),
  /** While processing: what is being done, and with which page of how many (`read 3/12`). */
  progress: z.string().optional(),
})
export type DocumentChange = z.infer<typeof documentChange>
