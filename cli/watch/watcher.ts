import type { Stats } from 'node:fs'
import { isDeadLink, lookAt } from '../look-at.ts'
import { plain, say } from '../output.ts'
import { DEAD_LINK, FOREIGN_NAME, hasForeignName, pdfsIn } from '../pdf-files.ts'
import { Listing } from './listing.ts'
import { Settling } from './settle.ts'

/** How long a file must be quiet before it counts as fully written, in ms. */
const QUIET_MS = 2000
const LOOK_MS = 250
/** Waits between two listings of the folder, where no event comes before. */
const LIST_SECONDS = 5

export interface WatcherOptions {
  folder: string
  /** Stop as soon as what was there at the start has been handled. */
  once: boolean
  /** List the folder every so many seconds and listen to no events: network shares send none. */
  pollSeconds?: number
  quietMs?: number
  signal: AbortSignal
}

/** Gives each PDF of a folder once it is fully written, those that are there first; folders within are left alone. */
export async function* readyFiles({ folder, once, pollSeconds, quietMs = QUIET_MS, signal }: WatcherOptions): AsyncGenerator<string> {
  const settling = new Settling(quietMs)
  const waiting = new Set(pdfsIn(folder))
  const listing = once ? undefined : new Listing(folder, (pollSeconds ?? LIST_SECONDS) * 1000, pollSeconds === undefined)
  try {
    while (!signal.aborted && !(once && waiting.size === 0)) {
      for (const path of listing?.arrivals(Date.now()) ?? []) waiting.add(path)
      for (const path of [...waiting]) {
        const look = lookAt(path)
        if (!look) {
          if (hasForeignName(path)) say(`${plain(path)}: ${FOREIGN_NAME}`)
          else if (isDeadLink(path)) say(`${plain(path)}: ${DEAD_LINK}`)
          waiting.delete(path)
          settling.forget(path)
          listing?.leave(path)
        } else if (settling.look(path, look, Date.now())) {
          waiting.delete(path)
          settling.forget(path)
          listing?.leave(path, look)
          yield path
          if (signal.aborted) return
          // Still there: it changed while it was handled and has to settle again.
          if (hasChanged(path, look)) waiting.add(path)
        }
      }
      await pause(LOOK_MS, signal)
    }
  } finally {
    await listing?.close()
  }
}

function hasChanged(path: string, before: Stats): boolean {
  const now = lookAt(path)
  return now !== undefined && (now.size !== before.size || now.mtimeMs !== before.mtimeMs)
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { once: true })
  })
}
