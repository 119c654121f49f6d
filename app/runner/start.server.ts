import type { Database } from '#app/domain/who.ts'
import { dataFolderOf } from '#app/domain/intake/data-folder.ts'
import { purgeTrash } from '#app/domain/documents/purge-trash.server.ts'
import { finishHandovers } from '#app/domain/export/finish-handovers.server.ts'
import { takeUpLeftJobs } from '#app/jobs/queue.server.ts'
import { clearIncoming } from '#app/platform/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { createPool, type Pool } from '#app/pool/pool.ts'
import { extractDocument } from './handlers/extract.server.ts'
import { refineDocument } from './handlers/refine.server.ts'
import { startLoop } from './loop.server.ts'

export interface Runner {
  /** Takes nothing new, breaks off what runs and gives it back unharmed. */
  stop(): Promise<void>
  /** Whether extraction works: jobs are taken, and a process can be started. */
  isReady(): Promise<boolean>
}

export interface RunnerOptions {
  workers: number
  maxPages: number
  maxBytes: number
  /** Whether the local model is asked about what the engine leaves open. */
  model?: boolean
  /** Another pool, and another patience with documents that do not get on (milliseconds), for tests. */
  pool?: Pool
  patience?: number
}

const PURGE_EVERY = 6 * 60 * 60 * 1000 // milliseconds

/** Called once, by the only server of the data folder: takes up what was left running, then works until stopped. */
export function startRunner(db: Database, { workers, maxPages, maxBytes, model = false, pool: given, patience }: RunnerOptions): Runner {
  const left = takeUpLeftJobs(db)
  if (left > 0) log().info({ left }, 'jobs of a server that died are taken up again')
  const pool =
    given ??
    createPool({ workers, maxBytes, onTrouble: (path, trouble) => log().warn({ file: path, trouble }, 'extraction process had trouble') })
  const tidying = tidy(db)
  const purging = setInterval(() => void tidy(db), PURGE_EVERY).unref()
  const loop = startLoop(db, workers, (job, signal, beat) => extractDocument({ db, pool, maxPages, model }, job, signal, beat), {
    ...(patience === undefined ? {} : { patience }),
  })
  // One at a time, and beside the extraction: waiting for a model holds nobody up.
  const refining = model ? startLoop(db, 1, (job, signal) => refineDocument(db, job, signal), { name: 'refine' }) : undefined
  return {
    async stop() {
      clearInterval(purging)
      await Promise.all([loop.stop(), refining?.stop()])
      await tidying
      await pool.close()
    },
    isReady: async () => loop.isRunning() && (await pool.answers()),
  }

  async function tidy(database: Database): Promise<void> {
    try {
      await purgeTrash({ db: database, now: new Date(), via: 'engine', member: null })
    } catch (error) {
      log().error({ err: error }, 'the trash could not be emptied')
    }
  }
}

/** Before requests are served: parts of uploads that died with the last server go, hand-overs it did not finish are finished. */
export async function clearLeftovers(db: Database): Promise<void> {
  await clearIncoming(dataFolderOf(db))
  await finishHandovers(db)
}
