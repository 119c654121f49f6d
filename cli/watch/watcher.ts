import type { Stats } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { watch, type FSWatcher } from 'chokidar'
import { lookAt } from '../look-at.ts'
import { plain, say } from '../output.ts'
import { FOREIGN_NAME, hasForeignName, pdfsIn } from '../pdf-files.ts'
import { Settling } from './settle.ts'

/** How long a file must be quiet before it counts as fully written, in ms. */
export const QUIET_MS = 2000
const LOOK_MS = 250

export interface WatcherOptions {
  folder: string
  /** Stop as soon as what was there at the start (or came meanwhile) has been handled. */
  once: boolean
  /** Ask the disk every so many seconds instead of waiting for events: network shares send none. */
  pollSeconds?: number
  signal: AbortSignal
}

/** Gives each PDF of a folder once it is fully written, those that are there first; folders within are left alone. */
export async function* readyFiles({ folder, once, pollSeconds, signal }: WatcherOptions): AsyncGenerator<string> {
  const settling = new Settling(QUIET_MS)
  const waiting = new Set(pdfsIn(folder))
  const watcher = once ? undefined : startWatcher(resolve(folder), pollSeconds, (path) => waiting.add(join(folder, basename(path))))
  try {
    while (!signal.aborted && !(once && waiting.size === 0)) {
      for (const path of [...waiting]) {
        const look = lookAt(path)
        if (!look) {
          if (hasForeignName(path)) say(`${plain(path)}: ${FOREIGN_NAME}`)
          waiting.delete(path)
          settling.forget(path)
        } else if (settling.look(path, look, Date.now())) {
          waiting.delete(path)
          settling.forget(path)
          yield path
          if (signal.aborted) return
          // Still there: it changed while it was handled and has to settle again.
          if (hasChanged(path, look)) waiting.add(path)
        }
      }
      await pause(LOOK_MS, signal)
    }
  } finally {
    await watcher?.close()
  }
}

function startWatcher(folder: string, pollSeconds: number | undefined, note: (path: string) => void): FSWatcher {
  const watcher = watch(folder, {
    depth: 0,
    ignoreInitial: false,
    usePolling: pollSeconds !== undefined,
    interval: (pollSeconds ?? 1) * 1000,
  })
  const onFile = (path: string) => {
    if (dirname(path) === folder && path.toLowerCase().endsWith('.pdf') && !basename(path).startsWith('.')) note(path)
  }
  return watcher.on('add', onFile).on('change', onFile)
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
