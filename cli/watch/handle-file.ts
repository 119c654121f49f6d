import type { Stats } from 'node:fs'
import type { KindName } from '#app/contract/kinds/index.ts'
import { send } from '../commands/upload.ts'
import { CommandFailure, exit } from '../failure.ts'
import { lookAt } from '../look-at.ts'
import type { Outcome } from '../outcome.ts'
import { plain, say } from '../output.ts'
import { isPassing } from '../refusal.ts'
import type { Server } from '../server.ts'
import { shelve } from './shelve.ts'
import { pause } from './watcher.ts'

/** Waits between tries while the server is away, in ms. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

export interface Shelves {
  done: string
  failed: string
}

interface Handling {
  kind: 'auto' | KindName
  once: boolean
  shelves: Shelves
  stop: AbortSignal
}

/**
 * Upload, then move: broken off between the two, the file is sent again at the next start and answered as a duplicate, so none is lost and none
 * doubled. Gives what became of it; undefined where the command was stopped, or the file changed while it was sent and has to settle again.
 */
export async function handleFile(server: Server, file: string, { kind, once, shelves, stop }: Handling): Promise<Outcome | undefined> {
  const before = lookAt(file)
  const outcome = await sendUntilAnswered(server, file, kind, once, stop)
  if (!outcome) return undefined
  // It could not be read here: it stays where it is, and is tried again when it changes.
  if (outcome.status === 'failed') return outcome
  const after = lookAt(file)
  if (!after) return outcome // somebody took it away meanwhile; what was there has been sent
  if (!isSame(before, after)) {
    say(`${plain(file)} changed while it was sent; it stays until it has settled.`)
    return undefined
  }
  const isRefused = outcome.status === 'refused'
  moveAway(
    file,
    isRefused ? shelves.failed : shelves.done,
    isRefused ? (outcome.message ?? outcome.code ?? 'The server refused it.') : undefined,
  )
  return outcome
}

const isSame = (a: Stats | undefined, b: Stats | undefined) => a !== undefined && a.size === b?.size && a.mtimeMs === b.mtimeMs

function moveAway(file: string, folder: string, reason: string | undefined): void {
  try {
    shelve(file, folder, reason)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    if (code === 'ENOENT' && !lookAt(file)) return // taken away, or the folder with it
    throw new CommandFailure(
      exit.someFailed,
      `${plain(file)} was sent but cannot be moved to "${folder}" (${code}). Mend that and start again; nothing is stored twice.`,
      { cause: error },
    )
  }
}

/** Keeps trying while the server is away or overloaded; with `once` a server that is away ends the command, the file stays. */
async function sendUntilAnswered(server: Server, file: string, kind: 'auto' | KindName, once: boolean, stop: AbortSignal) {
  for (let wait = FIRST_WAIT; !stop.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await send(server, file, kind)
    } catch (error) {
      if (once || !isPassing(error)) throw error
      say(`${error instanceof Error ? error.message : 'The server could not take the file.'} Trying again in ${wait / 1000} s.`)
      await pause(wait, stop)
    }
  }
  return undefined
}
