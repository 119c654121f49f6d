import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '#app/contract/reading.ts'
import { scoreDocument, truthSchema } from '#app/domain/learning/score.ts'
import { readDocument } from '#app/engine/read/pdf.ts'
import { trustIn } from '#app/engine/understand/confidence/confidence-rows.ts'
import { featuresOf, logOdds, type Weights } from '#app/engine/understand/confidence/confidence.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'

/** One given value: what the model sees of it, and whether it was right. */
export interface Sample {
  field: string
  /** Layouts that are made alike belong together: cross-validation leaves them out together. */
  family: string
  /** Of a cell the second is how far the rows of its table bear each other out. */
  features: [score: number, margin: number]
  right: boolean
  /** 1 where nothing is said. */
  weight?: number
}

/** Scores as they are, so that the fit sees what it is to map. */
const plain: Weights = { score: 1, margin: 0, base: 0, fields: {} }

/** All values of the documents of a folder (PDFs with truth beside them; scans left out), header fields and cells apart. */
export async function collectSamples(folder: string): Promise<{ fields: Sample[]; cells: Sample[] }> {
  const samples = { fields: [] as Sample[], cells: [] as Sample[] }
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const truth = truthSchema.parse(JSON.parse(readFileSync(join(folder, name.replace(/\.pdf$/, '.json')), 'utf8')))
    if (truth.scanned) continue
    const reading = understandDocument(await readDocument(new Uint8Array(readFileSync(join(folder, name))), {}), {
      einvoice: false,
      weights: plain,
    })
    const family = String(truth.family ?? truth.layout ?? name.replace(/[-\d]+\.pdf$/, ''))
    samples.fields.push(...samplesOf(reading, truth, family))
    samples.cells.push(...cellSamplesOf(reading, truth, family))
  }
  return samples
}

export function samplesOf(reading: Reading, truth: Parameters<typeof scoreDocument>[0], family: string): Sample[] {
  return scoreDocument(truth, reading).outcomes.flatMap(({ part, field, outcome }) => {
    const cell = part === 'fields' && outcome !== 'missed' ? reading.fields[field] : undefined
    if (!cell) return []
    const list = [cell, ...(cell.candidates ?? [])].map(({ value, confidence }) => ({ value, score: confidence }))
    return [{ field, family, features: featuresOf(list), right: outcome === 'right' }]
  })
}

/** A long table says the same thing many times: of each column at most so many cells are taken. */
const MOST_CELLS = 4

/** The cells of items and tax lines; scores are read with the plain weights, so that a cell's confidence is its score. */
export function cellSamplesOf(reading: Reading, truth: Parameters<typeof scoreDocument>[0], family: string): Sample[] {
  const asScores = (rows: Reading['items']) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, { score: cell.confidence }])))
  const trust = { items: trustIn(asScores(reading.items)), vat_details: trustIn(asScores(reading.vat_details)), fields: 0 }
  const taken = new Map<string, number>()
  const rows = Math.max(1, reading.items.length)
  return scoreDocument(truth, reading).outcomes.flatMap(({ part, field, outcome, confidence }, at) => {
    if (part === 'fields' || outcome === 'missed') return []
    const name = `${part}.${field}`
    const count = taken.get(name) ?? 0
    if (count >= MOST_CELLS || (part === 'items' && rows > 2 * MOST_CELLS && at % 3 !== 0)) return []
    taken.set(name, count + 1)
    return [{ field: name, family, features: [logOdds(confidence), trust[part]], right: outcome === 'right' }]
  })
}
