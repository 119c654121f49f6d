import type { Column } from '#app/contract/kinds/index.ts'
import type { Box, Page, Word } from '../../document.ts'
import { union } from '../../read/geometry.ts'
import type { Formats } from '../../understand/formats.ts'
import { readTyped } from '../../understand/memory/typed.ts'
import { findText } from '../find-text.ts'
import { findTyped, linesOf, type Placed, placedOf } from '../place.ts'
import type { NumberedLine } from '../prompt.ts'
import type { RowAnswer } from './schema.ts'

/** A row of the model with the cells that were found on the page. */
export interface PlacedRow {
  page: Page
  cells: Record<string, Placed>
  /** Around the cells that are numbers and codes, which stand level. */
  band: Box
}

/**
 * Finds the cells of a row in its lines, no word in two cells. The numbers of a row stand level with each other: what stands elsewhere is not of this
 * row. Undefined where fewer than two cells are found.
 */
export function placeRow(
  { lines: ids, cells }: RowAnswer,
  columns: readonly Column[],
  lines: readonly NumberedLine[],
  formats: Formats,
): PlacedRow | undefined {
  const named = linesOf(ids, lines)
  const [first] = named
  if (!first) return undefined
  const used = new Set<Word>()
  const placed: Record<string, Placed> = {}
  const typed = columns.filter(({ name, type }) => type !== 'text' && cells[name])
  // The rarest first, so that a quantity of 10 leaves the 10.00 to price and total; in a row the total is the last and the quantity the first.
  const wishes = typed
    .map((column) => ({ column, ways: findTyped(named, column.type, cells[column.name]!, formats).sort((a, b) => left(a) - left(b)) }))
    .sort((a, b) => a.ways.length - b.ways.length)
  for (const { column, ways } of wishes) {
    const free = ways.filter((words) => words.every((word) => !used.has(word)) && !(column.type === 'code' && isDate(words, formats)))
    const words = column.name === 'total_amount' ? free.at(-1) : free[0]
    const found = words && placedOf(words, first.page, column.name, column.type, formats)
    if (!found) continue
    placed[column.name] = found
    words.forEach((word) => used.add(word))
  }
  const band = bandOf(Object.values(placed)) ?? first.line.box
  for (const [name, one] of Object.entries(placed)) if (!isLevel(one.box, band)) delete placed[name]
  for (const { name, type } of columns) {
    if (type !== 'text' || !cells[name]) continue
    const words = findText(named.map(without(used)), cells[name])
    const found = words && placedOf(words, first.page, name, type, formats)
    if (found) placed[name] = found
  }
  return Object.keys(placed).length >= 2 ? { page: first.page, cells: placed, band } : undefined
}

/** A day of delivery in its column looks like a code. */
const isDate = (words: readonly Word[], formats: Formats): boolean =>
  words.some(({ text }) => /\D/.test(text) && readTyped('date', text, formats) !== undefined)

const left = (words: readonly Word[]): number => words[0]!.box.left

/** Where most of the cells stand. */
function bandOf(cells: readonly Placed[]): Box | undefined {
  const bands = cells.map((cell) => cells.filter((other) => isLevel(other.box, cell.box)))
  const most = bands.sort((a, b) => b.length - a.length)[0]
  return most && union(most.map(({ box }) => box))
}

/** More than half of the lower one's height lies in the other. */
export function isLevel(a: Box, b: Box): boolean {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top)
}

function without(used: ReadonlySet<Word>) {
  return (one: NumberedLine): NumberedLine => ({
    ...one,
    line: { ...one.line, words: one.line.words.filter((word) => !used.has(word)) },
  })
}
