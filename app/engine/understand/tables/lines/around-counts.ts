import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'
import type { Entry } from './entry.ts'
import { isDay } from './row-sort.ts'

/** `24 | 2026-04-16` level with the middle of a name in two lines: how many, and for which day. Beside rows that hold their names such a row is a part of a delivery. */
export function withCountsOfNames(entries: readonly Entry[], layout: Layout): Entry[] {
  if (layout.description === undefined || entries.some(({ sort }) => sort === 'line')) return [...entries]
  const hasDay = ({ cells }: Entry) =>
    cells.some((cell, at) => layout.columns[at]!.head.heading?.role === 'date' && isDay.test(textOf(cell)))
  const isNamed = (entry: Entry | undefined) => entry?.sort === 'text' && entry.cells[layout.description!]!.length > 0
  return entries.map((entry, at) =>
    entry.sort === 'text' && entry.numbers.quantity && hasDay(entry) && isNamed(entries[at - 1]) && isNamed(entries[at + 1])
      ? { ...entry, sort: 'line' as const }
      : entry,
  )
}
