import type { Word } from '../../../document.ts'
import { findDates } from '../../values/date.ts'
import type { Layout } from '../columns/layout.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween, isOneRun, runsBy } from '../runs.ts'
import type { Entry } from './entry.ts'

/** What a row names: its cell of the description, or all of it where no column is one. */
export function nameOf(row: Row, cells: Word[][], layout: Layout): string {
  return layout.description === undefined ? row.text : textOf(cells[layout.description]!)
}

/** A note under an item may run on over the columns of numbers. */
export function spill(row: Row, cells: Word[][], layout: Layout): Word[][] {
  const at = layout.description
  if (at !== undefined && isProse(row, cells)) return cells.map((_, place) => (place === at ? row.words : []))
  const first = at === undefined ? undefined : cells[at]![0]
  if (at === undefined || !first || Object.keys(cells).length === 0) return cells
  const rate = rateBelow(cells, layout)
  const [run] = runsBy(
    row.words.slice(row.words.indexOf(first)),
    (before, word) => word === rate || gapBetween(before, word) > SPILT * row.size,
  )
  return run!.length > cells[at]!.length
    ? cells.map((cell, place) => (place === at ? run! : cell.filter((word) => !run!.includes(word))))
    : cells
}

/** `19 %` under `VAT` in the narrow column of the rates: however near the name ends, it is none of its words. */
function rateBelow(cells: Word[][], { rate }: Layout): Word | undefined {
  const words = rate === undefined ? [] : cells[rate]!
  return /^\d{1,2}(?:[.,]\d{1,2})?\s?%$/.test(textOf(words)) ? words[0] : undefined
}

export const ONE_RUN = 0.75 // of the type's height: a blank of typewriters and less

/** `TORN. DIN 912 M8X30 8.8 ZN` runs on under a head of dates, where the next row of the line has its day: no date stands there, but the end of the name. */
export function withNamesWhole(row: Row, cut: Word[][], layout: Layout): Word[][] {
  if (isNameUnderCode(row, cut, layout)) return cut.map((_, place) => (place === layout.description ? row.words : []))
  const cells = withNamesBeforeNumbers(row, cut, layout)
  const { size } = row
  const { description: at, columns } = layout
  const [name, next] = at === undefined ? [] : [cells[at]!, cells[at + 1]]
  const isOver =
    at !== undefined &&
    name?.length &&
    next?.length &&
    columns[at + 1]!.head.heading?.role === 'date' &&
    isOneRun([...name, ...next], ONE_RUN * size)
  if (!isOver || findDates(textOf(next), 'dmy').length > 0) return cells
  return cells.map((cell, place) => (place === at ? [...name, ...next] : place === at + 1 ? [] : cell))
}

/** `Thread-locking adhesive 50 ml` under `3088500061 | 40 | each`, whose column is headed by both: a name in a row of its own runs over the columns of numbers. */
function isNameUnderCode(row: Row, cells: Word[][], { description: at, columns }: Layout): boolean {
  if (at === undefined || columns[at]!.head.stack[1] !== 'description') return false
  return (
    cells.slice(0, at).every((cell) => cell.length === 0) &&
    cells[at]!.length > 0 &&
    cells[at]!.length < row.words.length &&
    /\p{L}{3}/u.test(textOf(cells[at]!)) &&
    isOneRun(row.words, ONE_RUN * row.size)
  )
}

/** `Equipo split …, desagüe y puesta en marcha | 6,00`: a long name runs on under the head of the numbers, up to the wide gap before its own. */
function withNamesBeforeNumbers({ size }: Row, cells: Word[][], { description: at }: Layout): Word[][] {
  const [name, next] = at === undefined ? [] : [cells[at]!, cells[at + 1]]
  const from = next?.findIndex((word, place) => place > 0 && gapBetween(next[place - 1]!, word) > APART * size) ?? -1
  if (!name?.length || !next || from < 1) return cells
  const [over, own] = [next.slice(0, from), next.slice(from)]
  const isName = /\p{L}{2}/u.test(textOf(over)) && isOneRun([...name, ...over], ONE_RUN * size)
  if (!isName || !/^[-+]?\d[\d.,]*$/.test(own[0]!.text)) return cells
  return cells.map((cell, place) => (place === at ? [...name, ...over] : place === at! + 1 ? own : cell))
}

/** The 27 of "Beech 27 mm, kiln-dried" that runs on under the quantities is none. */
export function withoutText(numbers: Entry['numbers'], text: readonly Word[]): Entry['numbers'] {
  return Object.fromEntries(Object.entries(numbers).filter(([, { words }]) => !words.some((word) => text.includes(word))))
}

const CROSSED = 3 // columns that a sentence runs over
export const APART = 0.8 // of the type's height: a gap this wide parts two runs of words
const SPILT = 1.2 // of the type's height: the widest gap within a note

/** A sentence under the items stands in no column, whichever its words happen to be under. */
export function isProse({ words, size }: Row, cells: Word[][]): boolean {
  if (cells.filter((cell) => cell.length > 0).length < CROSSED) return false
  return isOneRun(words, APART * size)
}
