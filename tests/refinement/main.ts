import { brains } from './brains.ts'
import { figuresOf, measureBrain, readSamples, type Figures } from './measure.ts'

/** Figures over folders of PDFs with truth: without a model, with a helpful one, and with each that does harm. */
export async function measureFolders(folders: readonly string[], every: number): Promise<Record<string, Figures>> {
  const samples = await readSamples(folders, every)
  const report: Record<string, Figures> = { without: figuresOf(samples) }
  for (const [name, brain] of Object.entries(brains)) report[name] = await measureBrain(samples, brain)
  const few = samples.slice(0, 3)
  for (const trap of ['stalls', 'dies', 'garbage', 'chatter', 'cut'] as const)
    report[`${trap} (3)`] = await measureBrain(few, brains.helpful!, trap)
  return report
}
