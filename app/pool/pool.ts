import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import workerpool from 'workerpool'
import type { Reading, UnreadableCode } from '#app/contract/reading.ts'
import type { Progress } from '#app/engine/extract.ts'
import { Unreadable } from '#app/engine/unreadable.ts'
import { findBuilt } from '#app/platform/find-built.ts'
import type { Answer, Job, JobOptions, Report } from './job.ts'
import { HEAP_MIB, MEMORY_SIGNAL, WALL_CLOCK, WALL_CLOCK_OF_ATTACHMENTS, WALL_CLOCK_PER_RECOGNISED_PAGE, YOUNG_MIB } from './limits.ts'
import { makeTurns } from './turns.ts'
import { watchProcess } from './watch-process.ts'

export { Unreadable }

/** Milliseconds; a process begins within one on an idle machine. */
const TIME_TO_BEGIN = 10_000

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
  /** Told when a process has begun with it: only from then on its time counts. */
  onBegin?: () => void
  /** Where the words of its pages are to be kept, if anywhere; there before the reading is given back. */
  wordsPath?: string
  /** Where recognised pages are kept for a second reading, and taken from where they are there. */
  pagesPath?: string
}

export interface Pool {
  /** Throws Unreadable with a code of contract/reading, the reason of the signal, or an error of the machine (no space for the words). */
  extract(path: string, options?: JobOptions, call?: ExtractCall): Promise<Reading>
  /** Whether a process is at work, or answers that it would be: none may be to be had, or none begins. */
  answers(): Promise<boolean>
  /** Kills what runs (extraction changes nothing, so nothing is lost) and ends all processes. */
  close(): Promise<void>
}

/**
 * A few warm processes, each reading one document at a time; one that hangs, swells or crashes is replaced and costs only its own document.
 * One that died without its document being known as the cause (killed from outside, by the system for the sake of another, or full of what an earlier document
 * left behind) gets one more try, alone.
 */
export function createPool({ workers, wallClock = WALL_CLOCK, maxBytes, onTrouble, script = findBuilt('worker.js') }: PoolOptions): Pool {
  const processes = workerpool.pool(script, {
    workerType: 'process',
    maxWorkers: workers,
    workerTerminateTimeout: 200,
    // No source maps: those of pdf.js alone take 120 MiB of every process.
    // A process a core: threads that clear memory away or compile beside them only take each other's time. Without the first two processes read 37 documents a second instead of 25; without the second each needs 30 MB less.
    forkOpts: {
      execArgv: [
        `--max-old-space-size=${HEAP_MIB}`,
        `--max-semi-space-size=${YOUNG_MIB}`,
        '--single-threaded-gc',
        '--no-concurrent-recompilation',
      ],
    },
  })
  // workerpool's own queue stalls after a crash (its worker never reports its end); this one hands out work only to a free process.
  const limit = pLimit(workers)
  const turns = makeTurns()
  const running = new Set<() => void>()
  /** Processes that have read something: what they hold may be left of an earlier document. */
  const used = new Set<number>()
  let closed = false
  let asked: Promise<boolean> | undefined

  async function run(path: string, options: JobOptions, call: ExtractCall): Promise<Reading> {
    try {
      return await turns.beside(() => readPages(path, options, call))
    } catch (error) {
      if (closed || !(error instanceof Crash)) throw error
      return turns.alone(() => readPages(path, options, call))
    }
  }

  /** A process that died over the files inside of a PDF has read its pages: they are read once more, without what killed it. */
  async function readPages(path: string, options: JobOptions, call: ExtractCall): Promise<Reading> {
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
    { signal, onStep, onBegin, wordsPath, pagesPath }: ExtractCall,
    onAttachments: () => void,
  ): Promise<Reading> {
    signal?.throwIfAborted()
    const watch = watchProcess(wallClock, (kill) => running.add(kill))
    const abort = () => watch.kill('aborted')
    let pid: number | undefined
    signal?.addEventListener('abort', abort, { once: true })
    const on = (report: Report) => {
      if ('pid' in report) {
        pid = report.pid
        watch.started(pid)
        onBegin?.()
      } else if ('attachments' in report) {
        watch.hurry(WALL_CLOCK_OF_ATTACHMENTS)
        onAttachments()
      } else if ('trouble' in report) onTrouble?.(path, report.trouble)
      else {
        if (report.progress.step === 'understand') watch.relax()
        if (report.progress.step === 'recognise') watch.extend(WALL_CLOCK_PER_RECOGNISED_PAGE)
        onStep?.(report.progress)
      }
    }
    try {
      const job: Job = { path, options, ...given({ maxBytes, wordsPath, pagesPath }) }
      const answer: Answer = await processes.exec('extract', [job], { on })
      if (pid !== undefined) used.add(pid)
      if ('reading' in answer) return answer.reading
      if (answer.cause) onTrouble?.(path, answer.cause)
      if (isOfMachine(answer.cause)) throw new MachineFault(answer.cause)
      throw new Unreadable(answer.unreadable)
    } catch (error) {
      if (error instanceof Unreadable || error instanceof MachineFault) throw error
      signal?.throwIfAborted()
      onTrouble?.(path, error instanceof Error ? error.message : String(error))
      const isFirst = pid !== undefined && !used.delete(pid)
      const reason = watch.reason() ?? (isFirst ? ownFault(error) : undefined)
      throw reason ? new Unreadable(reason, { cause: error }) : new Crash(causeOfDeath(error), { cause: error })
    } finally {
      signal?.removeEventListener('abort', abort)
      watch.stop()
      running.delete(watch.end)
    }
  }

  return {
    extract: (path, options = {}, call = {}) => limit(() => run(path, options, call)),
    async answers() {
      if (closed) return false
      if (running.size > 0) return true
      // One at a time, and never broken off: on a machine so busy that it takes longer, the next who asks finds it further on.
      asked ??= limit(() => processes.exec('answers', []))
        .then(
          () => true,
          (error: unknown) => {
            onTrouble?.(script, messageOf(error))
            return false
          },
        )
        .finally(() => (asked = undefined))
      return Promise.race([asked, sleep(TIME_TO_BEGIN, false, { ref: false })])
    },
    async close() {
      closed = true
      limit.clearQueue()
      for (const end of running) end()
      await processes.terminate(true)
    },
  }
}

function given(wishes: { [name in 'maxBytes' | 'wordsPath' | 'pagesPath']: Job[name] | undefined }): Partial<Job> {
  return Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== undefined))
}

/** The machine had no room, no handle or no right for the words of the pages: that is not the document's fault, and may pass. */
class MachineFault extends Error {}

function isOfMachine(cause: string | undefined): boolean {
  return /^Error: E(NOSPC|DQUOT|IO|ROFS|ACCES|PERM|MFILE|NFILE|NOTDIR)\b/.test(cause ?? '')
}

/** The process died, and it is not known whether its document was the cause. */
class Crash extends Unreadable {}

/** Ended by its own watch on memory, or V8 gave up: reading the document needs too much, however often it is tried, where the process had read nothing before. */
function ownFault(error: unknown): UnreadableCode | undefined {
  return new RegExp(`signalCode: \`(${MEMORY_SIGNAL}|SIGABRT)\`|exitCode: \`134\``).test(messageOf(error)) ? 'out_of_memory' : undefined
}

/** Killed by the system, which does that when memory runs out, or by its own watch. Anything else is a crash over a bad file. */
function causeOfDeath(error: unknown): UnreadableCode {
  return ownFault(error) ?? (messageOf(error).includes('signalCode: `SIGKILL`') ? 'out_of_memory' : 'damaged')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
