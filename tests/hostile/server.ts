import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

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

const START_WITHIN = 60_000 // milliseconds
const person = { email: 'ada@example.org', password: 'correct horse battery', first_name: 'Ada', last_name: 'Byron' }

/** Starts `server.mjs` of the built project; `workers` extraction processes at most. */
export async function startOddServer(port: number, workers?: number): Promise<OddServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-odd-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const url = `http://127.0.0.1:${port}`
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    GLEANER_DATA_DIR: data,
    LOG_LEVEL: 'fatal',
    ...(workers === undefined ? {} : { GLEANER_WORKERS: String(workers) }),
  }
  const child = spawn(process.execPath, [resolve('server.mjs')], { cwd: resolve('.'), env, stdio: ['ignore', 'ignore', 'inherit'] })
  const isAlive = async () => child.exitCode === null && child.signalCode === null && (await answers(url))
  const began = performance.now()
  while (!(await isAlive())) {
    if (child.exitCode !== null || performance.now() - began > START_WITHIN) throw new Error(`The server did not start (${child.exitCode})`)
    await new Promise((done) => setTimeout(done, 100))
  }
  const token = await signIn(url)
  return {
    pid: child.pid!,
    url,
    fetch: (path, init = {}) => fetch(url + path, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } }),
    isAlive,
    hasWrittenOutside: () => readdirSync(folder).length > 1,
    async close() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}

const tokenSchema = z.object({ access_token: z.string() })

async function signIn(url: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await post('/api/v1/users', person)
  const { email, password } = person
  const answer = await post('/oauth/token', { grant_type: 'password', email, password, client_id: 'gleaner-cli' })
  return tokenSchema.parse(await answer.json()).access_token
}
