import { InvalidArgumentError, Option, type Command } from 'commander'
import pLimit from 'p-limit'
import { kindNames } from '#app/contract/kinds/index.ts'
import { locate } from '../documents.ts'
import { Outcomes, type Outcome } from '../outcome.ts'
import { say } from '../output.ts'
import { collectFiles } from '../pdf-files.ts'
import { connect, Refusal, type Server } from '../server.ts'

const POLL_MS = 500

interface Options {
  kind: string
  concurrency: number
  wait?: boolean
  recursive?: boolean
  json?: boolean
}

export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It must be a whole number from 1.')
  return number
}

export function addUpload(program: Command): void {
  program
    .command('upload')
    .description('upload PDFs, single files or folders of them')
    .argument('<path...>', 'PDF files and folders')
    .addOption(new Option('--kind <kind>', 'what they are; auto lets the engine decide').choices(['auto', ...kindNames]).default('auto'))
    .option('--concurrency <n>', 'how many at the same time', wholeNumber, 3)
    .option('--wait', 'wait until each is read')
    .option('--recursive', 'folders within folders too')
    .option('--json', 'print one JSON object a file')
    .addHelpText('after', '\nExample: gleaner upload ./inbox --recursive --wait')
    .action(async (paths: string[], options: Options) => {
      const files = collectFiles(paths, options.recursive ?? false)
      const outcomes = new Outcomes(options.json ?? false)
      const server = connect()
      await server.call('GET', '/auth/me') // not signed in is said once, before anything is sent
      const limit = pLimit(options.concurrency)
      await Promise.all(files.map((file) => limit(() => uploadOne(server, file, options, outcomes))))
      say(`${files.length} ${files.length === 1 ? 'file' : 'files'} done.`)
      process.exitCode = outcomes.exitCode
    })
}

async function uploadOne(server: Server, file: string, { kind, wait }: Options, outcomes: Outcomes): Promise<void> {
  const sent = await send(server, file, kind)
  if (sent.status === 'refused') return outcomes.failed(sent)
  if (!wait || !sent.id || sent.status === 'duplicate') return outcomes.done(sent)
  const read = await untilRead(server, { ...sent, id: sent.id })
  return read.status === 'failed' ? outcomes.failed(read) : outcomes.done(read)
}

/** Sends one file; a refusal of this file is an outcome, a server that is away or a session that ended ends the command. */
export async function send(server: Server, file: string, kind: string): Promise<Outcome> {
  try {
    const { answer, document } = await server.upload(file, kind)
    return { file, id: answer.id, kind: document?.kind, status: answer.status, code: answer.code, message: answer.message }
  } catch (error) {
    if (error instanceof Refusal && error.status < 500 && error.status !== 429)
      return { file, status: 'refused', code: error.code, message: error.message }
    throw error
  }
}

async function untilRead(server: Server, sent: Outcome & { id: string }): Promise<Outcome> {
  for (;;) {
    const document = await locate(server, sent.id)
    if (document.status !== 'processing') {
      const failure = document.failure as { code: string; message: string } | null
      return { ...sent, kind: document.kind, status: document.status, code: failure?.code, message: failure?.message }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
