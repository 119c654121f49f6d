import { announceChange, watchChanges } from '#app/domain/documents/changes.ts'
import type { Actor } from '#app/domain/documents/record-event.server.ts'
import { inTransaction } from '#app/domain/in-transaction.ts'
import { currentModel } from '#app/domain/model/current.server.ts'
import { findUntouched, storeRefinement, type Untouched } from '#app/domain/model/refinement.server.ts'
import type { Database } from '#app/domain/who.ts'
import type { Model } from '#app/engine/refine/model.ts'
import { isWorthAsking, refineReading, type Refined } from '#app/engine/refine/refine.ts'
import { finishJob, type Job } from '#app/jobs/queue.server.ts'
import { dataFolderOf } from '#app/domain/intake/data-folder.ts'
import { pdfPath } from '#app/platform/files.server.ts'
import { drawPicture } from '#app/pool/draw-picture.ts'
import { log } from '#app/platform/log.server.ts'
import { ModelTrouble } from '#app/platform/ollama.server.ts'

/**
 * Asks the local model about what the engine left open, long after the document can be reviewed. Waiting, not computing: it happens in the
 * server's own process. Whatever goes wrong with the model, the document stays as the engine read it and the job ends.
 */
export async function refineDocument(db: Database, job: Job, signal: AbortSignal): Promise<void> {
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
    if (refined.trouble instanceof ModelTrouble) tellTrouble(row.id, model.name, refined.trouble)
    else if (refined.trouble !== undefined) throw refined.trouble
    return refined
  } catch (error) {
    signal.throwIfAborted()
    if (touched.signal.aborted) return undefined
    if (!(error instanceof ModelTrouble)) throw error
    tellTrouble(row.id, model.name, error)
    return undefined
  } finally {
    unwatch()
  }
}

function tellTrouble(document: string, model: string, { code, message }: ModelTrouble): void {
  log().warn({ document, model, trouble: code, said: message }, 'the model did not help')
}
