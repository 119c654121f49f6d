import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { getEnv, rootFolder, type Env } from '#app/platform/env.server.ts'
import { makeFolder } from '#app/platform/make-folder.ts'
import { loadSecret, signText } from '#app/platform/secret.server.ts'
import { openDatabase, type Database } from '#db/client.server.ts'
import { lockFolder } from '#db/lock.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { explainTrouble } from './folder-trouble.ts'

/** What a running server holds. One per process, also when the development server loads this module again. */
export interface House {
  env: Env
  db: Database
  /** Signs a text with the installation's own key; different purposes never share a value. */
  sign(purpose: string, text: string): string
  /** What reads documents, once it has been started; set by whoever starts it. */
  extraction?: { isReady(): Promise<boolean> }
  close(): void
}

const place = Symbol.for('gleaner.house')
const registry = globalThis as unknown as { [place]?: House }

/** Takes the data folder (0700), locks it, opens and migrates the database. Throws FolderTaken where another server has it, else one sentence. */
export function openHouse(env: Env = getEnv()): House {
  return (registry[place] ??= explainTrouble(env.dataDir, () => openFolder(env)))
}

function openFolder(env: Env): House {
  makeFolder(env.dataDir, 0o700)
  chmodSync(env.dataDir, 0o700)
  const unlock = lockFolder(env.dataDir)
  if (!unlock) throw new FolderTaken(env.dataDir)
  const secret = loadSecret(env.dataDir)
  const db = openDatabase(join(env.dataDir, 'gleaner.sqlite'))
  migrateDatabase(db, join(rootFolder(), 'db', 'migrations'))
  return {
    env,
    db,
    sign: (purpose, text) => signText(secret, purpose, text),
    close() {
      delete registry[place]
      db.$client.close()
      unlock()
    },
  }
}

/** The open house; the server opens it before it listens. */
export function getHouse(): House {
  if (!registry[place]) throw new Error('The house is not open')
  return registry[place]
}

export class FolderTaken extends Error {
  constructor(folder: string) {
    super(`Another Gleaner server is using the data folder ${folder}. End it, or name another folder in GLEANER_DATA_DIR.`)
  }
}
