import type { Layout } from '../columns/layout.ts'
import { middle, textOf } from '../rows.ts'
import type { Entry } from './entry.ts'
import { isDay } from './row-sort.ts'

const WITHIN = 0.9 // of the type's height: rows so near to each other are of one line, whose numbers stand level with the middle of its texts

/** `24 | 2026-04-16` level with the middle of a name in two lines: how many, and for which day. Beside rows that hold their names such a row is a part of a delivery. */
export function withCountsOfNames(entries: readonly Entry[], layout: Layout): Entry[] {
  if (layout.description === undefined) return [...entries]
  if (entries.some(({ sort }) => sort === 'line'))
    return entries.map((entry, at) => (isBetween(entries, at, layout.description!) ? { ...entry, sort: 'line' } : entry))
  const hasDay = ({ cells }: Entry) =>
    cells.some((cell, at) => layout.columns[at]!.head.heading?.role === 'date' && isDay.test(textOf(cell)))
  const isNamed = (entry: Entry | undefined) => entry?.sort === 'text' && entry.cells[layout.description!]!.length > 0
  return entries.map((entry, at) =>
    entry.sort === 'text' && entry.numbers.quantity && hasDay(entry) && isNamed(entries[at - 1]) && isNamed(entries[at + 1])
      ? { ...entry, sort: 'line' as const }
      : entry,
  )
}

/** `box | 0.5` half way between a name and the number of its batch under it. */
function isBetween(entries: readonly Entry[], at: number, names: number): boolean {
  const [above, entry, below] = [entries[at - 1], entries[at]!, entries[at + 1]]
  if (entry.sort !== 'text' || !entry.numbers.quantity || entry.cells[names]!.length > 0) return false
  return [above, below].every(
    (beside) =>
      beside?.sort === 'text' &&
      beside.row.page === entry.row.page &&
      beside.cells[names]!.length > 0 &&
      Math.abs(middle(beside.row.box) - middle(entry.row.box)) < WITHIN * entry.row.size,
  )
}
