import type { Column, Kind } from '#app/contract/kinds/index.ts'
import type { ColumnMemory, TableMemory } from '#app/contract/memory.ts'
import type { Document, Page, Word } from '../../document.ts'
import { wordsOf } from '../fold.ts'
import { staticWords } from './anchors.ts'
import { chunksOf } from './chunks.ts'
import { locateInLine } from './locate.ts'
import { type PageRow, rowsOfPage } from './rows-of-page.ts'
import { isNumeric, type NumberAndDateFormat } from './typed.ts'

type Row = Record<string, string | null | undefined>

interface Edges {
  left: number
  right: number
}

interface FoundRow {
  page: Page
  at: number
  rows: PageRow[]
  cells: Map<string, Word[]>
}

interface FoundItem extends FoundRow {
  item: number
}

/** Heads stand at most so far over the first row, in points. */
const HEADS_ABOVE = 45
/** Left edges nearer than this are one column, in points. */
const SAME_EDGE = 8
/** What stands in this share of the rows is a column of the page, though none of ours. */
const USUAL = 0.4

/** The columns of the item table as a person approved it, and all words of its rows. Undefined where the page does not print the rows. */
export function learnTable(
  document: Document,
  kind: Kind,
  items: readonly Row[],
  format: NumberAndDateFormat,
): { memory: TableMemory; words: Set<Word> } | undefined {
  const guessed = findRows(document, kind.columns, items, format)
  if (guessed.length === 0) return undefined
  const found = settleCells(guessed, kind, items, format)
  const name = kind.columns.find((column) => column.type === 'text')!.name
  const wrapped = found.map((row) => ({ ...row, ...findName(row, String(items[row.item]?.[name] ?? '')) }))
  const words = new Set(wrapped.flatMap((row) => [...[...row.cells.values()].flat(), ...row.name, ...row.rows[row.at]!.words]))
  for (const row of wrapped) if (row.name.length) row.cells.set(name, row.name)
  const columns = columnsOf(wrapped, kind.columns)
  const heads = headsOf(wrapped[0]!, words, columns)
  if (columns.filter((column) => column.name).length < 2 || heads.length === 0) return undefined
  return { memory: { heads, columns, wraps: wrapped.some((row) => row.lines > 1), ends: endsOf(wrapped.at(-1)!, words) }, words }
}

/** Each item's row on the page: the first one after the last item's that prints two of its cells (or all it has). */
function findRows(document: Document, columns: readonly Column[], items: readonly Row[], format: NumberAndDateFormat): FoundItem[] {
  const pages = document.pages.map((page) => ({ page, rows: rowsOfPage(page) }))
  const found: FoundItem[] = []
  let pageAt = 0
  let rowAt = -1
  items.forEach((item, index) => {
    const wanted = columns.filter((column) => column.type !== 'text' && item[column.name])
    const enough = Math.min(2, wanted.length)
    if (enough === 0) return
    for (let p = pageAt; p < pages.length; p += 1) {
      const { page, rows } = pages[p]!
      for (let r = p === pageAt ? rowAt + 1 : 0; r < rows.length; r += 1) {
        const cells = cellsOn(page, rows[r]!, wanted, item, format)
        if (cells.size < enough) continue
        found.push({ page, at: r, rows, cells, item: index })
        pageAt = p
        rowAt = r
        return
      }
    }
  })
  return found
}

/** Which words of a row print which cells; no word prints two. */
function cellsOn(
  page: Page,
  row: PageRow,
  columns: readonly Column[],
  item: Row,
  format: NumberAndDateFormat,
  known: readonly ColumnMemory[] = [],
): Map<string, Word[]> {
  const cells = new Map<string, Word[]>()
  const taken = new Set<Word>()
  for (const { name, type } of columns) {
    const places = row.lines.flatMap((line) => locateInLine(type, item[name]!, page, line, format))
    const column = known.find((one) => one.name === name)
    const free = places.filter(({ words }) => !words.some((word) => taken.has(word)))
    const place = column ? free.toSorted((a, b) => distance(a.words, column) - distance(b.words, column))[0] : free[0]
    if (!place) continue
    cells.set(name, place.words)
    for (const word of place.words) taken.add(word)
  }
  return cells
}

/** A value may stand twice on a row (a quantity in a name, a price that equals the total): the columns of all rows decide. */
function settleCells(guessed: readonly FoundItem[], kind: Kind, items: readonly Row[], format: NumberAndDateFormat): FoundItem[] {
  const columns = columnsOf(guessed, kind.columns)
  return guessed.map((row) => {
    const wanted = kind.columns.filter((column) => row.cells.has(column.name))
    return { ...row, cells: cellsOn(row.page, row.rows[row.at]!, wanted, items[row.item]!, format, columns) }
  })
}

/** From the edge that the column keeps, in points. */
function distance(words: readonly Word[], { left, right, align }: ColumnMemory): number {
  return align === 'left' ? Math.abs(words[0]!.box.left - left) : Math.abs(words.at(-1)!.box.right - right)
}

/** The words of the description, on the row and the lines under it. */
function findName({ rows, at, cells }: FoundRow, text: string): { name: Word[]; lines: number } {
  const wanted = wordsOf(text)
  const numbers = new Set([...cells.values()].flat())
  const name: Word[] = []
  let done = 0
  let lines = 0
  for (let r = at; r < Math.min(rows.length, at + 6) && done < wanted.length; r += 1) {
    const before = done
    for (const word of rows[r]!.words) {
      const tokens = wordsOf(word.text)
      if (numbers.has(word) || tokens.length === 0 || !tokens.every((token, offset) => wanted[done + offset] === token)) continue
      done += tokens.length
      name.push(word)
    }
    if (done > before) lines += 1
  }
  return done >= 0.8 * wanted.length ? { name, lines } : { name: [], lines: 0 }
}

function columnsOf(found: readonly FoundRow[], kindColumns: readonly Column[]): ColumnMemory[] {
  const typeOf = new Map(kindColumns.map((column) => [column.name, column.type]))
  const known = new Map<string, Edges[]>()
  const others: Edges[] = []
  for (const { cells, rows, at } of found) {
    const ours = new Set([...cells.values()].flat())
    for (const [name, words] of cells) {
      const onRow = words.filter((word) => rows[at]!.words.includes(word))
      const edges = { left: Math.min(...onRow.map((word) => word.box.left)), right: Math.max(...onRow.map((word) => word.box.right)) }
      if (onRow.length) known.set(name, [...(known.get(name) ?? []), edges])
    }
    others.push(...chunksOf(rows[at]!.words.filter((word) => !ours.has(word) && wordsOf(word.text).length > 0)))
  }
  return [
    ...[...known].map(([name, cells]) => columnFrom(name, cells, isNumeric(typeOf.get(name) ?? 'text'))),
    ...groupByEdge(others)
      .filter((cells) => cells.length >= Math.max(Math.min(2, found.length), USUAL * found.length))
      .map((cells) => columnFrom('', cells, false)),
  ].sort((a, b) => a.left - b.left)
}

/** Edges by their medians: a row whose price equals its total may show either in the other's place. Numbers end at an edge unless they clearly begin at one. */
function columnFrom(name: string, cells: readonly Edges[], numeric: boolean): ColumnMemory {
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

/** The row above that heads most of the columns, the nearest of equals (a heading of a group heads one at most), with its neighbour where heads have two lines. */
function headsOf({ rows, at }: FoundRow, values: ReadonlySet<Word>, columns: readonly ColumnMemory[]): TableMemory['heads'] {
  const top = rows[at]!.top
  const above = rows.slice(0, at).filter((row) => top - row.top < HEADS_ABOVE && row.words.every((word) => !values.has(word)))
  const headed = (row: PageRow) =>
    columns.filter(({ left, right }) => row.words.some(({ box }) => box.left < right + SAME_EDGE && box.right > left - SAME_EDGE)).length
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

function endsOf({ rows, at }: FoundRow, values: ReadonlySet<Word>): string[] {
  const after = rows.slice(at + 1).find((row) => staticWords(row.words, values).length > 0 && !row.words.some((word) => values.has(word)))
  return after ? staticWords(after.words, values).slice(0, 6) : []
}
