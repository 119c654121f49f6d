import type { Column } from '#app/contract/kinds/index.ts'
import type { ColumnMemory } from '#app/contract/memory.ts'
import type { Word } from '../../document.ts'
import { type Borders, type Chunk, chunksOf, textOfWords } from './chunks.ts'
import type { PageRow } from './rows-of-page.ts'
import { isNumeric, type NumberAndDateFormat, readTyped } from './typed.ts'

/** The cells of one row of numbers. */
export interface RowCells {
  cells: Map<string, { value: string; words: Word[] }>
  /** How many number columns are filled. */
  numbers: number
}

/** A chunk further from every known edge belongs to no column, in points. */
const FAR = 40
/** Where nothing but the edges says that this is the table, they are kept this closely, in points. */
const CLOSE = 5

/** Each chunk in the column whose edge it keeps best. */
export function readUnderHeads(
  row: PageRow,
  places: readonly ColumnMemory[],
  columns: readonly Column[],
  format: NumberAndDateFormat,
): RowCells | undefined {
  return readBy((chunk) => columnOf(chunk, places), row.words, places, columns, format)
}

/** Each chunk exactly where the column's chunks stood; undefined where one stands elsewhere. */
export function readUnderEdges(
  row: PageRow,
  places: readonly ColumnMemory[],
  columns: readonly Column[],
  format: NumberAndDateFormat,
): RowCells | undefined {
  const isClose = (chunk: Chunk, { align, left, right }: ColumnMemory) => Math.abs(chunk[align] - (align === 'left' ? left : right)) < CLOSE
  const own = wordsWithin(row, places)
  const chunks = chunksOf(own, bordersOf(places))
  if (chunks.length === 0 || chunks.some((chunk) => !places.some((column) => isClose(chunk, column) || isInText(chunk, column, columns))))
    return undefined
  return readBy((chunk) => places.find((column) => isClose(chunk, column)) ?? columnOf(chunk, places), own, places, columns, format)
}

/** The words of a row without what stands beside the table: a reference in a column of its own at the edge of the page. */
function wordsWithin({ words }: PageRow, places: readonly ColumnMemory[]): Word[] {
  const [left, right] = [Math.min(...places.map((column) => column.left)), Math.max(...places.map((column) => column.right))]
  return chunksOf(words).flatMap((chunk) => (chunk.right < left - FAR || chunk.left > right + FAR ? [] : chunk.words))
}

/** As many chunks as there are columns, each of the sort that stands at its turn. */
export function readInOrder(
  row: PageRow,
  places: readonly ColumnMemory[],
  columns: readonly Column[],
  format: NumberAndDateFormat,
): RowCells | undefined {
  const chunks = partAtGaps(wordsWithin(row, places), places.length)
  if (chunks.length !== places.length) return undefined
  const read = readChunks(new Map(chunks.map((chunk, at) => [chunk, places[at]])), columns, format)
  return read.cells.size === places.filter(({ name }) => name).length ? read : undefined
}

function readBy(
  columnFor: (chunk: Chunk) => ColumnMemory | undefined,
  words: readonly Word[],
  borders: readonly ColumnMemory[],
  columns: readonly Column[],
  format: NumberAndDateFormat,
): RowCells {
  const chunks = chunksOf(words, bordersOf(borders)).flatMap((chunk) => splitChunk(chunk, borders))
  return readChunks(new Map(chunks.map((chunk) => [chunk, columnFor(chunk)])), columns, format)
}

/** Two cells that touch: one begins where a column begins, the other ends where another one ends. */
function splitChunk(chunk: Chunk, columns: readonly ColumnMemory[]): Chunk[] {
  const begins = columns.find(({ align, left }) => align === 'left' && Math.abs(chunk.left - left) < CLOSE)
  const ends = columns.find(({ align, right }) => align === 'right' && Math.abs(chunk.right - right) < CLOSE)
  return begins && ends && begins !== ends && chunk.words.length > 1 ? partAtGaps(chunk.words, 2) : [chunk]
}

/** The words of a row in so many chunks: the widest gaps part them. */
function partAtGaps(words: readonly Word[], count: number): Chunk[] {
  const gaps = words.slice(1).map((word, at) => ({ at: at + 1, gap: word.box.left - words[at]!.box.right }))
  const cuts = gaps
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, count - 1)
    .map(({ at }) => at)
    .sort((a, b) => a - b)
  return [0, ...cuts].map((from, at) => {
    const part = words.slice(from, cuts[at] ?? words.length)
    return { words: part, left: part[0]?.box.left ?? 0, right: part.at(-1)?.box.right ?? 0 }
  })
}

function readChunks(
  chunks: ReadonlyMap<Chunk, ColumnMemory | undefined>,
  columns: readonly Column[],
  format: NumberAndDateFormat,
): RowCells {
  const byColumn = new Map<string, Word[]>()
  for (const [chunk, column] of chunks) {
    if (column?.name) byColumn.set(column.name, [...(byColumn.get(column.name) ?? []), ...chunk.words])
  }
  const cells: RowCells['cells'] = new Map()
  let numbers = 0
  for (const { name, type } of columns) {
    const words = byColumn.get(name)
    const value = words && readTyped(type, textOfWords(words), format)
    if (!words || value === undefined) continue
    if (isNumeric(type)) numbers += 1
    cells.set(name, { value, words })
  }
  return { cells, numbers }
}

function isInText(chunk: Chunk, { name, left, right, align }: ColumnMemory, columns: readonly Column[]): boolean {
  const isText = columns.some((column) => column.name === name && column.type === 'text')
  return isText && align === 'left' && chunk.left > left - CLOSE && chunk.left < right
}

function bordersOf(columns: readonly ColumnMemory[]): Borders {
  return {
    begins: columns.filter(({ align }) => align === 'left').map(({ left }) => left),
    ends: columns.filter(({ align }) => align === 'right').map(({ right }) => right),
  }
}

/** The column whose edge the chunk keeps best; what stands between a text column's edge and the next column belongs to the text. */
export function columnOf(chunk: Chunk, columns: readonly ColumnMemory[]): ColumnMemory | undefined {
  const off = ({ left, right, align }: ColumnMemory, at: number) => {
    const edge = align === 'left' ? Math.abs(chunk.left - left) : Math.abs(chunk.right - right)
    if (align === 'left' && chunk.left > left - 3 && chunk.right < (columns[at + 1]?.left ?? Infinity)) return Math.min(edge, 15)
    return edge + (chunk.left < right && chunk.right > left ? 0 : 10)
  }
  const [best] = columns.map((column, at) => ({ column, off: off(column, at) })).sort((a, b) => a.off - b.off)
  return best && best.off < FAR ? best.column : undefined
}
