import { type Column, type KindName, kinds } from '#app/contract/kinds/index.ts'
import type { ColumnMemory, Memory, TableMemory } from '#app/contract/memory.ts'
import type { CandidateRow } from '../../candidate.ts'
import type { Document, Page, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import { wordsOf } from '../fold.ts'
import { type Borders, type Chunk, chunksOf, textOfWords } from './chunks.ts'
import { matchWords } from './match-words.ts'
import { type PageRow, rowsOfPage } from './rows-of-page.ts'
import { isNumeric, readTyped } from './typed.ts'

/** How many of the head's words must be there again. */
const HEADS_FOUND = 0.7
/** A chunk further from every known edge belongs to no column, in points. */
const FAR = 40

interface Reading {
  cells: CandidateRow
  /** How many number columns are filled. */
  numbers: number
}

/** What a remembered table gives on another paper. */
export interface RecalledRows {
  rows: CandidateRow[]
  /** Columns that the engine alone had not read right. */
  needed: ReadonlySet<string>
  /** People had to add or delete rows. */
  needsRows: boolean
  /** Columns that people emptied on every row. */
  emptied: readonly string[]
}

/** The item rows of a layout whose table is remembered, over all its pages; undefined where its heads are not found. */
export function recallRows(document: Document, kindName: KindName, memory: Memory): RecalledRows | undefined {
  const { table } = memory
  if (!table) return undefined
  const { columns } = kinds[kindName]
  const rows = document.pages.flatMap((page) => rowsOn(page, table, columns, memory))
  if (rows.length === 0) return undefined
  return {
    rows,
    needed: new Set(table.needed ?? columns.map(({ name }) => name)),
    needsRows: table.needs_rows ?? true,
    emptied: table.emptied ?? [],
  }
}

function rowsOn(page: Page, table: TableMemory, columns: readonly Column[], memory: Memory): CandidateRow[] {
  const rows = rowsOfPage(page)
  const head = findHeads(rows, table)
  if (head === undefined) return []
  const wantedNumbers = Math.min(2, table.columns.filter(({ name }) => isNumberColumn(columns, name)).length)
  const found: CandidateRow[] = []
  const nameColumn = columns.find((column) => column.type === 'text')!.name
  for (const row of rows.slice(head.at + 1)) {
    if (table.ends.length && found.length && matchWords(row.words, table.ends)) break
    const { cells, numbers } = readRow(row, page, head.columns, columns, memory)
    if (numbers >= Math.max(1, wantedNumbers)) found.push(cells)
    else if (found.length && numbers === 0) wrap(found.at(-1)!, cells[nameColumn], nameColumn, table.wraps)
  }
  return found
}

/** The last row of the heads, and the columns where they stand now: tables make columns wider or narrower by what they hold. */
function findHeads(rows: readonly PageRow[], { heads, columns }: TableMemory): { at: number; columns: ColumnMemory[] } | undefined {
  for (let at = 0; at < rows.length; at += 1) {
    const words = [...(rows[at - 1]?.words ?? []), ...rows[at]!.words].flatMap((word) =>
      wordsOf(word.text).map((token) => ({ token, x: word.box.left })),
    )
    if (!heads.some(({ word }) => rows[at]!.words.some((one) => wordsOf(one.text).includes(word)))) continue
    const found = heads.flatMap(({ word, x }) => {
      const [nearest] = words.filter(({ token }) => token === word).sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
      return nearest ? [{ x, shift: nearest.x - x }] : []
    })
    if (found.length < HEADS_FOUND * heads.length) continue
    const onNext = heads.filter(({ word }) => rows[at + 1]?.words.some((one) => wordsOf(one.text).includes(word)))
    return { at: onNext.length > 0.3 * heads.length ? at + 1 : at, columns: columns.map((column) => shiftColumn(column, found)) }
  }
  return undefined
}

/** A column moves as the head nearest to its edge does. */
function shiftColumn(column: ColumnMemory, heads: readonly { x: number; shift: number }[]): ColumnMemory {
  const edge = column.align === 'left' ? column.left : column.right
  const off = ({ x }: { x: number }) => (x > edge ? 3 * (x - edge) : edge - x) // heads of numbers begin before the edge where the numbers end
  const { shift } = heads.toSorted((a, b) => off(a) - off(b))[0]!
  return { ...column, left: column.left + shift, right: column.right + shift }
}

const isNumberColumn = (columns: readonly Column[], name: string) =>
  columns.some((column) => column.name === name && isNumeric(column.type))

function readRow(row: PageRow, page: Page, places: readonly ColumnMemory[], columns: readonly Column[], memory: Memory): Reading {
  const cells: CandidateRow = {}
  let numbers = 0
  const byColumn = new Map<string, Word[]>()
  for (const chunk of chunksOf(row.words, bordersOf(places))) {
    const column = columnOf(chunk, places)
    if (column?.name) byColumn.set(column.name, [...(byColumn.get(column.name) ?? []), ...chunk.words])
  }
  for (const { name, type } of columns) {
    const words = byColumn.get(name)
    if (!words) continue
    const value = readTyped(type, textOfWords(words), memory.formats)
    if (value === undefined) continue
    if (isNumeric(type)) numbers += 1
    cells[name] = {
      value,
      score: 0.98,
      source: 'learned',
      page: page.number,
      box: union(words.map((word) => word.box)),
      words,
      text: textOfWords(words),
      reason: 'the column of an earlier paper',
    }
  }
  return { cells, numbers }
}

function bordersOf(columns: readonly ColumnMemory[]): Borders {
  return {
    begins: columns.filter(({ align }) => align === 'left').map(({ left }) => left),
    ends: columns.filter(({ align }) => align === 'right').map(({ right }) => right),
  }
}

/** The column whose edge the chunk keeps best; what stands between a text column's edge and the next column belongs to the text. */
function columnOf(chunk: Chunk, columns: readonly ColumnMemory[]): ColumnMemory | undefined {
  const off = ({ left, right, align }: ColumnMemory, at: number) => {
    const edge = align === 'left' ? Math.abs(chunk.left - left) : Math.abs(chunk.right - right)
    if (align === 'left' && chunk.left > left - 3 && chunk.right < (columns[at + 1]?.left ?? Infinity)) return Math.min(edge, 15)
    return edge + (chunk.left < right && chunk.right > left ? 0 : 10)
  }
  const [best] = columns.map((column, at) => ({ column, off: off(column, at) })).sort((a, b) => a.off - b.off)
  return best && best.off < FAR ? best.column : undefined
}

function wrap(row: CandidateRow, more: CandidateRow[string] | undefined, name: string, wraps: boolean): void {
  const before = row[name]
  if (!wraps || !more || !before) return
  const words = [...(before.words ?? []), ...(more.words ?? [])]
  row[name] = {
    ...before,
    value: `${before.value} ${more.value}`,
    text: textOfWords(words),
    words,
    box: union(words.map((word) => word.box)),
  }
}
