import { writeFileSync } from 'node:fs'
import { crossValidate, fitWeights } from './fit.ts'
import { collectSamples } from './samples.ts'

/** Fits the weights over folders of documents with truth, writes them where asked, and tells what cross-validation by layout family says. */
export async function calibrateOver(folders: string[], out?: string) {
  const samples = (await Promise.all(folders.map(collectSamples))).flat()
  const weights = fitWeights(samples)
  if (out) writeFileSync(out, `${JSON.stringify(weights, null, 2)}\n`)
  return { samples: samples.length, wrong: samples.filter(({ right }) => !right).length, ...crossValidate(samples) }
}
