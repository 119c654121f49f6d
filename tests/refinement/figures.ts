import type { Reading } from '#app/contract/reading.ts'
import { printedBy } from './printed.ts'
import type { Sample } from './samples.ts'
import { spotsOf, type Spot } from './spots.ts'

export interface Figures {
  documents: number
  /** Values of the truth that the page prints and the reading does not give; and those that it could not give, since no page prints them. */
  missing: number
  unprinted: number
  /** Given ones that are doubtful, right or wrong, and codes of which the truth says nothing. */
  doubtful: number
  right: number
  /** Given and not right, or given where a complete truth has nothing. */
  wrong: number
  /** Of the values given with 0.9 or more (but codes of which the truth says nothing), and of those the right ones. */
  sure: number
  sureRight: number
  /** Values that were right and are no more, or were not wrong and are now: none is the goal. */
  worse: string[]
  /** Failed checks that were not failed before. */
  checksWorse: number
}

/** Figures of all parts together, and by part. `before`: the same samples as they were, to say what became worse. */
export function figuresOf(after: readonly Sample[], before: readonly Sample[] = after, part?: Spot['part']): Figures {
  const figures: Figures = {
    documents: after.length,
    missing: 0,
    unprinted: 0,
    doubtful: 0,
    right: 0,
    wrong: 0,
    sure: 0,
    sureRight: 0,
    worse: [],
    checksWorse: 0,
  }
  for (const [at, sample] of after.entries()) {
    const { name, reading, truth } = sample
    const old = before[at]!.reading
    const isFailed = (one: Reading, code: string) => one.checks.some((check) => check.code === code && check.status === 'failed')
    figures.checksWorse += reading.checks.filter(({ code }) => isFailed(reading, code) && !isFailed(old, code)).length
    const verdicts = new Map(spotsOf(truth, old).map((spot) => [spot.place, spot.verdict]))
    const isPrinted = printedBy(sample)
    for (const spot of spotsOf(truth, reading)) {
      if (part && spot.part !== part) continue
      const { verdict, cell } = spot
      if (verdict === 'missing') figures[isPrinted(spot) ? 'missing' : 'unprinted'] += 1
      if (verdict === 'right') figures.right += 1
      if (isWrong(verdict)) figures.wrong += 1
      if (spot.isDoubtful) figures.doubtful += 1
      if (cell && cell.confidence >= 0.9 && verdict !== 'unsaid') {
        figures.sure += 1
        if (verdict === 'right') figures.sureRight += 1
      }
      const was = verdicts.get(spot.place)
      if ((isWrong(verdict) && !isWrong(was)) || (was === 'right' && verdict !== 'right'))
        figures.worse.push(`${name} ${spot.place}: ${cell?.value ?? 'nothing'} (${cell?.reason ?? ''})`)
    }
  }
  return figures
}

const isWrong = (verdict: Spot['verdict'] | undefined): boolean => verdict === 'wrong' || verdict === 'spurious'

/** For diagnosis: what is still open, one line each. */
export function openSpots(sample: Sample): string[] {
  const { name, reading, truth } = sample
  const isPrinted = printedBy(sample)
  return spotsOf(truth, reading).flatMap((spot) => {
    if (spot.verdict === 'missing')
      return [`${isPrinted(spot) ? 'missing' : 'unprinted'} ${spot.part} ${spot.field} ${name} ${spot.place}: ${spot.truth}`]
    return spot.isDoubtful
      ? [
          `doubtful ${spot.part} ${spot.field} ${name} ${spot.place}: ${spot.verdict} ${spot.cell!.confidence} ${spot.cell!.source} ${spot.cell!.value} (${spot.truth}) ${spot.cell!.reason}`,
        ]
      : []
  })
}
