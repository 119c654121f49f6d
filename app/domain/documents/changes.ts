import { EventEmitter } from 'node:events'
import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Database } from '#db/client.server.ts'

/** Told to everyone who watches lists or a document: enough to decide whether to load again. */
export interface DocumentChange {
  id: string
  kind: KindName
  /** `deleted` where it is no longer in the lists. */
  status: Status | 'deleted'
  version: number
  /** While processing: what the engine is at, e.g. `read 3/12`. */
  progress?: string
}

const emitters = new WeakMap<Database, EventEmitter>()

function emitterOf(db: Database): EventEmitter {
  let emitter = emitters.get(db)
  if (!emitter) {
    emitter = new EventEmitter()
    // One listener an open tab; the default of 10 would only print a warning.
    emitter.setMaxListeners(0)
    emitters.set(db, emitter)
  }
  return emitter
}

/** Call after the transaction is through. All who work on this database live in one process, so an emitter is enough. */
export function announceChange(db: Database, { id, kind, status, version, progress }: DocumentChange): void {
  emitterOf(db).emit('change', { id, kind, status, version, ...(progress ? { progress } : {}) })
}

/** Returns the function that ends it. */
export function watchChanges(db: Database, listener: (change: DocumentChange) => void): () => void {
  const emitter = emitterOf(db)
  emitter.on('change', listener)
  return () => emitter.off('change', listener)
}
