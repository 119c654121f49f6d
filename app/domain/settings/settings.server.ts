import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { settingsSchema, type settingsChange, type SettingsView } from '#app/contract/settings.ts'
import { requireScope, type Who } from '#app/domain/who.ts'
import type { Database } from '#db/client.server.ts'
import { settings } from '#db/schema/settings.ts'

/** What was set, with the standard for everything else. A kept value that no longer fits counts as not set. */
export function findSettings(db: Database): SettingsView {
  const kept = Object.fromEntries(
    db
      .select()
      .from(settings)
      .all()
      .map(({ name, value }) => [name, value]),
  )
  const { shape } = settingsSchema
  const fitting = Object.entries(kept).filter(
    ([name, value]) => name in shape && shape[name as keyof typeof shape].safeParse(value).success,
  )
  return settingsSchema.parse(Object.fromEntries(fitting))
}

export function readSettings(who: Who): SettingsView {
  requireScope(who, 'settings', 'read')
  return findSettings(who.db)
}

export function changeSettings(who: Who, change: z.infer<typeof settingsChange>): SettingsView {
  requireScope(who, 'settings', 'write')
  return who.db.transaction((tx) => {
    for (const [name, value] of Object.entries(change)) {
      // Null is the standard of what may be null: it is no longer set.
      if (value === null) {
        tx.delete(settings).where(eq(settings.name, name)).run()
        continue
      }
      const row = { name, value, changed_at: who.now }
      tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row }).run()
    }
    return findSettings(who.db)
  })
}
