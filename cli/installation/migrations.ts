import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { rootFolder } from '#app/platform/env.server.ts'

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** The newest step of the database that this Gleaner knows, as the database remembers it. */
export function newestMigration(): number {
  const text = readFileSync(join(rootFolder(), 'db/migrations/meta/_journal.json'), 'utf8')
  return Math.max(...journal.parse(JSON.parse(text)).entries.map(({ when }) => when))
}
