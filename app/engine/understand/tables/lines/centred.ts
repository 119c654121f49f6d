import type { Layout } from '../columns/layout.ts'
import { boxOf, middle } from '../rows.ts'
import type { Entry } from './entry.ts'
import type { Group } from './groups.ts'

const LEVEL = 0.12 // of the type's height: how far the middle of a text may be from that of its numbers
const FEWEST = 2 // items whose texts have several lines, to say anything

/**
 * Groups where the numbers stand level with the middle of their texts, which follow one another without a gap: `Hinge` over `Art. 4711` over `EAN 3760…` beside numbers
 * in the row of the code. Every text goes to the item that it centres on. Undefined where one does not.
 */
export function groupCentred(entries: readonly Entry[], layout: Layout): Group[] | undefined {
  const at = layout.description
  // Where a head says that the code stands over the name, texts begin with it.
  if (at === undefined || layout.columns[at]!.head.stack.length > 0) return undefined
  const groups: Group[] = []
  for (const chain of chainsOf(entries)) {
    if (chain.some(({ sort, cells }) => sort === 'text' && cells[at]!.length === 0)) return undefined
    const grouped = groupChain(chain, at)
    if (!grouped) return undefined
    groups.push(...grouped)
  }
  const tall = groups.filter(({ above, below }) => above.length + below.length > 0)
  // Where every row of numbers has words beside it, they may as well begin there.
  return tall.length >= FEWEST && tall.some(({ line }) => line.cells[at]!.length === 0) ? groups : undefined
}

/** Lines and texts without a sum or a title between them. */
function chainsOf(entries: readonly Entry[]): Entry[][] {
  const chains: Entry[][] = [[]]
  for (const entry of entries) {
    if (entry.sort === 'line' || entry.sort === 'text') chains.at(-1)!.push(entry)
    else chains.push([])
  }
  return chains.filter((chain) => chain.some(({ sort }) => sort === 'line'))
}

/** How many texts above it a line takes, and the groups up to there. */
type Ways = Map<number, Group[]>

/** Texts over the first line and under the last one may be left; all others are shared out. */
function groupChain(chain: readonly Entry[], at: number): Group[] | undefined {
  const places = chain.flatMap(({ sort }, place) => (sort === 'line' ? [place] : []))
  const between = (from: number, to: number) => chain.slice(from + 1, to)
  let before = between(-1, places[0]!)
  let ways: Ways = new Map(Array.from({ length: before.length + 1 }, (_, above) => [above, []]))
  for (const [nth, place] of places.entries()) {
    const line = chain[place]!
    const after = between(place, places[nth + 1] ?? chain.length)
    const next: Ways = new Map()
    for (const [above, groups] of ways)
      for (let below = 0; below <= after.length; below++) {
        const group = { line, above: before.slice(before.length - above), below: after.slice(0, below) }
        const left = after.length - below
        if (!next.has(left) && isCentred(group, at)) next.set(left, [...groups, group])
      }
    if (next.size === 0) return undefined
    before = after
    ways = next
  }
  return [...ways.values()][0]
}

function isCentred({ line, above, below }: Group, at: number): boolean {
  const texts = [...above, line, ...below].flatMap(({ cells }) => cells[at]!)
  const numbers = Object.values(line.numbers).flatMap(({ words }) => words)
  if (texts.length === 0 || numbers.length === 0) return false
  const apart = middle(boxOf(texts)) - middle(boxOf(numbers))
  return Math.abs(apart) <= LEVEL * line.row.size
}
