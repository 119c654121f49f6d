import { Option, type Command } from 'commander'
import pLimit from 'p-limit'
import { kindNames, type KindName } from '#app/contract/kinds/index.ts'
import { wholeNumber } from '../arguments.ts'
import { locate } from '../documents.ts'
import { Outcomes, type Outcome } from '../outcome.ts'
import { say } from '../output.ts'
import { collectFiles } from '../pdf-files.ts'
import { showProgress } from '../progress.ts'
import { isPassing, Refusal } from '../refusal.ts'
import { connect, type Server, Unsendable } from '../server.ts'

const POLL_MS = 500

interface Options {
  kind: 'auto' | KindName
  concurrency: number
  wait?: boolean
  recursive?: boolean
  json?: boolean
}

export function addUpload(program: Command): void {
  program
    .command('upload')
    .argument('<path...>', 'PDF files and folders')
    .addOption(new Option('--kind <kind>', 'what they are; auto lets the engine decide').choices(['auto', ...kindNames]).default('auto'))
    .option('--concurrency <n>', 'how many at the same time', wholeNumber, 3)
    .option('--wait', 'wait until each is read')
    .option('--recursive', 'folders within folders too')
    .option('--json', 'print one JSON object a file')
    .addHelpText('after', '\nExample: gleaner upload ./inbox --recursive --wait')
    .action(async (paths: string[], options: Options) => {
      const { files, failed } = collectFiles(paths, options.recursive ?? false)
      const outcomes = new Outcomes(options.json ?? false)
      const server = connect()
      await server.call('GET', '/auth/me') // not signed in is said once, before anything is sent
      for (const outcome of failed) outcomes.add(outcome)
      await uploadAll(server, files, options, outcomes)
      if (files.length === 0)
        say(`There is no PDF in ${paths.join(', ')}.${options.recursive ? '' : ' --recursive looks into its folders too.'}`)
      else say(outcomes.summary)
      process.exitCode = outcomes.exitCode
    })
}

/** Sending and waiting go on side by side; the first failure that is not of one file alone ends both. */
async function uploadAll(server: Server, files: string[], { kind, concurrency, wait }: Options, outcomes: Outcomes): Promise<void> {
  const sending = pLimit(concurrency)
  const waiting = pLimit(concurrency)
  const progress = showProgress(wait ? 'Uploading and reading' : 'Uploading')
  let done = 0
  const handle = async (file: string) => {
    const sent = await sending(() => sendOnce(server, file, kind))
    const end = wait && sent.id ? await waiting(() => untilRead(server, { ...sent, id: sent.id! })) : sent
    outcomes.add(end)
    progress.show((done += 1), files.length)
  }
  try {
    await Promise.all(files.map(handle))
  } catch (error) {
    sending.clearQueue()
    waiting.clearQueue()
    say(`${done} of ${files.length} files done. Run it again to go on; nothing is stored twice.`)
    throw error
  } finally {
    progress.end()
  }
}

/** A server that has no room or is overloaded fails this file only; the next may be small enough, or come later. */
async function sendOnce(server: Server, file: string, kind: Options['kind']): Promise<Outcome> {
  try {
    return await send(server, file, kind)
  } catch (error) {
    if (!(error instanceof Refusal && isPassing(error))) throw error
    return { file, status: 'failed', code: error.code, message: error.message }
  }
}

/** Sends one file. What is wrong with this file is an outcome; a server that is away or a session that ended ends the command. */
export async function send(server: Server, file: string, kind: 'auto' | KindName): Promise<Outcome> {
  try {
    const { answer, document } = await server.upload(file, kind)
    return { file, id: answer.id, kind: document?.kind, status: answer.status, code: answer.code, message: answer.message }
  } catch (error) {
    if (error instanceof Unsendable) return { file, status: 'failed', code: error.code, message: error.message }
    if (error instanceof Refusal && (error.status === 413 || error.status === 415 || error.status === 422))
      return { file, status: 'refused', code: error.code, message: error.message }
    throw error
  }
}

async function untilRead(server: Server, sent: Outcome & { id: string }): Promise<Outcome> {
  for (;;) {
    const document = await locate(server, sent.id).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return undefined // somebody deleted it meanwhile
      throw error
    })
    if (!document) return { ...sent, status: 'deleted' }
    if (document.status !== 'processing') {
      const failure = document.failure as { code: string; message: string } | null
      const isKnown = sent.status === 'duplicate' && document.status !== 'failed'
      return {
        ...sent,
        kind: document.kind,
        status: isKnown ? sent.status : document.status,
        code: failure?.code,
        message: failure?.message,
      }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
