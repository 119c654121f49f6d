import { constants } from 'node:os'
import { Option, type Command } from 'commander'
import type { Reading } from '#app/contract/reading.ts'
import type { JobOptions } from '#app/pool/job.ts'
import { createPool, type Pool, Unreadable } from '#app/pool/pool.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { exit, usageFailure } from '../failure.ts'
import { inOrder } from '../in-order.ts'
import { hashFile } from '../installation/files.ts'
import { localDay } from '../local-day.ts'
import { openLocalModel, type LocalModel } from '../local-model.ts'
import { openLearned, type Learned } from '../learned.ts'
import { isForbidden, lookAt, WHOSE } from '../look-at.ts'
import { plain, printJson, say } from '../output.ts'

/** How many files may be under way for each process: enough that one slow file in front holds nobody up, few enough to bound the memory. */
const AHEAD = 16

interface Options {
  kind: 'auto' | 'invoice' | 'work_order'
  einvoice: boolean
  learned: boolean
  model: boolean
  pretty?: boolean
  data?: string
}

type Outcome = ({ file: string; sha256: string } & Reading) | { file: string; error: { code: string; message: string } }

export function addExtract(program: Command): void {
  program
    .command('extract')
    .argument('<file...>')
    .addOption(new Option('--kind <kind>', 'what the files are').choices(['auto', 'invoice', 'work_order']).default('auto'))
    .option('--no-einvoice', 'leave embedded XML aside')
    .option('--no-learned', 'leave learned memory aside')
    .option('--no-model', 'do not ask the local model')
    .option('--data <dir>', 'use the learned memory and catalogue of this data folder')
    .option('--pretty', 'print over several lines')
    .option('--json', 'print JSON, as it does anyway')
    .action(async (files: string[], options: Options) => {
      if (files.includes('-')) throw usageFailure('Standard input cannot be read. Name the files.')
      const { workers, maxUploadBytes, maxPages, logLevel, ollamaHost, model: wanted } = getEnv()
      const pool = createPool({
        workers: Math.min(workers, files.length),
        maxBytes: maxUploadBytes,
        ...(isTalkative(logLevel) ? { onTrouble: tellTrouble } : {}),
      })
      // Ended from outside: the processes go first, and what they had begun is said to be unfinished by the exit status.
      let isEnded = false
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => {
          isEnded = true
          process.exitCode = exitCodeOf(signal)
          void pool.close().finally(() => process.exit())
        })
      const learned = options.data !== undefined && options.learned ? await openLearned(options.data) : undefined
      const model = options.model ? await openLocalModel(ollamaHost, wanted) : undefined
      const job = jobOptions(options, maxPages)
      const extract = (file: string) => extractOne(pool, file, job, { learned, model })
      try {
        for await (const outcome of inOrder(files, extract, AHEAD * workers)) if (!isEnded) tell(outcome, options.pretty ?? false)
      } finally {
        await pool.close()
        learned?.close()
        await model?.close()
      }
    })
}

/** As shells give it: 128 and the number of the signal. */
const exitCodeOf = (signal: 'SIGINT' | 'SIGTERM'): number => 128 + constants.signals[signal]
const isTalkative = (level: string): boolean => level === 'debug' || level === 'trace'
const tellTrouble = (path: string, trouble: string): void => say(`gleaner: ${plain(path)}: ${trouble}`)

function jobOptions({ kind, einvoice }: Options, maxPages: number): JobOptions {
  return { kind, einvoice, maxPages, today: localDay(new Date()) }
}

interface Aids {
  learned: Learned | undefined
  model: LocalModel | undefined
}

async function extractOne(pool: Pool, file: string, options: JobOptions, { learned, model }: Aids): Promise<Outcome> {
  const found = lookAt(file)
  if (found?.isDirectory()) return { file, error: { code: 'not_a_pdf', message: 'This is a folder. Name the files in it.' } }
  // Opening a pipe waits for whoever writes into it.
  if (found && !found.isFile()) return { file, error: { code: 'not_a_pdf', message: 'This is a pipe or a device. Name a file.' } }
  if (isForbidden(file)) return { file, error: { code: 'not_found', message: `This file may not be read. ${WHOSE}` } }
  try {
    const wordsPath = model?.nextWordsPath()
    const call = wordsPath === undefined ? {} : { wordsPath }
    const reading = learned ? await learned.extract(pool, file, options, wordsPath) : await pool.extract(file, options, call)
    const helped = model && wordsPath !== undefined ? await model.help(reading, wordsPath) : reading
    const sha256 = await hashFile(file)
    if (sha256 === undefined) throw new Unreadable('not_found')
    return { file, sha256, ...helped }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { file, error: { code: error.code, message: error.message } }
  }
}

function tell(outcome: Outcome, pretty: boolean): void {
  if ('error' in outcome) {
    process.exitCode = exit.someFailed
    say(`gleaner: ${plain(outcome.file) || '""'}: ${outcome.error.message}`)
  }
  printJson(outcome, pretty)
}
