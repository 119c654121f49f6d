import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { AnalyticsView } from '#app/contract/analytics.ts'
import type { Database } from '#db/client.server.ts'
import { settings } from '#db/schema/settings.ts'

/** What keying by hand is reckoned with, unless Settings say otherwise. */
export const STANDARD_BASELINE = { field_seconds: 3.8, character_seconds: 0.24 }

const kept = z.object({ field_seconds: z.number().min(0).max(3600), character_seconds: z.number().min(0).max(60) })

export function findBaseline(db: Database): AnalyticsView['baseline'] {
  const found = db.select().from(settings).where(eq(settings.name, 'baseline')).get()
  const parsed = kept.safeParse(found?.value)
  return parsed.success ? parsed.data : STANDARD_BASELINE
}
