import { isBareCode } from '../codes/bare-codes.ts'
import type { Entry } from './entry.ts'
import type { Layout } from '../columns/layout.ts'
import { isOneRun } from '../runs.ts'
import { isSubLine } from './sub-lines.ts'

const MOST_TITLES = 0.75 // of the lines: where nearly each line has its bold text, those are names, unless a sum ends each group or the lines begin with codes

/** `Consommation`, `SALLES` in bold between lines that are not: what follows is of that sort, and nothing of it belongs to the line above. */
export function boldTitles(entries: readonly Entry[], { description: at, code }: Layout): ReadonlySet<Entry> {
  if (at === undefined) return none
  const lines = entries.filter(({ sort }) => sort === 'line')
  // The names of the lines have to be plain, and to stand where their numbers do.
  if (lines.length === 0 || lines.some(({ cells }) => cells[at]!.length === 0 || cells[at]!.every(({ bold }) => bold))) return none
  const titles = entries.filter((entry, place) => {
    const { row, cells, sort } = entry
    return (
      sort === 'text' &&
      row.words.every(({ bold }) => bold) &&
      cells[at]!.length > 0 &&
      isOneRun(row.words, 1.2 * row.size) &&
      entries[place + 1]?.sort === 'line'
    )
  })
  const isEnded = (entry: Entry) => entries[entries.indexOf(entry) - 1]?.sort.endsWith('sum') !== false
  const isCoded = ({ cells }: Entry) => cells[at]!.length > 1 && isBareCode(cells[at]!.slice(0, 1))
  // `Fresh` in bold over the code, name and number of one line each: what has a code beside it in its column is the name.
  const isWhole = ({ cells }: Entry) => code !== undefined && cells[code]!.length > 0 && !isSubLine(cells[at]!)
  const areGroups =
    titles.length > 1 &&
    (titles.every(isEnded) ||
      lines.every(isWhole) ||
      (lines.every(isCoded) && !titles.some(({ cells }) => isBareCode(cells[at]!.slice(0, 1)))))
  return titles.length <= MOST_TITLES * lines.length || areGroups ? new Set(titles) : none
}

const none: ReadonlySet<Entry> = new Set()
