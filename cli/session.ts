import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { lock } from 'proper-lockfile'
import { z } from 'zod'

/** Who is signed in at which server; lies in `$XDG_CONFIG_HOME/gleaner/session.json`, readable by its owner only. */
const sessionSchema = z.object({
  url: z.url(),
  email: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  /** Instant, ISO 8601: when the access token should be renewed. */
  expires_at: z.string(),
})
export type Session = z.infer<typeof sessionSchema>

export const DEFAULT_URL = 'http://localhost:3000'

export function sessionFile(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'gleaner', 'session.json')
}

/** The kept session, or undefined where there is none; a file that is not a session counts as none. */
export function readSession(file = sessionFile()): Session | undefined {
  if (!existsSync(file)) return undefined
  try {
    return sessionSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

/** Written beside and renamed, so that a reader never sees half a session. */
export function writeSession(session: Session, file = sessionFile()): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600 })
  chmodSync(part, 0o600)
  renameSync(part, file)
}

export function forgetSession(file = sessionFile()): void {
  rmSync(file, { force: true })
}

/** Runs `work` while no other process renews the session: two renewals at once would revoke the family of tokens. */
export async function withSessionLock<T>(work: () => Promise<T>, file = sessionFile()): Promise<T> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const release = await lock(dirname(file), {
    lockfilePath: `${file}.lock`,
    retries: { retries: 20, minTimeout: 50, maxTimeout: 500 },
    stale: 15_000,
  })
  try {
    return await work()
  } finally {
    await release()
  }
}
