import { join } from 'node:path'
import { rootFolder } from '#app/platform/env.server.ts'
import { newestStepIn } from '#db/migrate.ts'

/** The newest step of the database that this Gleaner knows, as the database remembers it. */
export function newestMigration(): number {
  return newestStepIn(join(rootFolder(), 'db/migrations'))
}
