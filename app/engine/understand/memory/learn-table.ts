import type { Kind } from '#app/contract/kinds/index.ts'
import type { ColumnMemory, TableMemory } from '#app/contract/memory.ts'
import type { Document, Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import { staticWords } from './anchors.ts'
import { columnFrom, columnsOf, edgesOf, SAME_EDGE } from './column-edges.ts'
import { findCodes } from './find-codes.ts'
import { type FoundItem, findItems, type Row } from './find-items.ts'
import { findNames, type NamedItem, type NameSide } from './find-names.ts'
import type { PageRow } from './rows-of-page.ts'
import type { NumberAndDateFormat } from './typed.ts'

/** Heads stand at most so far over the first row, in points. */
const HEADS_ABOVE = 45

export interface LearnedTable {
  memory: TableMemory
  /** All words of its rows. */
  words: Set<Word>
  /** Those of the last item's cells. */
  cellWords: Word[]
  /** The rows of the last page under the last item. */
  after: PageRow[]
}

/** The columns of the item table as a person approved it, and all words of its rows. Undefined where the page does not print the rows. */
export function learnTable(document: Document, kind: Kind, items: readonly Row[], format: NumberAndDateFormat): LearnedTable | undefined {
  const found = findItems(document, kind, items, format)
  if (found.length === 0) return undefined
  const nameColumn = kind.columns.find((column) => column.type === 'text')!.name
  const { side, named } = findNames(found, items, nameColumn)
  const codes = kind.columns.flatMap((column) => {
    const at = column.type === 'code' ? findCodes(named, items, column) : undefined
    return at ? [{ name: column.name, at }] : []
  })
  const rows = named.map((row) => withName(row, side === 'row' ? nameColumn : undefined, new Set(codes.map(({ name }) => name))))
  const words = new Set(rows.flatMap((row) => [...[...row.cells.values()].flat(), ...row.name, ...row.rows[row.at]!.words]))
  for (const row of rows) for (const index of row.nameRows) for (const word of row.rows[index]!.words) words.add(word)
  const below = codes.some(({ at }) => at === 'line_after') ? 1 : 0
  if (below) for (const row of rows) for (const word of row.rows[(row.nameRows.at(-1) ?? row.at) + 1]?.words ?? []) words.add(word)
  const columns = [
    ...columnsOf(rows, kind.columns, new Set(named.flatMap((row) => codes.flatMap(({ name }) => row.cells.get(name) ?? [])))),
    ...(side === 'row' ? [] : nameBeside(rows, nameColumn, side)),
    ...codes.map((code): ColumnMemory => ({ ...code, left: 0, right: 0, align: 'left' })),
  ]
  if (columns.filter((column) => column.name).length < 2) return undefined
  const first = rows.reduce((top, row) =>
    row.page === rows[0]!.page && (row.nameRows[0] ?? row.at) < (top.nameRows[0] ?? top.at) ? row : top,
  )
  const heads = headsOf(first, Math.min(first.at, first.nameRows[0] ?? first.at), words, columns)
  const lines = codes.some(({ at }) => at === 'line_after' || at === 'line_before')
  const wraps = lines || rows.some((row) => row.nameRows.length > 1)
  const last = rows.at(-1)!
  const after = last.rows.slice(Math.max(last.at, last.nameRows.at(-1) ?? 0) + 1 + below)
  const pitch = pitchOf(rows)
  const memory = { heads, columns, wraps, ends: [], gap: gapOf(rows, lines ? 1 : 0), ...(pitch ? { pitch } : {}) }
  return { memory, words, cellWords: [...last.cells.values(), last.name].flat(), after }
}

/** The furthest from one row of numbers to the next on a page, in points. */
function pitchOf(rows: readonly NamedItem[]): number | undefined {
  const steps = rows
    .slice(1)
    .flatMap((row, at) => (row.page === rows[at]!.page ? [row.rows[row.at]!.top - rows[at]!.rows[rows[at]!.at]!.top] : []))
  return steps.length > 0 ? Math.max(...steps) : undefined
}

/** The name as a cell of its row, where it stands there; codes in names are no cells of it. */
function withName(row: NamedItem, nameColumn: string | undefined, codes: ReadonlySet<string>): NamedItem {
  const cells = new Map([...row.cells].filter(([name]) => !codes.has(name)))
  if (nameColumn && row.name.length > 0) cells.set(nameColumn, row.name)
  return { ...row, cells }
}

/** The column of names that stand on lines of their own. */
function nameBeside(rows: readonly NamedItem[], name: string, at: Exclude<NameSide, 'row'>): ColumnMemory[] {
  const lines = rows.flatMap((row) =>
    row.nameRows.map((index) => edgesOf(row.name.filter((word) => row.rows[index]!.words.includes(word)))),
  )
  return lines.length > 0 ? [{ ...columnFrom(name, lines, false), align: 'left', at }] : []
}

/** The widest gap between the lines of one item, in points; a line further down may be a code. */
function gapOf(rows: readonly NamedItem[], more: number): number {
  const gaps = rows.flatMap(({ rows: all, at, nameRows }) => {
    const own = [...new Set([at, ...nameRows, ...(more > 0 && nameRows.length > 0 ? [nameRows.at(-1)! + more] : [])])].sort((a, b) => a - b)
    return own.slice(1).map((index, before) => (all[index]?.top ?? 0) - (all[own[before]!]?.bottom ?? 0))
  })
  return Math.max(0, ...gaps)
}

/** The row above that heads most of the columns, the nearest of equals (a heading of a group heads one at most), with its neighbour where heads have two lines. */
function headsOf({ rows }: FoundItem, at: number, values: ReadonlySet<Word>, columns: readonly ColumnMemory[]): TableMemory['heads'] {
  const top = rows[at]!.top
  const above = rows.slice(0, at).filter((row) => top - row.top < HEADS_ABOVE && row.words.every((word) => !values.has(word)))
  const onRow = columns.filter((column) => !column.at)
  const headed = (row: PageRow) =>
    onRow.filter(({ left, right }) => row.words.some(({ box }) => box.left < right + SAME_EDGE && box.right > left - SAME_EDGE)).length
  const best = above.reduce<PageRow | undefined>((most, row) => (most && headed(most) > headed(row) ? most : row), undefined)
  const nearest = above.filter((row) => best && (row === best || isNextLine(row, best)))
  return nearest.flatMap((row) =>
    row.words.flatMap((word) =>
      wordsOf(word.text)
        .filter((token) => !/\d/.test(token))
        .map((token) => ({ word: token, x: Math.round(word.box.left) })),
    ),
  )
}

function isNextLine(a: PageRow, b: PageRow): boolean {
  const [upper, lower] = a.top < b.top ? [a, b] : [b, a]
  return lower.top - upper.bottom < 0.6 * (upper.bottom - upper.top) && a.lines.length > 1
}

/** The words that begin what follows the table, none of any value. */
export function endsOf(after: readonly PageRow[], values: ReadonlySet<Word>): string[] {
  const row = after.find(({ words }) => words.some((word) => !values.has(word)) && staticWords(words, values).length > 0)
  return row ? staticWords(row.words, values).slice(0, 6) : []
}
