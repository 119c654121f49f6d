import { announceChange, watchChanges } from '#app/domain/documents/changes.ts'
import type { Actor } from '#app/domain/documents/record-event.server.ts'
import { inTransaction } from '#app/domain/in-transaction.ts'
import { currentModel } from '#app/domain/model/current.server.ts'
import { findUntouched, storeRefinement, type Untouched } from '#app/domain/model/refinement.server.ts'
import type { Database } from '#app/domain/who.ts'
import type { Model } from '#app/engine/refine/model.ts'
import { isWorthAsking, refineReading, type Refined } from '#app/engine/refine/refine.ts'
import { jobKinds } from '#app/jobs/kinds.ts'
import { finishJob, giveBackJob, type Job } from '#app/jobs/queue.server.ts'
import { dataFolderOf } from '#app/domain/intake/data-folder.ts'
import { pdfPath } from '#app/platform/files.server.ts'
import { drawPicture } from '#app/pool/draw-picture.ts'
import { log } from '#app/platform/log.server.ts'
import { ModelTrouble, type TroubleCode } from '#app/platform/ollama.server.ts'

const { maxAttempts, maxCrashes } = jobKinds.refine
/** Before the second and the third try, in milliseconds; also the longest that the circuit breaker pauses is over by then. */
const PAUSES = [60_000, 5 * 60_000]
/** What another hour may cure: the model server is away, overloaded or restarted. The rest would be answered the same way again. */
const PASSING: ReadonlySet<TroubleCode> = new Set(['unreachable', 'silent', 'broke_off', 'busy', 'paused'])

/**
 * Asks the local model about what the engine left open, long after the document can be reviewed. Waiting, not computing: it happens in the
 * server's own process. Whatever goes wrong with the model, the document stays as the engine read it; what may pass is tried again, a few times.
 */
export async function refineDocument(db: Database, job: Job, signal: AbortSignal): Promise<void> {
  if (job.attempts > maxAttempts || job.crashes >= maxCrashes) return giveUp(db, job)
  try {
    await askModel(db, job, signal)
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelTrouble)) throw error
    tellTrouble(job.subject, error)
    const pause = PASSING.has(error.code) ? PAUSES[job.attempts - 1] : undefined
    if (pause === undefined) giveUp(db, job)
    else giveBackJob(db, job, new Date(Date.now() + pause))
  }
}

async function askModel(db: Database, job: Job, signal: AbortSignal): Promise<void> {
  const untouched = findUntouched(db, job.subject, new Date())
  const model = untouched && isWorthAsking(untouched.reading, untouched.words) ? await currentModel(db) : undefined
  const refined = untouched && model ? await refineWhileUntouched(db, untouched, model, signal) : undefined
  signal.throwIfAborted()
  const actor: Actor = { db, now: new Date(), via: 'engine', member: null }
  const changed = inTransaction(db, () => {
    if (!finishJob(db, job) || !refined) return undefined
    return storeRefinement(actor, untouched!, refined, model!.name)
  })
  if (changed) announceChange(db, changed)
}

async function refineWhileUntouched(
  db: Database,
  { row, reading, words }: Untouched,
  model: Model,
  signal: AbortSignal,
): Promise<Refined | undefined> {
  const touched = new AbortController()
  // Somebody edits, approves or reads it again: the answer would come to nothing, so the model is spared the rest.
  const unwatch = watchChanges(db, (change) => {
    if (change.id === row.id && change.version !== row.version) touched.abort(new Error('the document was touched'))
  })
  try {
    const draw = (page: number, stop: AbortSignal) => drawPicture(pdfPath(dataFolderOf(db), row.sha256!), page, stop)
    const refined = await refineReading(reading, words, model, AbortSignal.any([signal, touched.signal]), draw)
    // What was answered before the trouble is kept; where there is nothing, the trouble decides.
    if (refined.trouble === undefined) return refined
    if (!(refined.trouble instanceof ModelTrouble) || refined.filled.length + refined.confirmed.length === 0) throw refined.trouble
    tellTrouble(row.id, refined.trouble)
    return refined
  } catch (error) {
    signal.throwIfAborted()
    if (touched.signal.aborted) return undefined
    throw error
  } finally {
    unwatch()
  }
}

function tellTrouble(document: string, { code, message }: ModelTrouble): void {
  log().warn({ document, trouble: code, said: message }, 'the model did not help')
}

function giveUp(db: Database, job: Job): void {
  log().warn({ document: job.subject, tries: job.attempts }, 'the model is not asked about this document again')
  finishJob(db, job)
}
