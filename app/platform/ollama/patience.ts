import { ModelTrouble } from './trouble.ts'

/** How long may pass without a word, in milliseconds: before the first (the model is loaded, the prompt is read), and between two. */
export interface Patience {
  first: number
  next: number
}

/** CPU-only machines take minutes to begin and then speak steadily; fetch itself gives up on headers after 300 s. */
export const PATIENCE: Patience = { first: 280_000, next: 60_000 }

export interface Waiting {
  signal: AbortSignal
  /** Something came: the clock begins again. */
  heard(): void
  stop(): void
}

/** Aborts when nothing was heard for too long, or when the caller gives up. There is no limit to the whole. */
export function waitPatiently(given: AbortSignal, { first, next }: Patience): Waiting {
  const quiet = new AbortController()
  const giveUp = () => quiet.abort(new ModelTrouble('silent', 'the model went silent'))
  let timer = setTimeout(giveUp, first)
  return {
    signal: AbortSignal.any([given, quiet.signal]),
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, next)
    },
    stop: () => clearTimeout(timer),
  }
}
