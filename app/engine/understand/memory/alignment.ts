import type { Memory } from '#app/contract/memory.ts'

/** How the print of an earlier paper lies on this one: first made larger or smaller, then moved, in points. */
export interface Alignment {
  scale: number
  dx: number
  dy: number
}

export interface Point {
  x: number
  y: number
}

/** Fewer words that both papers print once prove nothing. */
const FEWEST_WORDS = 6
/** Words so far apart show a scale, in points. */
const FAR_APART = 100
/** Printers shrink to the paper and scanners stretch it, not by more than this. */
const MOST_SCALED = 0.25
/** The same within the thickness of letters: points, and share of a length. */
const SAME_PLACE = 2.5
const SAME_SCALE = 0.004

/**
 * Where a scanner took the paper in at another edge, or a printer made the page fit, everything stands a little beside where it stood. Undefined
 * where it stands as it did, or where the words agree on nothing: what a longer table pushes down is no other alignment.
 */
export function alignmentOf(print: Memory['print'], places: ReadonlyMap<string, readonly Point[]>): Alignment | undefined {
  const pairs = pairsOf(print, places)
  if (pairs.length < FEWEST_WORDS) return undefined
  const scale = scaleOf(pairs)
  if (Math.abs(scale - 1) > MOST_SCALED) return undefined
  const dx = mostOften(pairs.map(({ was, is }) => is.x - scale * was.x))
  if (scale === 1 && Math.abs(dx) < SAME_PLACE) return undefined
  // The head of a page stays where it is, however long the table under it is.
  const upper = pairs.toSorted((a, b) => a.was.y - b.was.y).slice(0, Math.ceil(pairs.length / 2))
  return { scale, dx, dy: mostOften(upper.map(({ was, is }) => is.y - scale * was.y)) }
}

interface Pair {
  was: Point
  is: Point
}

/** Words that stand once on either first page. */
function pairsOf(print: Memory['print'], places: ReadonlyMap<string, readonly Point[]>): Pair[] {
  const times = new Map<string, number>()
  for (const { word } of print) times.set(word, (times.get(word) ?? 0) + 1)
  return print.flatMap(({ word, x, y }) => {
    const [is, ...others] = places.get(word) ?? []
    return is && others.length === 0 && Number.isFinite(is.y) && times.get(word) === 1 ? [{ was: { x, y }, is }] : []
  })
}

/** The middle one of all that two words each say; columns that became wider for what they hold are outnumbered. */
function scaleOf(pairs: readonly Pair[]): number {
  const said = pairs.flatMap((a, at) =>
    pairs.slice(at + 1).flatMap((b) => {
      const before = b.was.x - a.was.x
      return Math.abs(before) < FAR_APART ? [] : (b.is.x - a.is.x) / before
    }),
  )
  const middle = said.toSorted((a, b) => a - b)[Math.floor(said.length / 2)]
  return middle === undefined || Math.abs(middle - 1) < SAME_SCALE ? 1 : middle
}

/** The mean of the values that have most others beside them. */
function mostOften(values: readonly number[]): number {
  const near = values.map((value) => values.filter((other) => Math.abs(other - value) < SAME_PLACE))
  const most = near.reduce((best, one) => (one.length > best.length ? one : best))
  return most.reduce((sum, value) => sum + value, 0) / most.length
}
