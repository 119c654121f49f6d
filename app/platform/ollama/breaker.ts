/** What people are shown of it. Instants in milliseconds since 1970. */
export interface BreakerState {
  /** `open`: no calls until `until`. `trying`: the next call decides. */
  state: 'closed' | 'open' | 'trying'
  failures: number
  until: number | null
  last: string | null
}

export interface Breaker {
  /** Whether a call may be made now. */
  allows(): boolean
  succeeded(): void
  failed(why: string): void
  /** Somebody says that it works again. */
  reset(): void
  state(): BreakerState
}

const FAILURES = 3 // in a row, until no more calls are made for a while
const PAUSE = 30_000 // milliseconds; twice as long after each further failure
const LONGEST_PAUSE = 10 * 60_000

/** After repeated failures no calls for a while, so that a broken model server costs nothing but itself. */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0
  let until: number | null = null
  let last: string | null = null
  const isOpen = () => until !== null && now() < until
  return {
    allows: () => !isOpen(),
    succeeded: reset,
    failed(why) {
      failures += 1
      last = why
      if (failures >= FAILURES) until = now() + Math.min(LONGEST_PAUSE, PAUSE * 2 ** (failures - FAILURES))
    },
    reset,
    state: () => ({ state: until === null ? 'closed' : isOpen() ? 'open' : 'trying', failures, until: isOpen() ? until : null, last }),
  }

  function reset(): void {
    failures = 0
    until = null
    last = null
  }
}
