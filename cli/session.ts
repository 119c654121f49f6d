import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { lock } from 'proper-lockfile'
import { z } from 'zod'
import type { Exclusive } from '#app/client/keeper.ts'
import type { SessionStore } from '#app/client/session-data.ts'
import { sessionData } from '#app/contract/auth.ts'
import { makeFolder } from '#app/platform/make-folder.ts'
import { serverFailure } from './failure.ts'
import { isForbidden, WHOSE } from './look-at.ts'

/** Who is signed in at which server; lies in `$XDG_CONFIG_HOME/gleaner/session.json`, readable by its owner only. */
const keptSession = sessionData.extend({ url: z.url(), email: z.string() })
type KeptSession = z.infer<typeof keptSession>
export type SignedIn = Pick<KeptSession, 'url' | 'email'>

export const DEFAULT_URL = 'http://localhost:3000'
/** A lock this old, in milliseconds, is of a process that died; waiting goes on for longer than that. */
const STALE = 10_000
const WAITS = { retries: 40, minTimeout: 50, maxTimeout: 500 }

export function sessionFile(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'gleaner', 'session.json')
}

/** The kept session, or undefined where there is none; a file that is not a session counts as none. */
export function readKept(file = sessionFile()): KeptSession | undefined {
  if (isForbidden(file)) throw serverFailure(`The session in "${file}" may not be read. ${WHOSE}`)
  if (!existsSync(file)) return undefined
  try {
    return keptSession.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

/** Where the clients keep the session of one person at one server. That of another server counts as none: its tokens must not go elsewhere. */
export function sessionStore({ url, email }: SignedIn, file = sessionFile()): SessionStore {
  return {
    read() {
      const kept = readKept(file)
      return kept?.url === url ? JSON.stringify(sessionData.parse(kept)) : null
    },
    write: (text) => write({ url, email, ...sessionData.parse(JSON.parse(text)) }, file),
    clear: () => rmSync(file, { force: true }),
  }
}

/** Written beside and renamed, so that a reader never sees half a session. */
function write(session: KeptSession, file: string): void {
  makeFolder(dirname(file), 0o700)
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600 })
  chmodSync(part, 0o600)
  renameSync(part, file)
}

/** Runs `work` while no other process renews the session: two renewals at once would revoke the family of tokens. */
export const acrossProcesses: Exclusive = async (work) => {
  const release = await lockSession(sessionFile())
  try {
    return await work()
  } finally {
    await release()
  }
}

async function lockSession(file: string): Promise<() => Promise<void>> {
  makeFolder(dirname(file), 0o700)
  try {
    return await lock(dirname(file), { lockfilePath: `${file}.lock`, retries: WAITS, stale: STALE })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
    throw serverFailure('Another gleaner command has been renewing the session for long. Please try again.', error)
  }
}
