import { type Figures, measureFamilies } from './measure.ts'
import { inventFamilies, readFamilies } from './read.ts'
import { spoilFamilies } from './spoil.ts'

export interface FamilyRun {
  /** A folder of families; without one they are invented. */
  folder?: string | undefined
  families: number
  seed: number
}

/** How well one approval teaches, by family, whichever paper comes first. */
export async function measure({ folder, families, seed }: FamilyRun): Promise<Record<'first' | 'last', Figures>> {
  const read = folder ? await readFamilies(folder) : await inventFamilies(families, seed)
  return { first: measureFamilies(read, 0), last: measureFamilies(read, -1) }
}

/** What one wrong value in the approved paper spoils besides itself. */
export async function spoil({ folder, families, seed }: FamilyRun) {
  const spoilt = spoilFamilies(folder ? await readFamilies(folder) : await inventFamilies(families, seed))
  return { tried: spoilt.length, spoilt: spoilt.filter(({ changed }) => changed.length > 0) }
}
