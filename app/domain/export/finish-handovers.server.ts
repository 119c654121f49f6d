import { eq } from 'drizzle-orm'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#db/client.server.ts'
import { handovers } from '#db/schema/handovers.ts'
import { dataFolderOf } from '../intake/data-folder.ts'

/** At the start: a file whose hand-over was recorded when the server died gets its name; one that was not recorded goes. */
export async function finishHandovers(db: Database): Promise<void> {
  const folder = join(dataFolderOf(db), 'handovers')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const part of names) {
    const name = part.match(/^\.(.+)\.part$/)?.[1]
    if (name === undefined) continue
    const recorded = db.select().from(handovers).where(eq(handovers.file_name, name)).get()
    if (recorded) await rename(join(folder, part), join(folder, name))
    else await rm(join(folder, part))
  }
}
