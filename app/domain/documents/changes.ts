import { EventEmitter } from 'node:events'
import type { DocumentChange } from '#app/contract/changes.ts'
import { afterTransaction } from '../in-transaction.ts'
import type { Database } from '#db/client.server.ts'

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

/** Told once the transaction is through, and never where it is taken back. All who work on this database live in one process, so an emitter is enough. */
export function announceChange(db: Database, { id, kind, status, version, progress }: DocumentChange): void {
  const change = { id, kind, status, version, ...(progress ? { progress } : {}) }
  afterTransaction(db, () => emitterOf(db).emit('change', change))
}

/** Returns the function that ends it. */
export function watchChanges(db: Database, listener: (change: DocumentChange) => void): () => void {
  const emitter = emitterOf(db)
  emitter.on('change', listener)
  return () => emitter.off('change', listener)
}
