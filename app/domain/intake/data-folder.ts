import { dirname } from 'node:path'
import type { Database } from '#db/client.server.ts'

/** Everything that is kept lies in one folder: the stored files stand beside the database that names them. */
export function dataFolderOf(db: Database): string {
  return dirname(db.$client.name)
}
