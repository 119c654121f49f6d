import type { Database } from '#app/domain/who.ts'
import { watchChanges } from '#app/domain/documents/changes.ts'
import { bellOf, claimJob, giveBackJob, nextDue, renewLease, type Job } from '#app/jobs/queue.server.ts'
import { jobKinds, type JobName } from '#app/jobs/kinds.ts'
import { log } from '#app/platform/log.server.ts'

/** Does one job. It ends the job itself, in the transaction that stores the result; it throws only for faults of the program. */
export type Handler = (job: Job, signal: AbortSignal) => Promise<void>

export interface Loop {
  stop(): Promise<void>
  isRunning(): boolean
}

const LONGEST_NAP = 30_000 // milliseconds; the bell rings for new jobs, this is for leases that ran out
const RETRY_AFTER_FAULT = 30_000 // milliseconds
const STOPPED = 'the server stops'

/** Claims and does jobs of one name, `width` at a time, until stopped. */
export function startLoop(db: Database, width: number, handle: Handler, name: JobName = 'extract'): Loop {
  const running = new Map<Job, { abort: AbortController; done: Promise<void> }>()
  let stopping = false
  let nap: NodeJS.Timeout | undefined
  const bell = bellOf(db)
  bell.on('ring', fill)
  // A deleted document needs no reading: its process is killed at once.
  const unwatch = watchChanges(db, (change) => {
    if (change.status !== 'deleted') return
    for (const [job, { abort }] of running) if (job.subject === change.id) abort.abort(new Error('the document was deleted'))
  })
  fill()

  function fill(): void {
    clearTimeout(nap)
    let pause = RETRY_AFTER_FAULT
    surviving('no job could be taken', () => {
      while (!stopping && running.size < width) {
        const job = claimJob(db, new Date(), name)
        if (!job) break
        begin(job)
      }
      pause = napLength(db, name)
    })
    if (!stopping) nap = setTimeout(fill, pause).unref()
  }

  function begin(job: Job): void {
    const abort = new AbortController()
    const renew = () => surviving('a lease could not be renewed', () => void renewLease(db, job, new Date()))
    const renewing = setInterval(renew, jobKinds[name].lease / 3).unref()
    const done = run(job, abort.signal).finally(() => {
      clearInterval(renewing)
      running.delete(job)
      fill()
    })
    running.set(job, { abort, done })
  }

  async function run(job: Job, signal: AbortSignal): Promise<void> {
    try {
      await handle(job, signal)
    } catch (error) {
      // Stopped: the job waits for the next server. A fault of ours: later again. A cancelled job is no longer there to give back.
      if (!signal.aborted) log().error({ err: error, job: job.name, subject: job.subject }, 'job failed')
      const later = new Date(Date.now() + (signal.aborted ? 0 : RETRY_AFTER_FAULT))
      // One that cannot be given back is taken up again when its lease has run out.
      surviving('a job could not be given back', () => giveBackJob(db, job, later))
    }
  }

  return {
    async stop() {
      stopping = true
      clearTimeout(nap)
      bell.off('ring', fill)
      unwatch()
      for (const { abort } of running.values()) abort.abort(new Error(STOPPED))
      await Promise.all([...running.values()].map(({ done }) => done))
    },
    isRunning: () => !stopping,
  }
}

/** A disk that is full for a while must not end the server: it is written down, and tried again later. */
function surviving(what: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    log().error({ err: error }, what)
  }
}

function napLength(db: Database, name: JobName): number {
  const due = nextDue(db, name)
  return due === undefined ? LONGEST_NAP : Math.min(LONGEST_NAP, Math.max(50, due - Date.now()))
}
