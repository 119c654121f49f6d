import { getEnv } from '#app/platform/env.server.ts'
import { createModelServer, type ModelServer } from '#app/platform/ollama.server.ts'
import type { Database } from '#db/client.server.ts'
import type { PullView } from '#app/contract/model.ts'

/** What this process knows of the model server: one client with its queue and breaker, what it last saw, and the download in progress. */
export interface ModelDesk {
  server: ModelServer
  /** What was seen, and when (milliseconds since 1970). */
  seen?: { at: number; what: Awaited<ReturnType<ModelServer['look']>> }
  pull?: { view: PullView; abort: AbortController }
}

const desks = new WeakMap<Database, ModelDesk>()

/** One a database, as there is one server a database. */
export function modelDeskOf(db: Database): ModelDesk {
  const desk = desks.get(db) ?? { server: createModelServer(getEnv().ollamaHost) }
  desks.set(db, desk)
  return desk
}

/** Another server than the environment's, for tests. */
export function useModelServer(db: Database, server: ModelServer): void {
  desks.set(db, { server })
}
