import { writeFileSync } from 'node:fs'
import { crossValidate, fitWeights } from './fit.ts'
import { collectSamples, type Sample } from './samples.ts'

/** Fits the weights over folders of documents with truth, writes them where asked, and tells what cross-validation by layout family says. */
export async function calibrateOver(folders: string[], out?: string) {
  const found = await Promise.all(folders.map(collectSamples))
  const fields = found.flatMap((one) => one.fields)
  const cells = found.flatMap((one) => one.cells)
  const weights = { ...fitWeights(fields), cells: fitWeights(cells) }
  if (out) writeFileSync(out, `${JSON.stringify(weights, null, 2)}\n`)
  return { fields: judge(fields), cells: judge(cells) }
}

function judge(samples: readonly Sample[]) {
  return { samples: samples.length, wrong: samples.filter(({ right }) => !right).length, ...crossValidate(samples) }
}
