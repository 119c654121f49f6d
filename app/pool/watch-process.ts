import type { UnreadableCode } from '#app/contract/reading.ts'

/** Counts the time of one document from the moment its process begins, and kills the process when it is over. */
export function watchProcess(wallClock: number, register: (end: () => void) => void) {
  let pid: number | undefined
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
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => kill('timed_out'), Math.min(deadline, hurried) - performance.now())
  }
  const end = () => kill('aborted')
  register(end)
  return {
    kill,
    end,
    reason: (): UnreadableCode | undefined => (reason === 'timed_out' ? 'timed_out' : undefined),
    started(id: number) {
      pid = id
      deadline = performance.now() + wallClock
      if (reason) kill(reason)
      else schedule()
    },
    extend(by: number) {
      deadline += by
      schedule()
    },
    /** What is done now has no more than so many milliseconds of the time that is left, until `relax`. */
    hurry(most: number) {
      hurried = performance.now() + most
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
