import { accessSync, constants, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Option, type Command } from 'commander'
import { kindNames, type KindName } from '#app/contract/kinds/index.ts'
import { makeFolder } from '#app/platform/make-folder.ts'
import { seconds } from '../arguments.ts'
import { usageFailure } from '../failure.ts'
import { Outcomes } from '../outcome.ts'
import { lookAt, requireFolder } from '../look-at.ts'
import { plain, say } from '../output.ts'
import { connect } from '../server.ts'
import { handleFile, type Shelves } from '../watch/handle-file.ts'
import { readyFiles } from '../watch/watcher.ts'

interface Options {
  kind: 'auto' | KindName
  once?: boolean
  poll?: number
  done?: string
  failed?: string
  json?: boolean
}

export function addWatch(program: Command): void {
  program
    .command('watch')
    .argument('<dir>')
    .addOption(new Option('--kind <kind>', 'what they are; auto lets the engine decide').choices(['auto', ...kindNames]).default('auto'))
    .option('--once', 'stop when what is there is done')
    .option('--poll <seconds>', 'look every so many seconds instead of waiting for events (network shares)', seconds)
    .option('--done <dir>', 'where uploaded files go (default: done inside the folder)')
    .option('--failed <dir>', 'where refused files go (default: failed inside the folder)')
    .option('--json', 'print one JSON object a file')
    .action(async (dir: string, options: Options) => {
      requireFolder(dir, 'Please make it or check the path.')
      const shelves = { done: options.done ?? join(dir, 'done'), failed: options.failed ?? join(dir, 'failed') }
      prepare(dir, shelves)
      const stop = stopOnSignals()
      const server = connect()
      const outcomes = new Outcomes(options.json ?? false)
      const { kind, once = false } = options
      if (!once) say(`Watching ${plain(resolve(dir))}. Ctrl+C ends it.`)
      const ready = readyFiles({ folder: dir, once, pollSeconds: options.poll, signal: stop })
      for await (const file of ready) {
        const outcome = await handleFile(server, file, { kind, once, shelves, stop })
        if (outcome) outcomes.add(outcome)
      }
      process.exitCode = outcomes.exitCode
    })
}

/** Said at the start rather than after the first upload: where files go must be another folder, and one that can be written to. */
function prepare(dir: string, shelves: Shelves): void {
  for (const shelf of Object.values(shelves)) {
    try {
      makeFolder(resolve(shelf))
      accessSync(shelf, constants.W_OK)
    } catch (error) {
      throw usageFailure(
        lookAt(shelf)?.isFile()
          ? `"${shelf}" is a file. Name a folder to move files to.`
          : `Files cannot be moved to "${shelf}" (${(error as NodeJS.ErrnoException).code}). See who owns it and what it allows.`,
      )
    }
    if (realpathSync(shelf) === realpathSync(dir)) throw usageFailure(`"${shelf}" is the folder that is watched. Choose another one.`)
  }
}

/** Ctrl+C and SIGTERM let the file at hand finish. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}
