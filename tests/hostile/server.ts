import { readdirSync } from 'node:fs'
import { signIn } from '#tests/support/api-server.ts'
import { serverProcess } from '#tests/support/server-process.ts'

/** The built server on a data folder of its own, with somebody signed in. */
export interface OddServer {
  pid: number
  url: string
  /** A call of the API as the first member. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  isAlive(): Promise<boolean>
  /** Whether anything lies beside its data folder. */
  hasWrittenOutside(): boolean
  close(): Promise<void>
}

/** Starts `server.mjs` of the built project; `workers` extraction processes at most. */
export async function startOddServer(port: number, workers?: number): Promise<OddServer> {
  const limit = workers === undefined ? '' : String(workers) // an empty variable is none
  const server = serverProcess(port, { LOG_LEVEL: 'fatal', GLEANER_WORKERS: limit })
  await server.start()
  const client = await signIn(server.url)
  return {
    pid: server.pid()!,
    url: server.url,
    // A document whose kind was recognised lies under another address than it was sent to.
    fetch: (path, init) => client.fetch(path, { redirect: 'follow', ...init }),
    isAlive: server.isAlive,
    hasWrittenOutside: () => readdirSync(server.folder).length > 1,
    close: server.close,
  }
}
