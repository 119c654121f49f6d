import { z } from 'zod'

/** The heart-beat of a review desk: how long it was worked at since the last one (input within the last minute), and whether the document is taken over from somebody else. */
export const presenceBody = z.strictObject({
  active_ms: z.number().int().min(0).max(120_000).default(0),
  take_over: z.boolean().default(false),
})

/** Who has a document open. */
export interface Presence {
  /** Null where nobody has, or the holder's heart-beat ran out. */
  holder: { id: string; name: string } | null
  mine: boolean
  /** Instant, ISO 8601 in UTC, at which the lock runs out. */
  until: string | null
}

/** Seconds between two heart-beats of a desk. */
export const HEARTBEAT_SECONDS = 20
