import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Reading } from '#app/contract/reading.ts'
import { groupBy, type ScoredDocument, summarize } from '#app/domain/learning/score-report.ts'
import { scoreDocument } from '#app/domain/learning/score.ts'
import { getEnv } from '#app/platform/env.server.ts'
import { createPool, type Pool, Unreadable } from '#app/pool/pool.ts'
import { approvedSamples } from '../evaluation/approved.ts'
import { compare, printChanges, sumChanges } from '../evaluation/changes.ts'
import { type Sample, samplesIn } from '../evaluation/sample.ts'
import { printErrors, printFields, printSummaries } from '../evaluation/table.ts'
import { exit, usageFailure } from '../failure.ts'
import { plain, printJson, say } from '../output.ts'
import { connect } from '../server.ts'
import { wholeNumber } from '../arguments.ts'

interface Options {
  approved?: boolean
  by?: string
  only?: string
  scans: boolean
  einvoice: boolean
  errors: number
  json?: boolean
}

export function addEvaluate(program: Command): void {
  program
    .command('evaluate')
    .argument('[dir]')
    .option('--approved', 'what people approved in the installation is the truth')
    .option('--by <key>', 'also a line for each language, kind, layout, producer… (any key of the truths)')
    .option('--only <part>', 'only files whose name holds this')
    .option('--no-scans', 'without documents whose truth says `scanned`')
    .option('--no-einvoice', 'leave embedded XML aside')
    .option('--errors <n>', 'list so many errors a document', wholeNumber, 0)
    .option('--json', 'print one JSON object')
    .action(evaluate)
}

async function evaluate(folder: string | undefined, options: Options): Promise<void> {
  if ((folder === undefined) === !options.approved) throw usageFailure('Name a folder, or say --approved: one of the two.')
  const copies = options.approved ? mkdtempSync(join(tmpdir(), 'gleaner-evaluate-')) : undefined
  try {
    const all = copies === undefined ? samplesIn(folder!) : await approvedSamples(connect(), copies)
    const samples = all.filter(({ name, truth }) => name.includes(options.only ?? '') && (options.scans || !truth.scanned))
    if (samples.length === 0 && all.length > 0) throw usageFailure(`--only and --no-scans leave none of the ${all.length} PDFs.`)
    if (samples.length === 0) say('Nothing is approved yet, so there is nothing to compare with. Approve some documents first.')
    if (samples.length === 0 && !options.json) return
    requireKey(samples, options.by)
    const documents = await scoreAll(samples, options)
    const changes = documents.flatMap((document, index) => {
      const corrected = samples[index]!.corrected
      return corrected ? [compare(document, corrected)] : []
    })
    const report = Object.fromEntries(Object.entries(groupBy(documents, options.by)).map(([name, group]) => [name, summarize(group)]))
    if (options.json) printJson(options.approved ? { ...report, layouts: sumChanges(changes), changes } : report)
    else {
      printSummaries(report)
      printFields(documents)
      if (options.approved) printChanges(changes)
      if (options.errors > 0) printErrors(documents, options.errors)
    }
    if (documents.some((document) => document.failed)) process.exitCode = exit.someFailed
  } finally {
    if (copies !== undefined) rmSync(copies, { recursive: true, force: true })
  }
}

/** Said before hundreds of PDFs are read: a key that no truth has makes no groups. */
function requireKey(samples: readonly Sample[], by: string | undefined): void {
  if (by === undefined || samples.length === 0) return
  const keys = new Set(samples.flatMap(({ truth }) => Object.keys(truth).filter((key) => typeof truth[key] === 'string')))
  if (!keys.has(by)) throw usageFailure(`No truth has a "${by}". --by is one of ${[...keys].sort().join(', ')}.`)
}

async function scoreAll(samples: Sample[], { einvoice }: Options): Promise<ScoredDocument[]> {
  const { workers, maxUploadBytes, maxPages } = getEnv()
  const pool = createPool({ workers: Math.max(1, Math.min(workers, samples.length)), maxBytes: maxUploadBytes })
  try {
    return await Promise.all(
      samples.map(async ({ name, path, truth }) => {
        const reading = await readOrSay(pool, path, { einvoice, maxPages })
        return { name, truth, failed: reading === undefined, ...scoreDocument(truth, reading ?? {}) }
      }),
    )
  } finally {
    await pool.close()
  }
}

async function readOrSay(pool: Pool, path: string, options: { einvoice: boolean; maxPages: number }): Promise<Reading | undefined> {
  try {
    return await pool.extract(path, options)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    say(`gleaner: ${plain(path)}: ${error.message}`)
    return undefined
  }
}
