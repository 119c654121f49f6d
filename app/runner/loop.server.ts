import type { Database } from '#app/domain/who.ts'
import { watchChanges } from '#app/domain/documents/changes.ts'
import { bellOf, claimJob, giveBackJob, hasNewJob, nextDue, renewLease, type Job } from '#app/jobs/queue.server.ts'
import { jobKinds, type JobName } from '#app/jobs/kinds.ts'
import { log } from '#app/platform/log.server.ts'

/**
 * Does one job, and calls `beat` whenever it gets on, with the milliseconds that what comes now may take beyond the usual patience. It ends the job itself, in the transaction that stores the result; it throws only for faults
 * of the program.
 */
export type Handler = (job: Job, signal: AbortSignal, beat: (allow?: number) => void) => Promise<void>

export interface LoopOptions {
  name?: JobName
  /** Instead of that of jobs/kinds, for tests: milliseconds. */
  patience?: number
}

export interface Loop {
  stop(): Promise<void>
  isRunning(): boolean
}

const LONGEST_NAP = 30_000 // milliseconds; the bell rings for new jobs, this is for leases that ran out
const RETRY_AFTER_FAULT = 30_000 // milliseconds
const LOOK_EVERY = 500 // milliseconds, whether one that does not get on holds up others
const STOPPED = 'the server stops'
const GIVES_WAY = 'others go first'

interface Running {
  abort: AbortController
  done: Promise<void>
  /** When it last got on, in milliseconds of performance.now(); Infinity before it has begun in earnest: a process may have to be started first. */
  lastBeat: number
  /** Taken from the newer end of the queue. */
  isNewest: boolean
}

/**
 * Claims and does jobs of one name, `width` at a time, until stopped. New ones go first: one that does not get on gives way to them once, and those
 * that are done again never take up all the room. One place takes the newest first, so that a single document need not wait for a thousand before it.
 */
export function startLoop(
  db: Database,
  width: number,
  handle: Handler,
  { name = 'extract', patience = jobKinds[name].patience }: LoopOptions = {},
): Loop {
  const running = new Map<Job, Running>()
  let stopping = false
  let isNewestNext = false
  // Grows where giving way brings nobody on: on a machine that is busy with other things all are slow, and each would be ended for the next.
  let patienceNow = patience
  let nap: NodeJS.Timeout | undefined
  const bell = bellOf(db)
  bell.on('ring', fill)
  // A deleted document needs no reading: its process is killed at once.
  const unwatch = watchChanges(db, (change) => {
    if (change.status !== 'deleted') return
    for (const [job, { abort }] of running) if (job.subject === change.id) abort.abort(new Error('the document was deleted'))
  })
  const looking = setInterval(() => surviving('nobody could give way', giveWay), LOOK_EVERY).unref()
  fill()

  function fill(): void {
    clearTimeout(nap)
    let pause = RETRY_AFTER_FAULT
    surviving('no job could be taken', () => {
      while (!stopping && running.size < width) {
        const isNewest = width === 1 ? isNewestNext : ![...running.values()].some((one) => one.isNewest)
        const job =
          claimJob(db, new Date(), name, { only: 'new', first: isNewest ? 'newest' : 'oldest', held: held() }) ??
          (mayRepeat() ? claimJob(db, new Date(), name, { held: held() }) : undefined)
        if (!job) break
        isNewestNext = !isNewestNext
        begin(job, isNewest && job.attempts === 1)
      }
      // Those that wait for room are taken when there is some.
      pause = running.size < width && mayRepeat() ? napLength(db, name) : LONGEST_NAP
    })
    if (!stopping) nap = setTimeout(fill, pause).unref()
  }

  function held(): number[] {
    return [...running.keys()].map(({ id }) => id)
  }

  function mayRepeat(): boolean {
    const repeated = [...running.keys()].filter(({ attempts }) => attempts > 1).length
    return repeated < Math.max(1, width - 1)
  }

  function giveWay(): void {
    if (stopping || running.size < width || !hasNewJob(db, new Date(), name)) return
    const since = performance.now() - patienceNow
    const slow = [...running].filter(([{ attempts }, { abort, lastBeat }]) => attempts === 1 && lastBeat < since && !abort.signal.aborted)
    for (const [, { abort }] of slow) abort.abort(new Error(GIVES_WAY))
    if (slow.length > 0) patienceNow *= 2
  }

  function begin(job: Job, isNewest: boolean): void {
    const abort = new AbortController()
    const renew = () => surviving('a lease could not be renewed', () => void renewLease(db, job, new Date()))
    const renewing = setInterval(renew, jobKinds[name].lease / 3).unref()
    const mine: Running = { abort, done: Promise.resolve(), lastBeat: Infinity, isNewest }
    const began = performance.now()
    running.set(job, mine)
    mine.done = run(job, abort.signal, (allow = 0) => void (mine.lastBeat = performance.now() + allow)).finally(() => {
      clearInterval(renewing)
      running.delete(job)
      if (!abort.signal.aborted && performance.now() - began < patience) patienceNow = patience
      fill()
    })
  }

  async function run(job: Job, signal: AbortSignal, beat: (allow?: number) => void): Promise<void> {
    try {
      await handle(job, signal, beat)
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
      clearInterval(looking)
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
