import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { kindNames } from '#app/contract/kinds/index.ts'
import { CommandFailure, usageFailure } from '../failure.ts'
import { Outcomes } from '../outcome.ts'
import { say } from '../output.ts'
import { connect, isPassing, type Server } from '../server.ts'
import { shelve, writeReason } from '../watch/shelve.ts'
import { pause, readyFiles } from '../watch/watcher.ts'
import { send } from './upload.ts'

/** Waits between tries while the server is away, in ms. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

interface Options {
  kind: string
  once?: boolean
  poll?: number
  done?: string
  failed?: string
  json?: boolean
}

function seconds(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('It must be a number of seconds above 0.')
  return number
}

export function addWatch(program: Command): void {
  program
    .command('watch')
    .description('upload the PDFs of a folder, those that are there and those that arrive')
    .argument('<dir>')
    .addOption(new Option('--kind <kind>', 'what they are; auto lets the engine decide').choices(['auto', ...kindNames]).default('auto'))
    .option('--once', 'stop when what is there is done')
    .option('--poll <seconds>', 'look every so many seconds instead of waiting for events (network shares)', seconds)
    .option('--done <dir>', 'where uploaded files go (default: done inside the folder)')
    .option('--failed <dir>', 'where refused files go (default: failed inside the folder)')
    .option('--json', 'print one JSON object a file')
    .action(async (dir: string, options: Options) => {
      if (!existsSync(dir) || !statSync(dir).isDirectory())
        throw usageFailure(`There is no folder "${dir}". Please make it or check the path.`)
      const stop = stopOnSignals()
      const server = connect()
      const shelves = { done: options.done ?? join(dir, 'done'), failed: options.failed ?? join(dir, 'failed') }
      const outcomes = new Outcomes(options.json ?? false)
      if (!options.once) say(`Watching ${resolve(dir)}. Ctrl+C ends it.`)
      for await (const file of readyFiles({ folder: dir, once: options.once ?? false, pollSeconds: options.poll, signal: stop })) {
        await handle(server, file, options, shelves, outcomes, stop)
      }
      process.exitCode = outcomes.exitCode
    })
}

/** Ctrl+C and SIGTERM let the file at hand finish. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

/**
 * Upload, then move: broken off between the two, the file is sent again at the next start and answered as a duplicate, so none is lost and none doubled.
 */
async function handle(
  server: Server,
  file: string,
  { kind, once }: Options,
  shelves: { done: string; failed: string },
  outcomes: Outcomes,
  stop: AbortSignal,
) {
  const outcome = await sendUntilAnswered(server, file, kind, once ?? false, stop)
  if (!outcome) return
  if (outcome.status !== 'refused') {
    shelve(file, shelves.done)
    return outcomes.done(outcome)
  }
  writeReason(shelve(file, shelves.failed), outcome.message ?? outcome.code ?? 'The server refused it.')
  outcomes.failed(outcome)
}

/** Keeps trying while the server is away or overloaded; with `once` a server that is away ends the command, the file stays. */
async function sendUntilAnswered(server: Server, file: string, kind: string, once: boolean, stop: AbortSignal) {
  for (let wait = FIRST_WAIT; !stop.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await send(server, file, kind)
    } catch (error) {
      if (once || !isPassing(error)) throw error
      say(`${error instanceof CommandFailure ? error.message : 'The server could not take the file.'} Trying again in ${wait / 1000} s.`)
      await pause(wait, stop)
    }
  }
  return undefined
}
