import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import workerpool from 'workerpool'
import type { Reading, UnreadableCode } from '#app/contract/reading.ts'
import type { Progress } from '#app/engine/extract.ts'
import { Unreadable } from '#app/engine/unreadable.ts'
import type { Answer, Job, JobOptions, Report } from './job.ts'
import { HEAP_MIB, WALL_CLOCK, WALL_CLOCK_PER_RECOGNISED_PAGE } from './limits.ts'
import { watchProcess } from './watch-process.ts'

export { Unreadable }

export interface PoolOptions {
  /** Processes at most; they are started when needed and kept warm. */
  workers: number
  /** Milliseconds for one document (without recognition). */
  wallClock?: number
  /** Larger files are `too_large`. */
  maxBytes?: number
  /** Told what a process died of, or what pdf.js tripped over, for the log. */
  onTrouble?: (path: string, trouble: string) => void
  /** The built worker; found by itself where left out. */
  script?: string
}

export interface ExtractCall {
  /** Ends the work: the process is killed and replaced. */
  signal?: AbortSignal
  onStep?: (progress: Progress) => void
  /** Where the words of its pages are to be kept, if anywhere; there before the reading is given back. */
  wordsPath?: string
}

export interface Pool {
  /** Throws Unreadable with a code of contract/reading, or the reason of the signal. */
  extract(path: string, options?: JobOptions, call?: ExtractCall): Promise<Reading>
  /** Kills what runs (extraction changes nothing, so nothing is lost) and ends all processes. */
  close(): Promise<void>
}

/** A few warm processes, each reading one document at a time; one that hangs, swells or crashes is replaced and costs only its own document. */
export function createPool({ workers, wallClock = WALL_CLOCK, maxBytes, onTrouble, script = findWorker() }: PoolOptions): Pool {
  const processes = workerpool.pool(script, {
    workerType: 'process',
    maxWorkers: workers,
    workerTerminateTimeout: 200,
    forkOpts: { execArgv: [`--max-old-space-size=${HEAP_MIB}`, '--enable-source-maps'] },
  })
  // workerpool's own queue stalls after a crash (its worker never reports its end); this one hands out work only to a free process.
  const limit = pLimit(workers)
  const running = new Set<() => void>()

  /** A process that died over the files inside of a PDF has read its pages: they are read once more, without what killed it. */
  async function run(path: string, options: JobOptions, call: ExtractCall): Promise<Reading> {
    let isOverAttachments = false
    try {
      return await runOnce(path, options, call, () => (isOverAttachments = true))
    } catch (error) {
      if (!isOverAttachments || !(error instanceof Unreadable)) throw error
      return runOnce(path, { ...options, attachments: false }, call, () => undefined)
    }
  }

  async function runOnce(
    path: string,
    options: JobOptions,
    { signal, onStep, wordsPath }: ExtractCall,
    onAttachments: () => void,
  ): Promise<Reading> {
    signal?.throwIfAborted()
    const watch = watchProcess(wallClock, (kill) => running.add(kill))
    const abort = () => watch.kill('aborted')
    signal?.addEventListener('abort', abort, { once: true })
    const on = (report: Report) => {
      if ('pid' in report) watch.started(report.pid)
      else if ('attachments' in report) onAttachments()
      else {
        if (report.progress.step === 'recognise') watch.extend(WALL_CLOCK_PER_RECOGNISED_PAGE)
        onStep?.(report.progress)
      }
    }
    try {
      const job: Job = { path, options, ...(maxBytes === undefined ? {} : { maxBytes }), ...(wordsPath === undefined ? {} : { wordsPath }) }
      const answer: Answer = await processes.exec('extract', [job], { on })
      if ('reading' in answer) return answer.reading
      if (answer.cause) onTrouble?.(path, answer.cause)
      throw new Unreadable(answer.unreadable)
    } catch (error) {
      if (error instanceof Unreadable) throw error
      signal?.throwIfAborted()
      onTrouble?.(path, error instanceof Error ? error.message : String(error))
      throw new Unreadable(watch.reason() ?? causeOfDeath(error), { cause: error })
    } finally {
      signal?.removeEventListener('abort', abort)
      watch.stop()
      running.delete(watch.end)
    }
  }

  return {
    extract: (path, options = {}, call = {}) => limit(() => run(path, options, call)),
    async close() {
      limit.clearQueue()
      for (const end of running) end()
      await processes.terminate(true)
    },
  }
}

/** Killed from inside (the watch on memory) or by the kernel, or V8 gave up: too much memory. Anything else is a crash over a bad file. */
function causeOfDeath(error: unknown): UnreadableCode {
  const message = error instanceof Error ? error.message : String(error)
  return /signalCode: `(SIGKILL|SIGABRT)`|exitCode: `134`/.test(message) ? 'out_of_memory' : 'damaged'
}

/** The built worker: beside the bundle that this code runs in, or in build/node of the project. */
function findWorker(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const found = [folder, join(folder, 'build/node')].find((place) => existsSync(join(place, 'watchdog.js')))
    if (found) return join(found, 'worker.js')
    const above = dirname(folder)
    if (above === folder) throw new Error('build/node/worker.js is missing: run `npm run build`')
    folder = above
  }
}
