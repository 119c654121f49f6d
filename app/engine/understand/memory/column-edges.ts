import type { Column } from '#app/contract/kinds/index.ts'
import type { ColumnMemory } from '#app/contract/memory.ts'
import type { Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import { chunksOf } from './chunks.ts'
import type { FoundItem } from './find-items.ts'
import { isNumeric } from './typed.ts'

export interface Edges {
  left: number
  right: number
}

/** Left edges nearer than this are one column, in points. */
export const SAME_EDGE = 8
/** What stands in this share of the rows is a column of the page, though none of ours. */
const USUAL = 0.4

/**
 * The columns on the rows of numbers, from the left, with those of the page that are none of ours. `inNames`: codes within names, which end at
 * one edge by chance and are no column.
 */
export function columnsOf(
  found: readonly FoundItem[],
  kindColumns: readonly Column[],
  inNames: ReadonlySet<Word> = new Set(),
): ColumnMemory[] {
  const typeOf = new Map(kindColumns.map((column) => [column.name, column.type]))
  const known = new Map<string, Edges[]>()
  const others: Edges[] = []
  for (const { cells, rows, at } of found) {
    const ours = new Set([...cells.values()].flat())
    for (const [name, words] of cells) {
      const onRow = words.filter((word) => rows[at]!.words.includes(word))
      if (onRow.length) known.set(name, [...(known.get(name) ?? []), edgesOf(onRow)])
    }
    others.push(...chunksOf(rows[at]!.words.filter((word) => !ours.has(word) && !inNames.has(word) && wordsOf(word.text).length > 0)))
  }
  return [
    ...[...known].map(([name, cells]) => columnFrom(name, cells, isNumeric(typeOf.get(name) ?? 'text'))),
    ...groupByEdge(others)
      .filter((cells) => cells.length >= Math.max(Math.min(2, found.length), USUAL * found.length))
      .map((cells) => columnFrom('', cells, false)),
  ].sort((a, b) => a.left - b.left)
}

export function edgesOf(words: readonly Word[]): Edges {
  return { left: Math.min(...words.map((word) => word.box.left)), right: Math.max(...words.map((word) => word.box.right)) }
}

/** Edges by their medians: a row whose price equals its total may show either in the other's place. Numbers end at an edge unless they clearly begin at one. */
export function columnFrom(name: string, cells: readonly Edges[], numeric: boolean): ColumnMemory {
  const [left, right] = [median(cells.map((cell) => cell.left)), median(cells.map((cell) => cell.right))]
  const off = (of: (cell: Edges) => number) => cells.reduce((sum, cell) => sum + Math.min(of(cell), 3 * SAME_EDGE), 0)
  const [offLeft, offRight] = [off((cell) => Math.abs(cell.left - left)), off((cell) => Math.abs(cell.right - right))]
  const align = numeric ? (offLeft < offRight ? 'left' : 'right') : offLeft <= offRight ? 'left' : 'right'
  const kept = cells.filter((cell) => (align === 'left' ? Math.abs(cell.left - left) : Math.abs(cell.right - right)) < SAME_EDGE)
  return { name, left: Math.min(...kept.map((cell) => cell.left)), right: Math.max(...kept.map((cell) => cell.right)), align }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]!

function groupByEdge(cells: readonly Edges[]): Edges[][] {
  const groups: Edges[][] = []
  for (const cell of cells) {
    const group = groups.find(([one]) => Math.abs(one!.left - cell.left) < SAME_EDGE || Math.abs(one!.right - cell.right) < SAME_EDGE)
    if (group) group.push(cell)
    else groups.push([cell])
  }
  return groups
}
