import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Option, type Command } from 'commander'
import type { Reading } from '#app/contract/reading.ts'
import type { JobOptions } from '#app/pool/job.ts'
import { createPool, type Pool, Unreadable } from '#app/pool/pool.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { exit } from '../failure.ts'
import { openLocalModel, type LocalModel } from '../local-model.ts'
import { openLearned, type Learned } from '../learned.ts'
import { plain, printJson, say } from '../output.ts'

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
    .description('read PDFs without a server or database and print one JSON object a line')
    .argument('<file...>')
    .addOption(new Option('--kind <kind>', 'what the files are').choices(['auto', 'invoice', 'work_order']).default('auto'))
    .option('--no-einvoice', 'leave embedded XML aside')
    .option('--no-learned', 'leave learned memory aside')
    .option('--no-model', 'do not ask the local model')
    .option('--data <dir>', 'use the learned memory and catalogue of this data folder')
    .option('--pretty', 'print over several lines')
    .action(async (files: string[], options: Options) => {
      const { workers, maxUploadBytes, maxPages, logLevel, ollamaHost, model: wanted } = getEnv()
      const pool = createPool({
        workers: Math.min(workers, files.length),
        maxBytes: maxUploadBytes,
        ...(isTalkative(logLevel) ? { onTrouble: tell } : {}),
      })
      const learned = options.data !== undefined && options.learned ? await openLearned(options.data) : undefined
      const model = options.model ? await openLocalModel(ollamaHost, wanted) : undefined
      try {
        const failed = await printInOrder(
          files.map((file) => () => extractOne(pool, file, jobOptions(options, maxPages), { learned, model })),
          options.pretty ?? false,
        )
        if (failed > 0) process.exitCode = exit.someFailed
      } finally {
        await pool.close()
        learned?.close()
        await model?.close()
      }
    })
}

const isTalkative = (level: string): boolean => level === 'debug' || level === 'trace'
const tell = (path: string, trouble: string): void => say(`gleaner: ${plain(path)}: ${trouble}`)

function jobOptions({ kind, einvoice }: Options, maxPages: number): JobOptions {
  return { kind, einvoice, maxPages, today: localDay(new Date()) }
}

interface Aids {
  learned: Learned | undefined
  model: LocalModel | undefined
}

async function extractOne(pool: Pool, file: string, options: JobOptions, { learned, model }: Aids): Promise<Outcome> {
  try {
    const wordsPath = model?.nextWordsPath()
    const call = wordsPath === undefined ? {} : { wordsPath }
    const reading = learned ? await learned.extract(pool, file, options, wordsPath) : await pool.extract(file, options, call)
    const helped = model && wordsPath !== undefined ? await model.help(reading, wordsPath) : reading
    return { file, sha256: await hashFile(file), ...helped }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { file, error: { code: error.code, message: error.message } }
  }
}

/** Starts all, prints each as soon as those before it are printed. Gives the number of failures. */
async function printInOrder(calls: (() => Promise<Outcome>)[], pretty: boolean): Promise<number> {
  let failed = 0
  const outcomes = calls.map((call) => call())
  for (const promise of outcomes) {
    const outcome = await promise
    if ('error' in outcome) {
      failed += 1
      say(`gleaner: ${plain(outcome.file)}: ${outcome.error.message}`)
    }
    printJson(outcome, pretty)
  }
  return failed
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** `yyyy-mm-dd` where the clock on the wall stands. */
function localDay(now: Date): string {
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-')
}
