import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '#app/contract/reading.ts'
import { scoreDocument, truthSchema } from '#app/domain/learning/score.ts'
import { readDocument } from '#app/engine/read/pdf.ts'
import { featuresOf, type Weights } from '#app/engine/understand/confidence.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'

/** One given header value: what the model sees of it, and whether it was right. */
export interface Sample {
  field: string
  /** Layouts that are made alike belong together: cross-validation leaves them out together. */
  family: string
  features: [score: number, margin: number]
  right: boolean
  /** 1 where nothing is said. */
  weight?: number
}

/** Scores as they are, so that the fit sees what it is to map. */
const plain: Weights = { score: 1, margin: 0, base: 0, fields: {} }

/** All header values of the documents of a folder (PDFs with truth beside them; scans left out). */
export async function collectSamples(folder: string): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const truth = truthSchema.parse(JSON.parse(readFileSync(join(folder, name.replace(/\.pdf$/, '.json')), 'utf8')))
    if (truth.scanned) continue
    const reading = understandDocument(await readDocument(new Uint8Array(readFileSync(join(folder, name))), {}), {
      einvoice: false,
      weights: plain,
    })
    samples.push(...samplesOf(reading, truth, String(truth.family ?? truth.layout ?? name.replace(/[-\d]+\.pdf$/, ''))))
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
