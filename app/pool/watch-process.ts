import type { UnreadableCode } from '#app/contract/reading.ts'
import { WAITING_FORGIVEN } from './limits.ts'
import { waitedForProcessor } from './waited.ts'

const LOOK_AGAIN = 100 // milliseconds at least until the next look at a process that still waits

/**
 * Counts the time of one document from the moment its process begins, and kills the process when it is over. What the process waited for a processor meanwhile
 * is no time of the document: on a machine that is busy with other things ordinary papers were told to take too long.
 */
export function watchProcess(wallClock: number, register: (end: () => void) => void, waitedBy = waitedForProcessor) {
  let pid: number | undefined
  let waitedBefore = 0
  let reason: 'timed_out' | 'aborted' | undefined
  let timer: NodeJS.Timeout | undefined
  let deadline = 0
  let hurried = Infinity
  const kill = (why: 'timed_out' | 'aborted') => {
    reason ??= why
    if (pid === undefined) return
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
  /** The clock of the document stands still while its process waits, though not for ever. */
  const now = () => performance.now() - (pid === undefined ? 0 : Math.min(waitedBy(pid) - waitedBefore, WAITING_FORGIVEN * wallClock))
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(deadline, hurried) - now())
  }
  const look = () => {
    const left = Math.min(deadline, hurried) - now()
    if (left <= 0) kill('timed_out')
    else timer = setTimeout(look, Math.max(left, LOOK_AGAIN))
  }
  const end = () => kill('aborted')
  register(end)
  return {
    kill,
    end,
    reason: (): UnreadableCode | undefined => (reason === 'timed_out' ? 'timed_out' : undefined),
    started(id: number) {
      pid = id
      waitedBefore = waitedBy(id)
      deadline = now() + wallClock
      if (reason) kill(reason)
      else schedule()
    },
    extend(by: number) {
      deadline += by
      schedule()
    },
    /** What is done now has no more than so many milliseconds of the time that is left, until `relax`. */
    hurry(most: number) {
      hurried = now() + most
      schedule()
    },
    relax() {
      hurried = Infinity
      schedule()
    },
    stop() {
      clearTimeout(timer)
      pid = undefined
    },
  }
}
