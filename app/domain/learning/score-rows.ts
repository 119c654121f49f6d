import { isRight, isScored } from './score-value.ts'

export interface Alignment {
  /** [given, truth], in order. */
  pairs: [number, number][]
  /** Given rows without a counterpart, and rows of the truth without one. */
  extra: number[]
  lost: number[]
}

/** A pair without one right cell is still better than none. */
const PAIRED = 1e-6

/** Aligns rows in order so that the most cells are right. */
export function alignRows(given: Record<string, { value: string }>[], truth: Record<string, string | null>[]): Alignment {
  const width = truth.length + 1
  const best = new Float64Array((given.length + 1) * width)
  const sameCells = countSame(given, truth)
  for (let g = 1; g <= given.length; g++) {
    for (let t = 1; t < width; t++) {
      const paired = best[(g - 1) * width + t - 1]! + sameCells(g - 1, t - 1) + PAIRED
      best[g * width + t] = Math.max(best[(g - 1) * width + t]!, best[g * width + t - 1]!, paired)
    }
  }
  const pairs: [number, number][] = []
  for (let g = given.length, t = truth.length; g > 0 && t > 0;) {
    const here = best[g * width + t]!
    if (here === best[(g - 1) * width + t]!) g -= 1
    else if (here === best[g * width + t - 1]!) t -= 1
    else pairs.push([--g, --t])
  }
  pairs.reverse()
  const without = (rows: readonly unknown[], side: 0 | 1) => {
    const paired = new Set(pairs.map((pair) => pair[side]))
    return rows.map((_, at) => at).filter((at) => !paired.has(at))
  }
  return { pairs, extra: without(given, 0), lost: without(truth, 1) }
}

/** Long orders compare the same two texts again and again: each answer is kept. */
function countSame(given: Record<string, { value: string }>[], truth: Record<string, string | null>[]) {
  const known = new Map<string, boolean>()
  function same(field: string, value: string, want: string): boolean {
    const key = `${field}\u0000${value}\u0000${want}`
    const answer = known.get(key) ?? isRight(field, value, want)
    known.set(key, answer)
    return answer
  }
  return (g: number, t: number): number =>
    Object.entries(truth[t]!).filter(([field, want]) => {
      const cell = given[g]![field]
      return cell !== undefined && want !== null && isScored(field) && same(field, cell.value, want)
    }).length
}
