import { brains } from './brains.ts'
import { figuresOf, openSpots, type Figures } from './figures.ts'
import { refineAll } from './measure.ts'
import { readSamples, type Sample } from './samples.ts'

/** Figures over folders of PDFs with truth: without a model, with a helpful one (by part too), and with each that does harm. */
export async function measureFolders(folders: readonly string[], every: number): Promise<Record<string, Figures>> {
  return measureSamples(await readSamples(folders, every))
}

async function measureSamples(samples: readonly Sample[]): Promise<Record<string, Figures>> {
  const report: Record<string, Figures> = { without: figuresOf(samples) }
  for (const part of parts) report[`without, ${part}`] = figuresOf(samples, samples, part)
  for (const [name, brain] of Object.entries(brains)) {
    const after = await refineAll(samples, brain)
    report[name] = figuresOf(after, samples)
    if (name === 'helpful') for (const part of parts) report[`${name}, ${part}`] = figuresOf(after, samples, part)
  }
  for (const trap of ['stalls', 'silent', 'dies', 'garbage', 'chatter', 'cut'] as const)
    report[trap] = figuresOf(await refineAll(samples, brains.helpful!, trap), samples)
  return report
}

const parts = ['header', 'items', 'vat'] as const

export { brains, figuresOf, measureSamples, openSpots, readSamples, refineAll }
