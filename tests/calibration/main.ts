import { writeFileSync } from 'node:fs'
import { crossValidate, fitWeights, type Judged, keptPromise } from './fit.ts'
import { firstSight, keepFirstSight } from './first-sight.ts'
import { collectSamples } from './samples.ts'

interface Wanted {
  /** Where the weights are written; nowhere without. */
  out?: string | undefined
  /** Weights of cells are written too, in the place of the numbers set by hand (docs/decisions/081). */
  withCells?: boolean | undefined
}

/** Fits the weights over folders of documents with truth and what unseen papers said at first sight, and tells what cross-validation by layout family says of each. */
export async function calibrateOver(folders: string[], { out, withCells }: Wanted) {
  const { fields, cells } = await collectAll(folders)
  const unseen = new Set(firstSight())
  const all = [...fields, ...unseen]
  if (out) {
    const weights = { ...fitWeights(all), ...(withCells ? { cells: fitWeights(cells) } : {}) }
    writeFileSync(out, `${JSON.stringify(weights, null, 2)}\n`)
  }
  const judged = crossValidate(all)
  return {
    fields: tell(judged.filter(({ sample }) => !unseen.has(sample))),
    fields_at_first_sight: tell(judged.filter(({ sample }) => unseen.has(sample))),
    cells: tell(crossValidate(cells)),
  }
}

/** Keeps what the engine makes of papers that nobody has looked at yet, before it is mended for them. */
export async function rememberFirstSight(folders: string[], round: string) {
  return { round, values: keepFirstSight(round, (await collectAll(folders)).fields) }
}

async function collectAll(folders: string[]) {
  const found = await Promise.all(folders.map(collectSamples))
  return { fields: found.flatMap((one) => one.fields), cells: found.flatMap((one) => one.cells) }
}

function tell(judged: readonly Judged[]) {
  return { samples: judged.length, wrong: judged.filter(({ sample }) => !sample.right).length, ...keptPromise(judged) }
}
