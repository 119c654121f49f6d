import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Truth, truthSchema } from '#app/domain/learning/score.ts'
import { usageFailure } from '../failure.ts'
import { requireFolder } from '../look-at.ts'
import type { Corrected } from './changes.ts'
import { pdfsUnder } from '../pdf-files.ts'

/** A PDF and what is true of it. */
export interface Sample {
  name: string
  path: string
  truth: Truth
  /** For approved documents: what people had put right. */
  corrected?: Corrected
}

/** The PDFs of a folder that have a JSON of the same stem beside them. */
export function samplesIn(folder: string): Sample[] {
  requireFolder(folder)
  const samples = pdfsUnder(folder).flatMap((path) => {
    const beside = path.replace(/\.pdf$/i, '.json')
    return existsSync(beside) ? [{ name: basename(path), path, truth: readTruth(beside) }] : []
  })
  if (samples.length === 0) throw usageFailure(`There is no PDF with its truth (a .json of the same name) in "${folder}".`)
  return samples
}

function readTruth(path: string): Truth {
  try {
    return truthSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw usageFailure(`"${path}" is no truth of a document: ${error instanceof Error ? error.message : String(error)}`)
  }
}
