import type { UnreadableCode } from '#app/contract/reading.ts'
import { announceChange } from '#app/domain/documents/changes.ts'
import type { Actor } from '#app/domain/documents/record-event.server.ts'
import { documentRow, type DocumentRow } from '#app/domain/documents/require-document.server.ts'
import { findWork } from '#app/domain/intake/find-work.server.ts'
import { storeFailure } from '#app/domain/intake/store-failure.server.ts'
import { storeReading, type Extracted } from '#app/domain/intake/store-reading.server.ts'
import { readPageText } from '#app/domain/intake/words.server.ts'
import { refreshAround } from '#app/domain/review/refresh-neighbours.server.ts'
import { isTakenBack, recallKnown } from '#app/domain/learning/recall-known.server.ts'
import { inTransaction } from '#app/domain/in-transaction.ts'
import { jobKinds } from '#app/jobs/kinds.ts'
import { enqueueJob, finishJob, giveBackJob, renewLease, type Job } from '#app/jobs/queue.server.ts'
import type { Progress } from '#app/engine/extract.ts'
import { findWanted } from '#app/engine/refine/wanted.ts'
import { log } from '#app/platform/log.server.ts'
import { extractTwice } from '#app/pool/extract-twice.ts'
import { WALL_CLOCK_PER_RECOGNISED_PAGE } from '#app/pool/limits.ts'
import { Unreadable, type Pool } from '#app/pool/pool.ts'
import type { Database } from '#app/domain/who.ts'

export interface Tools {
  db: Database
  pool: Pool
  maxPages: number
  /** Whether the local model is asked about what stays open. */
  model: boolean
}

/** Reads one document's file in a process of its own and stores what came of it, together with the end of the job; `beat` is called at each step. */
export async function extractDocument(tools: Tools, job: Job, signal: AbortSignal, beat: (allow?: number) => void): Promise<void> {
  const { db } = tools
  const work = findWork(db, job.subject)
  if (!work) {
    finishJob(db, job)
    return
  }
  // The server died with this file too often, or we failed with it too often: the file is taken for the cause.
  if (job.crashes >= jobKinds.extract.maxCrashes || job.attempts > jobKinds.extract.maxAttempts)
    return end(tools, job, { code: 'damaged', message: 'The server ended several times while reading this file.' })
  try {
    const options = { kind: work.kind, maxPages: tools.maxPages, today: new Date().toISOString().slice(0, 10) }
    const onStep = (progress: Progress) => {
      beat(progress.step === 'recognise' ? WALL_CLOCK_PER_RECOGNISED_PAGE : 0)
      tell(tools, job, work.row, progress)
    }
    const calls = { signal, wordsPath: work.wordsPath, onStep, onBegin: () => beat() }
    let pageText = ''
    let known: ReturnType<typeof recallKnown>
    const reading = await extractTwice(tools.pool, work.path, options, calls, async () => {
      pageText = await readPageText(work.wordsPath)
      known = recallKnown(db, pageText)
      return known
    })
    // A lesson that was undone meanwhile has no say: the paper is read once more, without it.
    if (known && isTakenBack(db, known.memories)) return giveBackJob(db, job, new Date())
    end(tools, job, { reading, pageText })
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof Unreadable)) throw error
    end(tools, job, { code: error.code, message: error.message })
  }
}

type Outcome = Extracted | { code: UnreadableCode; message: string }

/** Result and end of the job in one transaction: neither is ever there without the other. A job that is no longer ours stores nothing. */
function end({ db, model }: Tools, job: Job, outcome: Outcome): void {
  const actor: Actor = { db, now: new Date(), via: 'engine', member: null }
  const store = () => {
    if (!finishJob(db, job)) return undefined
    if (!('reading' in outcome)) return storeFailure(actor, job.subject, outcome.code, outcome.message)
    const stored = storeReading(actor, job.subject, outcome)
    if (stored && model && findWanted(outcome.reading).length > 0) enqueueJob(db, 'refine', job.subject, actor.now)
    return stored
  }
  refreshAround(db, documentRow(db, job.subject), () => inTransaction(db, store))
}

/** `read 3/12`: shown in lists while it works. */
function tell({ db }: Tools, job: Job, row: DocumentRow, { step, page, pages }: Progress): void {
  // A page a line would be too much to write down for a short document: only longer ones are told page by page.
  if (pages !== undefined && pages < 5 && step === 'read') return
  const progress = page === undefined ? step : `${step} ${page}/${pages ?? '?'}`
  announceChange(db, { ...row, progress })
  if (step !== 'recognise' && page !== undefined && page % 10 !== 0) return
  try {
    renewLease(db, job, new Date(), progress)
  } catch (error) {
    // Called by the pool: what is thrown here would end the server, and only a note is lost (a full disk).
    log().warn({ err: error, subject: job.subject }, 'progress could not be written down')
  }
}
