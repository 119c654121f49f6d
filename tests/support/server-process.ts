import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The built server as a process of its own, to be killed and started again on the same data folder. */
export interface ServerProcess {
  readonly url: string
  /** What the data folder lies in, and nothing else. */
  readonly folder: string
  readonly data: string
  /** Of the process that runs; undefined before `start`. */
  pid(): number | undefined
  /** Starts and waits until it answers. */
  start(): Promise<void>
  isAlive(): Promise<boolean>
  /** SIGKILL: nothing is tidied up. */
  kill(): Promise<void>
  /** SIGTERM, then the end of the process and its folder. */
  close(): Promise<void>
}

export const hasBuild = existsSync(resolve('build/server/index.js'))

const START_WITHIN = 60_000 // milliseconds, on a machine that is busy

/** `settings` are variables of the environment beside those that make it a server of its own. */
export function serverProcess(port: number, settings: Record<string, string> = {}): ServerProcess {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-server-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    child = undefined
    if (!ending || hasEnded(ending)) return
    const ended = new Promise((done) => ending.once('exit', done))
    ending.kill(signal)
    await ended
  }

  return {
    url,
    folder,
    data,
    pid: () => child?.pid,
    async start() {
      const own = { PORT: String(port), GLEANER_DATA_DIR: data, GLEANER_WORKERS: '2', LOG_LEVEL: 'error', NODE_ENV: 'production' as const }
      const env: NodeJS.ProcessEnv = { ...process.env, ...own, ...settings }
      const started: ChildProcess = spawn(process.execPath, [resolve('server.mjs')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      child = started
      const begun = performance.now()
      while (!(await answers(url))) {
        if (hasEnded(started) || performance.now() - begun > START_WITHIN) throw new Error(`The server did not start (${started.exitCode})`)
        await new Promise((done) => setTimeout(done, 50))
      }
    },
    isAlive: async () => child !== undefined && !hasEnded(child) && (await answers(url)),
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
