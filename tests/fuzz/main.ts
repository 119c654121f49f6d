import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Reading } from '#app/contract/reading.ts'
import { MEMORY_SIGNAL } from '#app/pool/limits.ts'
import { createPool, type Pool, Unreadable } from '#app/pool/pool.ts'
import { rollDice } from '#tests/generator/random.ts'
import { watchMemory } from '#tests/hostile/watch-memory.ts'
import { judge, type Judgement } from './judge.ts'
import { mutate } from './mutate.ts'
import { printedText } from './second-opinion.ts'

export interface Fuzz {
  /** Ordinary PDFs that are spoiled. */
  files: string[]
  count: number
  seed: number
  /** The built extraction process. */
  script: string
  workers?: number
  /** Files that a process died over, took long over or read differently are kept here. */
  keep?: string
  onProgress?: (done: number, report: FuzzReport) => void
}

export interface FuzzReport {
  /** By what came out: `right`, `flag`, `printed`, `other`, or the code of the refusal. */
  outcomes: Record<string, number>
  /** What processes died of by themselves. */
  deaths: string[]
  /** Those that were ended because their time or memory was over. */
  ended: string[]
  /** Values that were surely something else, with nothing said. */
  others: string[]
  /** The same, but another reader finds them on the page too. */
  printed: string[]
  longest: { seconds: number; name: string }
  /** Largest resident memory of a process, in MB. */
  largest: number
}

const LONG = 8 // seconds that are worth keeping the file for

/** Spoils PDFs and reads them in extraction processes, as server and command line do. The same seed spoils the same. */
export async function fuzz({ files, count, seed, script, workers = 1, keep, onProgress }: Fuzz): Promise<FuzzReport> {
  const folder = mkdtempSync(join(tmpdir(), 'gleaner-fuzz-'))
  const report: FuzzReport = { outcomes: {}, deaths: [], ended: [], others: [], printed: [], longest: { seconds: 0, name: '' }, largest: 0 }
  const pool = createPool({ workers, script, onTrouble: (path, trouble) => noteDeath(report, basename(path), trouble) })
  const memory = watchMemory(process.pid)
  const store = (name: string, bytes: Buffer) => keep && writeFileSync(join(keep, name), bytes)
  try {
    const wholes = new Map<string, Reading>()
    for (const file of files) wholes.set(file, await pool.extract(file))
    let next = 0
    const lane = async () => {
      for (let at = next++; at < count; at = next++) {
        const dice = rollDice(seed * 1_000_003 + at)
        const file = dice.pick(files)
        const spoiled = mutate(readFileSync(file), dice)
        const name = `${seed}-${at}.pdf`
        const path = join(folder, name)
        writeFileSync(path, spoiled.bytes)
        const killed = report.deaths.length + report.ended.length
        const began = performance.now()
        const outcome = await readOne(pool, path, wholes.get(file)!)
        const seconds = (performance.now() - began) / 1000
        rmSync(path)
        report.outcomes[outcome.verdict] = (report.outcomes[outcome.verdict] ?? 0) + 1
        const story = `${name} ${basename(file)} (${spoiled.how.join(', ')}): ${outcome.values.join('; ')}`
        if (outcome.verdict === 'other') report.others.push(story)
        if (outcome.verdict === 'printed') report.printed.push(story)
        if (seconds > report.longest.seconds) report.longest = { seconds, name }
        if (seconds > LONG || outcome.values.length > 0 || report.deaths.length + report.ended.length > killed) store(name, spoiled.bytes)
        if ((at + 1) % 100 === 0) onProgress?.(at + 1, report)
      }
    }
    await Promise.all(Array.from({ length: workers }, lane))
  } finally {
    report.largest = memory.stop()
    await pool.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return report
}

async function readOne(pool: Pool, path: string, whole: Reading): Promise<Omit<Judgement, 'verdict'> & { verdict: string }> {
  try {
    return judge(await pool.extract(path), whole, () => printedText(path))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { verdict: error.code, values: [] }
  }
}

/** What pdf.js threw is an answer; a process that ended is a death. */
function noteDeath({ deaths, ended }: FuzzReport, name: string, trouble: string): void {
  const end = /exitCode: `([^`]*)`|signalCode: `([^`]*)`/g
  const how = [...trouble.matchAll(end)].map((match) => match[1] ?? match[2]).filter((word) => word !== 'null')
  if (!/terminated unexpectedly|Worker terminated/.test(trouble)) return
  const list = how.some((signal) => signal === 'SIGKILL' || signal === MEMORY_SIGNAL) ? ended : deaths
  list.push(`${name}: ${how.join(' ')}`)
}

/** Sample documents with a text layer: recognising a scan takes seconds, and none of its own code is in the file. */
export function ordinaryFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && !/scan/.test(name))
    .sort()
    .map((name) => join(folder, name))
}
