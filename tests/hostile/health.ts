import type { OddServer } from './server.ts'

export interface Health {
  asked: number
  /** Times that it did not answer. */
  silent: number
  /** Milliseconds. */
  median: number
  p99: number
  longest: number
}

const ASK_EVERY = 25 // milliseconds

/** Asks `GET /healthz` all the while. */
export function watchHealth(server: OddServer): { stop(): Promise<Health> } {
  const times: number[] = []
  let silent = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now()
      if (await server.isAlive()) times.push(performance.now() - began)
      else silent += 1
      await new Promise((done) => setTimeout(done, ASK_EVERY))
    }
  })()
  return {
    async stop() {
      isOver = true
      await asking
      return { asked: times.length + silent, silent, median: shareOf(times, 0.5), p99: shareOf(times, 0.99), longest: shareOf(times, 1) }
    },
  }
}

export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) / 10
}
