import { readFileSync } from 'node:fs'

/**
 * Milliseconds that the main thread of a process stood in line for a processor since it was started: told by Linux, 0 elsewhere and for a process that is gone.
 */
export function waitedForProcessor(pid: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(waited) / 1e6
  } catch {
    return 0 // no Linux, or the process has ended: then its own end is told elsewhere
  }
}
