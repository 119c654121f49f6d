import { rm } from 'node:fs/promises'
import type { Reading } from '#app/contract/reading.ts'
import type { JobOptions } from './job.ts'
import type { ExtractCall, Pool } from './pool.ts'

/** What an installation knows of a paper's sender. */
export type Known = Pick<JobOptions, 'memories' | 'parties'>

/**
 * Reads a file, and once more where something is known of whose paper it turns out to be (`recall`, asked when the words are kept). Its pages are
 * recognised once only. Throws as Pool.extract does.
 */
export async function extractTwice(
  pool: Pool,
  path: string,
  options: JobOptions,
  call: ExtractCall & { wordsPath: string },
  recall: () => Promise<Known | undefined>,
): Promise<Reading> {
  const pagesPath = `${call.wordsPath}.pages`
  const twice = { ...call, pagesPath }
  // A server that died may have left some, of another version of the engine.
  await rm(pagesPath, { force: true })
  try {
    const unaided = await pool.extract(path, options, twice)
    const known = await recall()
    if (!known) return unaided
    const aided = await pool.extract(path, { ...options, ...known }, twice)
    return { ...aided, ms: sum(unaided.ms, aided.ms) }
  } finally {
    await rm(pagesPath, { force: true })
  }
}

const sum = (a: Reading['ms'], b: Reading['ms']): Reading['ms'] => ({
  read: round(a.read + b.read),
  understand: round(a.understand + b.understand),
  total: round(a.total + b.total),
})

/** Tenths of a millisecond. */
const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
