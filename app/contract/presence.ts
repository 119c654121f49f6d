import { z } from 'zod'

/** The heart-beat of a review desk: how long it was worked at since the last one (input within the last minute), and whether the document is taken over from somebody else. */
export const presenceBody = z.strictObject({
  active_ms: z.number().int().min(0).max(120_000).default(0),
  take_over: z.boolean().default(false),
})

/** Who has a document open: nobody where `holder` is null; `until` is the instant (ISO 8601, UTC) at which the lock runs out by itself. */
export const presenceAnswer = z.object({
  holder: z.object({ id: z.string(), name: z.string() }).nullable(),
  mine: z.boolean(),
  until: z.string().nullable(),
})
export type Presence = z.infer<typeof presenceAnswer>

/** Seconds between two heart-beats of a desk. */
export const HEARTBEAT_SECONDS = 20
