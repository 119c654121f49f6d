import type { Column } from '#app/contract/kinds/index.ts'
import type { ColumnMemory, TableMemory } from '#app/contract/memory.ts'
import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Page, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import { chunksOf, textOfWords } from './chunks.ts'
import { bare } from './find-codes.ts'
import type { Strip } from './find-strips.ts'
import { columnOf } from './read-row.ts'
import type { PageRow } from './rows-of-page.ts'

/** Lines that begin nearer to the column's edge than this belong to the name, in points. */
const SAME_EDGE = 8

/** The cells of an item: those on the row of numbers, its name over all its lines, and codes that stand in or beside the name. */
export function readStrip(strip: Strip, table: TableMemory, columns: readonly Column[]): CandidateRow {
  const { page, cells } = strip
  const nameColumn = columns.find((column) => column.type === 'text')!.name
  const read: CandidateRow = {}
  for (const [name, { value, words }] of cells.cells) if (name !== nameColumn) read[name] = candidateOf(value, words, page)
  const lines = nameLines(strip, table, nameColumn)
  for (const { name, at } of table.columns) {
    const words = at ? takeCode(lines, at) : []
    const code = bare(textOfWords(words))
    if (name && code) read[name] = candidateOf(code, words, page)
  }
  const words = lines.flat()
  const text = textOfWords(words).trim()
  if (text) read[nameColumn] = candidateOf(text, words, page)
  return read
}

/** The lines of the name, as far as they stand close together. */
function nameLines({ row, cells, above, below, columns }: Strip, { wraps, gap = Infinity }: TableMemory, nameColumn: string): Word[][] {
  const column = columns.find(({ name }) => name === nameColumn)
  const roomy = Math.max(gap + 2, 1)
  if (column?.at === 'above') {
    const lines: Word[][] = []
    let top = row.top
    for (const one of above.toReversed()) {
      const words = wordsFrom(one, column)
      if (words.length === 0 || top - one.bottom > roomy) break
      lines.unshift(words)
      top = one.top
    }
    return lines
  }
  const own = cells.cells.get(nameColumn)?.words
  const lines = own ? [own] : []
  if (!column || (!own && !column.at) || (!wraps && !column.at)) return lines
  let bottom = row.bottom
  for (const one of below) {
    const words = column.at ? wordsFrom(one, column) : wordsUnder(one, columns, nameColumn)
    if (one.top - bottom > roomy) break
    if (words.length === 0) continue
    lines.push(words)
    bottom = one.bottom
  }
  return lines
}

/** A line of its own that begins where names begin. */
function wordsFrom({ lines }: PageRow, column: ColumnMemory): Word[] {
  return lines.filter(({ box }) => Math.abs(box.left - column.left) < SAME_EDGE).flatMap(({ words }) => words)
}

function wordsUnder(row: PageRow, columns: readonly ColumnMemory[], nameColumn: string): Word[] {
  const onRow = columns.filter((column) => !column.at)
  return chunksOf(row.words).flatMap((chunk) => (columnOf(chunk, onRow)?.name === nameColumn ? chunk.words : []))
}

/** Takes the words of the code out of the lines. */
function takeCode(lines: Word[][], at: NonNullable<ColumnMemory['at']>): Word[] {
  if (at === 'line_after') return lines.length > 1 ? (lines.pop() ?? []) : []
  if (at === 'line_before') return lines.length > 1 ? (lines.shift() ?? []) : []
  if (at === 'name_end') return lines.at(-1)?.splice(-1) ?? []
  if (at === 'name_start') return lines[0]?.splice(0, 1) ?? []
  return []
}

function candidateOf(value: string, words: readonly Word[], page: Page): Candidate {
  return {
    value,
    score: 0.98,
    source: 'learned',
    page: page.number,
    box: union(words.map((word) => word.box)),
    words: [...words],
    text: textOfWords(words),
    reason: 'the column of an earlier paper',
  }
}
