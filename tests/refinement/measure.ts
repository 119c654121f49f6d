import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import type { Reading } from '#app/contract/reading.ts'
import { readWordsNow } from '#app/domain/intake/words.server.ts'
import { isRight, isScored } from '#app/domain/learning/score-value.ts'
import { truthSchema, type Truth } from '#app/domain/learning/score.ts'
import { isWorthAsking, refineReading } from '#app/engine/refine/refine.ts'
import { createPool } from '#app/pool/pool.ts'
import { createModelServer } from '#app/platform/ollama.server.ts'
import { TEXT_MODEL } from '#tests/support/model-stand-in/catalogue.ts'
import { startModelStandIn } from '#tests/support/model-stand-in/server.ts'
import type { Trap } from '#tests/support/model-stand-in/traps.ts'
import { type Brain, type Case, brains, inject } from './brains.ts'

export interface Sample extends Case {
  name: string
}

export interface Figures {
  documents: number
  /** Values of the truth that are not given, and given ones that are doubtful. */
  missing: number
  doubtful: number
  right: number
  wrong: number
  /** Of the values given with 0.9 or more, and of those the right ones. */
  sure: number
  sureRight: number
  /** Values that were right, or rightly absent, or missing, and now are wrong: none is the goal. */
  worse: string[]
  /** Failed checks that were not failed before. */
  checksWorse: number
}

const PATIENCE = { first: 1500, next: 300 } // milliseconds

/** Reads each PDF of the folders that has its truth beside it, without a model. `every`: only each so many-th. */
export async function readSamples(folders: readonly string[], every = 1): Promise<Sample[]> {
  const pool = createPool({ workers: availableParallelism() })
  const wordsFolder = await mkdtemp(join(tmpdir(), 'gleaner-refinement-'))
  const paths = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.pdf$/i.test(name))
      .sort()
      .map((name) => join(folder, name)),
  )
  const chosen = paths.filter((path, at) => at % every === 0 && existsSync(path.replace(/pdf$/i, 'json')))
  try {
    return await Promise.all(
      chosen.map(async (path, at): Promise<Sample> => {
        const wordsPath = join(wordsFolder, `${at}.json.gz`)
        const reading = await pool.extract(path, {}, { wordsPath })
        const truth = truthSchema.parse(JSON.parse(readFileSync(path.replace(/pdf$/i, 'json'), 'utf8')))
        return { name: path, reading, words: readWordsNow(wordsPath), truth }
      }),
    )
  } finally {
    await pool.close()
    await rm(wordsFolder, { recursive: true })
  }
}

/** What becomes of the samples with a stand-in of this mind, over real HTTP. */
export async function measureBrain(samples: readonly Sample[], brain: Brain, trap: Trap = 'none'): Promise<Figures> {
  const standIn = await startModelStandIn({ trap, pace: 0 })
  const after: Sample[] = []
  try {
    for (const sample of samples) {
      const words = brain === brains.obeying ? inject(sample.words) : sample.words
      standIn.reply = brain({ ...sample, words })
      // A fresh one each time: here the breaker would only make it quicker.
      const model = createModelServer(standIn.url, { patience: PATIENCE }).modelOf(TEXT_MODEL)
      const refined = isWorthAsking(sample.reading, words)
        ? await refineReading(sample.reading, words, model, AbortSignal.timeout(60_000)).catch(() => undefined)
        : undefined
      after.push({ ...sample, reading: refined?.reading ?? sample.reading })
    }
  } finally {
    await standIn.close()
  }
  return figuresOf(after, samples)
}

export function figuresOf(after: readonly Sample[], before: readonly Sample[] = after): Figures {
  const figures: Figures = {
    documents: after.length,
    missing: 0,
    doubtful: 0,
    right: 0,
    wrong: 0,
    sure: 0,
    sureRight: 0,
    worse: [],
    checksWorse: 0,
  }
  for (const [at, { name, reading, truth }] of after.entries()) {
    const old = before[at]!.reading
    const accused = accusedFields(reading.checks, reading.warnings)
    const isFailed = (one: Reading, code: string) => one.checks.some((check) => check.code === code && check.status === 'failed')
    figures.checksWorse += reading.checks.filter(({ code }) => isFailed(reading, code) && !isFailed(old, code)).length
    for (const field of new Set([...Object.keys(truth.fields), ...Object.keys(reading.fields)])) {
      if (!isScored(field)) continue
      const cell = reading.fields[field]
      const verdict = verdictOf(truth, field, cell?.value)
      if (verdict === 'uncounted') continue
      if (verdict === 'missing') figures.missing += 1
      if (verdict === 'right') figures.right += 1
      if (verdict === 'wrong') figures.wrong += 1
      if (cell && isDoubtful(field, cell, accused)) figures.doubtful += 1
      if (cell && cell.confidence >= 0.9) {
        figures.sure += 1
        if (verdict === 'right') figures.sureRight += 1
      }
      if (verdict === 'wrong' && verdictOf(truth, field, old.fields[field]?.value) !== 'wrong')
        figures.worse.push(`${name} ${field}: ${cell!.value} (${cell!.reason})`)
    }
  }
  return figures
}

type Verdict = 'right' | 'wrong' | 'missing' | 'uncounted'

function verdictOf(truth: Truth, field: string, given: string | undefined): Verdict {
  const value = truth.fields[field] ?? undefined
  const others = truth.alternatives?.[field] ?? []
  if (value === undefined) return given === undefined || truth.complete !== true || others.length > 0 ? 'uncounted' : 'wrong'
  if (given === undefined) return 'missing'
  return [value, ...others].some((one) => isRight(field, given, one)) ? 'right' : 'wrong'
}
