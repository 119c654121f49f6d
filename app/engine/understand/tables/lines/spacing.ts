import type { Entry } from './entry.ts'
import type { Group } from './groups.ts'
import type { Layout } from '../columns/layout.ts'
import { middle } from '../rows.ts'

const LOOSER = 1.14 // times the distance of lines within an item: what is further apart belongs to two
const BEHIND = 5 // rows after the last line that may still belong to it
const TIGHT = 0.75 // of the type's height: rows nearer than that are not lines of one text

/**
 * Groups where items stand further apart than the lines within them, whether their numbers stand at the first, middle or last line.
 * Undefined where the spacing does not tell: each group must hold one line of numbers.
 */
export function groupBySpacing(entries: readonly Entry[], layout: Layout): Group[] | undefined {
  const at = layout.description
  if (at === undefined) return undefined
  const near = entries.slice(0, entries.findLastIndex((entry) => entry.sort === 'line') + BEHIND)
  const texts = near.filter((entry) => (entry.sort === 'line' || entry.sort === 'text') && entry.cells[at]!.length > 0)
  const lines = entries.filter((entry) => entry.sort === 'line')
  if (areSetUnder(texts, at)) return undefined
  const inner = innerDistance(texts.slice(0, texts.findLastIndex((entry) => entry.sort === 'line') + 1), entries)
  if (lines.length < 2 || inner === undefined) return undefined
  const clusters: Entry[][] = []
  for (const entry of texts) {
    const last = clusters.at(-1)?.at(-1)
    if (last && distance(last, entry) <= LOOSER * inner && !isBroken(last, entry, entries)) clusters.at(-1)!.push(entry)
    else clusters.push([entry])
  }
  const groups: Group[] = []
  for (const line of lines) {
    const cluster = clusters.find((rows) => rows.includes(line)) ?? clusters.find((rows) => spans(rows, line)) ?? []
    groups.push({
      line,
      above: cluster.filter((row) => isAbove(row, line)),
      below: cluster.filter((row) => row !== line && !isAbove(row, line)),
    })
  }
  const taken = groups.flatMap((group) => [...group.above, ...group.below])
  const isShared = new Set(taken).size !== taken.length || taken.some((entry) => entry.sort === 'line')
  const isBare = groups.some((group) => group.line.cells[at]!.length + group.above.length + group.below.length === 0)
  return isShared || isBare || taken.length === 0 ? undefined : withRest(groups, entries, taken)
}

const SMALLER = 0.93 // times the type of the names
const INDENT = 3 // points

/** `L 24118A Cad. 09/2028` in smaller type and set in, wherever names have such a row beside them: it says more of the name above, however near the next one stands. */
function areSetUnder(texts: readonly Entry[], at: number): boolean {
  const names = texts.filter(({ sort }) => sort === 'line')
  const rows = texts.filter(({ sort }) => sort === 'text')
  const edge = Math.max(...names.map(({ cells }) => cells[at]![0]!.box.left))
  const least = Math.min(...names.map(({ cells }) => cells[at]![0]!.size))
  return (
    texts[0]?.sort === 'line' &&
    rows.length > 0 &&
    rows.every(({ cells }) => cells[at]![0]!.box.left > edge + INDENT && cells[at]!.every(({ size }) => size < SMALLER * least))
  )
}

/** Rows without a description (codes under codes) go to the item that they stand in or under. */
function withRest(groups: Group[], entries: readonly Entry[], taken: readonly Entry[]): Group[] {
  const rest = entries.filter((entry) => entry.sort === 'text' && !taken.includes(entry))
  const tops = groups.map((group) => Math.min(...[group.line, ...group.above].map((entry) => entry.row.box.top)))
  for (const entry of rest) {
    const at = tops.findLastIndex((top) => top <= middle(entry.row.box))
    const group = groups[at]
    const last = group && [group.line, ...group.below].reduce((a, b) => (a.row.box.bottom > b.row.box.bottom ? a : b))
    if (group && last && entry.row.box.top - last.row.box.bottom < entry.row.size && !isBroken(group.line, entry, entries))
      group.below.push(entry)
  }
  return groups
}

/** The distance from line to line within items: the smallest between neighbouring texts, where larger ones exist too. */
function innerDistance(texts: readonly Entry[], entries: readonly Entry[]): number | undefined {
  const distances = texts
    .slice(1)
    .flatMap((entry, at) => (isBroken(texts[at]!, entry, entries) ? [] : [distance(texts[at]!, entry)]))
    .filter((gap, at) => gap > TIGHT * texts[at]!.row.size)
  const least = Math.min(...distances)
  return distances.some((gap) => gap > LOOSER * least) ? least : undefined
}

function distance(upper: Entry, lower: Entry): number {
  return middle(lower.row.box) - middle(upper.row.box)
}

/** A sum or charge stands between. */
function isBroken(upper: Entry, lower: Entry, entries: readonly Entry[]): boolean {
  return entries
    .slice(entries.indexOf(upper) + 1, entries.indexOf(lower))
    .some((entry) => entry.sort === 'sum' || entry.sort === 'soft_sum' || entry.sort === 'charge')
}

function spans(rows: readonly Entry[], line: Entry): boolean {
  const y = middle(line.row.box)
  return rows[0]!.row.box.top - 0.6 * line.row.size <= y && rows.at(-1)!.row.box.bottom + 0.6 * line.row.size >= y
}

function isAbove(row: Entry, line: Entry): boolean {
  return row !== line && middle(row.row.box) < middle(line.row.box)
}
