import Big from 'big.js'
import type { Group } from './groups.ts'

const FEWEST = 2 // such rows right under each other
const SIZES = 3 // at least

/**
 * `Navy | 60 | 120 | 140 | 90 | 40 | 450` under the lines of the order: how a quantity is shared out among colours and sizes, whole numbers of which the last is
 * the sum of the others. Such rows order nothing once more, where lines above them do.
 */
export function withoutSizeRows(groups: readonly Group[]): Group[] {
  const shared = groups.map(addsUpAcross)
  const isMatrix = (at: number) => shared[at] && (shared[at - 1] || shared[at + 1])
  const kept = groups.filter((_, at) => !isMatrix(at))
  const isOrdered = kept.some(({ line }) => line.balance === 'exact')
  return isOrdered && groups.length - kept.length >= FEWEST ? kept : [...groups]
}

function addsUpAcross({ line }: Group): boolean {
  if (line.balance === 'exact') return false
  const first = line.row.words.findIndex(({ text }) => /^\d+$/.test(text))
  const texts = first < 0 ? [] : line.row.words.slice(first).map(({ text }) => text)
  if (texts.length <= SIZES || !texts.every((text) => /^\d+$/.test(text))) return false
  const sizes = texts.slice(0, -1)
  return sizes.reduce((sum, size) => sum.plus(size), new Big(0)).eq(texts.at(-1)!)
}
