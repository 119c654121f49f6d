import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'
import type { Entry } from './entry.ts'
import { isDay } from './row-sort.ts'

/** `05/10/2026   1200` under an article with a day and a count of its own: called off again, under the same code and name, which are not repeated. */
export function withCalledOff(entries: readonly Entry[], layout: Layout): Entry[] {
  let article: Entry | undefined
  return entries.map((entry) => {
    const day = entry.cells.findIndex((cell) => isDay.test(textOf(cell)))
    if (entry.sort === 'line' && entry.numbers.quantity && isNamed(entry, layout)) article = day < 0 ? undefined : entry
    else if (entry.sort === 'line' || entry.sort === 'sum') article = undefined
    if (!article || entry === article || day < 0 || textOf(article.cells[day]!) === '' || !isDayAndCount(entry, day, layout)) return entry
    const named = article.cells
    return {
      ...entry,
      sort: 'line' as const,
      cells: entry.cells.map((cell, at) => (cell.length > 0 ? cell : carried(at, layout) ? named[at]! : cell)),
    }
  })
}

const isNamed = ({ cells }: Entry, { code, description }: Layout) =>
  [code, description].some((at) => at !== undefined && cells[at]!.length > 0)

const carried = (at: number, { code, otherCode, divalto, description }: Layout) => [code, otherCode, divalto, description].includes(at)

/** Nothing but the day and how many. */
const isDayAndCount = ({ cells, numbers }: Entry, day: number, { quantity }: Layout) =>
  numbers.quantity !== undefined && cells.every((cell, at) => at === day || at === quantity || cell.length === 0)
