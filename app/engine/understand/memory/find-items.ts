import type { Column, Kind } from '#app/contract/kinds/index.ts'
import type { ColumnMemory } from '#app/contract/memory.ts'
import type { Document, Page, Word } from '../../document.ts'
import { wordsOf } from '../words/fold.ts'
import { columnsOf } from './column-edges.ts'
import { locateInLine } from './locate.ts'
import { type PageRow, rowsOfPage } from './rows-of-page.ts'
import type { NumberAndDateFormat } from './typed.ts'

export type Row = Record<string, string | null | undefined>

/** The row of an item's numbers on the page. */
export interface FoundItem {
  item: number
  page: Page
  rows: PageRow[]
  at: number
  cells: Map<string, Word[]>
}

/** Each item's row on the page, the columns of all rows settling which words are which cell. */
export function findItems(document: Document, kind: Kind, items: readonly Row[], format: NumberAndDateFormat): FoundItem[] {
  const usual = findRows(document, kind.columns, items, format, 2)
  const found = usual.length === items.length ? usual : longer(usual, findRows(document, kind.columns, items, format, 1))
  return settleCells(found, kind, items, format)
}

const longer = (a: FoundItem[], b: FoundItem[]): FoundItem[] => (b.length > a.length ? b : a)

/** The first row after the last item's that prints so many of its cells (or all it has). */
function findRows(
  document: Document,
  columns: readonly Column[],
  items: readonly Row[],
  format: NumberAndDateFormat,
  least: number,
): FoundItem[] {
  const pages = document.pages.map((page) => ({ page, rows: rowsOfPage(page) }))
  const found: FoundItem[] = []
  let pageAt = 0
  let rowAt = -1
  items.forEach((item, index) => {
    const wanted = columns.filter((column) => column.type !== 'text' && item[column.name])
    const enough = Math.min(least, wanted.length)
    if (enough === 0) return
    for (let p = pageAt; p < pages.length; p += 1) {
      const { page, rows } = pages[p]!
      for (let r = p === pageAt ? rowAt + 1 : 0; r < rows.length; r += 1) {
        const cells = cellsOn(page, rows[r]!, wanted, item, format, nameOf(columns, item))
        if (cells.size < enough || (least === 1 && !isNumberThere(columns, item, cells))) continue
        found.push({ page, at: r, rows, cells, item: index })
        pageAt = p
        rowAt = r
        return
      }
    }
  })
  return found
}

/** Where one cell is enough it is a number: codes may stand beside the name, on another row. */
function isNumberThere(columns: readonly Column[], item: Row, cells: ReadonlyMap<string, Word[]>): boolean {
  const numbers = columns.filter(({ name, type }) => type === 'quantity' && item[name])
  return numbers.every(({ name }) => cells.has(name))
}

/** Which words of a row print which cells; no word prints two. */
function cellsOn(
  page: Page,
  row: PageRow,
  columns: readonly Column[],
  item: Row,
  format: NumberAndDateFormat,
  nameText: string | null | undefined,
  known: readonly ColumnMemory[] = [],
): Map<string, Word[]> {
  const cells = new Map<string, Word[]>()
  const taken = new Set<Word>()
  // "Syringe 5 ml", ordered 5 times: a number in the name is a cell only where there is no other.
  const inName = new Set(nameText ? nameWords(row.words, wordsOf(nameText)) : [])
  const last = (words: readonly Word[]) => (words.some((word) => inName.has(word)) ? 1000 : 0)
  for (const { name, type } of columns) {
    const places = row.lines.flatMap((line) => locateInLine(type, item[name]!, page, line, format))
    const column = known.find((one) => one.name === name)
    const free = places.filter(({ words }) => !words.some((word) => taken.has(word)))
    const off = (words: readonly Word[]) => last(words) + (column ? distance(words, column) : 0)
    const place = free.toSorted((a, b) => off(a.words) - off(b.words))[0]
    if (!place) continue
    cells.set(name, place.words)
    for (const word of place.words) taken.add(word)
  }
  return cells
}

const nameOf = (columns: readonly Column[], item: Row) => item[columns.find(({ type }) => type === 'text')?.name ?? '']

/** The words that print the beginning of a name, one after the other. */
function nameWords(words: readonly Word[], wanted: readonly string[]): Word[] {
  const runs = words.map((_, from) => {
    let done = 0
    let to = from
    for (; to < words.length && done < wanted.length; to += 1) {
      const tokens = wordsOf(words[to]!.text)
      if (!tokens.every((token, offset) => wanted[done + offset] === token)) break
      done += tokens.length
    }
    return words.slice(from, to)
  })
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), [] as Word[])
}

/** A value may stand twice on a row (a quantity in a name, a price that equals the total): the columns of all rows decide. */
function settleCells(guessed: readonly FoundItem[], kind: Kind, items: readonly Row[], format: NumberAndDateFormat): FoundItem[] {
  const columns = columnsOf(guessed, kind.columns)
  return guessed.map((row) => {
    const wanted = kind.columns.filter((column) => row.cells.has(column.name))
    return {
      ...row,
      cells: cellsOn(row.page, row.rows[row.at]!, wanted, items[row.item]!, format, nameOf(kind.columns, items[row.item]!), columns),
    }
  })
}

/** From the edge that the column keeps, in points. */
function distance(words: readonly Word[], { left, right, align }: ColumnMemory): number {
  return align === 'left' ? Math.abs(words[0]!.box.left - left) : Math.abs(words.at(-1)!.box.right - right)
}
