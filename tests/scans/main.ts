import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ScoredDocument, summarize } from '#app/domain/learning/score-report.ts'
import { scoreDocument, truthSchema } from '#app/domain/learning/score.ts'
import { createPool, type Pool } from '#app/pool/pool.ts'
import { rollDice } from '#tests/generator/random.ts'
import { makeScan } from './make-scan.ts'

export interface ScanRun {
  /** PDFs with their truth in a JSON file of the same name. */
  folder: string
  /** Where the scans are kept; those that are there are not made again. */
  out: string
  count: number
  script: string
  workers: number
}

/** Milliseconds for one document: what is measured here is reading, not how busy the machine is. */
const PATIENCE = 600_000

interface Figures {
  documents: number
  header: number
  items: number
  touchless: number
  sure_right: number
}

export interface ScanReport {
  digital: Figures
  scanned: Figures
  /** Median milliseconds of a page, reading and understanding. */
  page_ms: number
  /** Documents that lost most of their header values, the worst first. */
  lost: { name: string; digital: number; scanned: number }[]
}

/** Reads documents with a text layer, and the same as scans, and scores both by the same truth. Every so-manieth is taken where there are more than `count`. */
export async function compareScans({ folder, out, count, script, workers }: ScanRun): Promise<ScanReport> {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && existsSync(truthOf(join(folder, name))))
    .filter((name) => !readTruth(join(folder, name)).scanned)
    .sort()
  const step = Math.max(1, all.length / count)
  const names = Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)]!)
  const pool = createPool({ workers, script, wallClock: PATIENCE })
  try {
    const pairs = await Promise.all(names.map((name, at) => comparePair(pool, join(folder, name), join(out, name), at)))
    const done = pairs.filter((pair) => pair !== undefined)
    return {
      digital: figuresOf(done.map(({ digital }) => digital)),
      scanned: figuresOf(done.map(({ scanned }) => scanned)),
      page_ms: Math.round(done.map(({ pageMs }) => pageMs).sort((a, b) => a - b)[done.length >> 1] ?? 0),
      lost: done
        .map(({ digital, scanned }) => ({ name: digital.name, digital: headerOf([digital]), scanned: headerOf([scanned]) }))
        .sort((a, b) => b.digital - b.scanned - (a.digital - a.scanned))
        .slice(0, 12),
    }
  } finally {
    await pool.close()
  }
}

async function comparePair(pool: Pool, file: string, scanFile: string, seed: number) {
  if (!existsSync(scanFile)) {
    const scan = await makeScan(file, rollDice(seed))
    if (!scan) return undefined
    writeFileSync(scanFile, scan)
  }
  const truth = readTruth(file)
  const score = async (path: string) => {
    const reading = await pool.extract(path, { einvoice: false })
    const document: ScoredDocument = { name: basename(file), truth, failed: false, ...scoreDocument(truth, reading) }
    return { document, reading }
  }
  const digital = await score(file)
  const scanned = await score(scanFile)
  return { digital: digital.document, scanned: scanned.document, pageMs: scanned.reading.ms.total / Math.max(1, scanned.reading.pages) }
}

const truthOf = (file: string): string => file.replace(/\.pdf$/, '.json')
const readTruth = (file: string) => truthSchema.parse(JSON.parse(readFileSync(truthOf(file), 'utf8')))
const round = (share: number): number => Math.round(share * 1000) / 1000
const headerOf = (documents: ScoredDocument[]): number => round(summarize(documents).header.f1)

function figuresOf(documents: ScoredDocument[]): Figures {
  const { header, items, touchless, all } = summarize(documents)
  return {
    documents: documents.length,
    header: round(header.f1),
    items: round(items.f1),
    touchless: round(touchless),
    sure_right: round(all.sure_right),
  }
}
