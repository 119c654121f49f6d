import { accusedFields, isDoubtful } from '#app/contract/doubt.ts'
import type { Column, FieldType } from '#app/contract/kinds/index.ts'
import type { Cell, Cells, Reading } from '#app/contract/reading.ts'
import type { Box } from '../../document.ts'
import type { PageOfRefine } from '../page.ts'
import { findTyped, linesOf, type Placed, placedOf } from '../place.ts'
import type { NumberedLine } from '../prompt.ts'
import { agree, confirm } from '../weigh.ts'
import type { CellAnswer } from './column-question.ts'
import { boxOf } from './match.ts'
import { isLevel } from './place.ts'

/** Cells that the model must name just where the engine has them, where the table has as many: one may be named by chance. */
const ENOUGH = 2

export interface TakenColumns {
  rows: Cells[]
  /** Places of cells, as `3.quantity`. */
  confirmed: string[]
}

/**
 * Pure: cells that the model names are looked up on the page. Where each is the engine's own cell of that column, the column is what the engine took it
 * for, and all its cells grow surer that stand under or over those and were no more doubtful. One that stands elsewhere leaves the column as it is.
 */
export function takeColumns(
  reading: Reading,
  wanted: readonly Column[],
  answers: ReadonlyMap<string, readonly CellAnswer[]>,
  page: PageOfRefine,
): TakenColumns {
  const accused = accusedFields(reading.checks, reading.warnings)
  const taken: TakenColumns = { rows: reading.items.map((row) => ({ ...row })), confirmed: [] }
  for (const column of wanted) {
    const named = namedCells(column, answers.get(column.name) ?? [], reading.items, page)
    if (!named) continue
    const least = Math.min(...named.map(({ confidence }) => confidence))
    for (const [at, row] of taken.rows.entries()) {
      const cell = row[column.name]
      const path = `${at}.${column.name}`
      if (!cell || !isDoubtful(`items.${path}`, cell, accused) || cell.confidence < least) continue
      if (!named.some((one) => one === cell || isUnder(one, cell))) continue
      row[column.name] = confirm(cell, false)
      taken.confirmed.push(path)
    }
  }
  return taken
}

/** The engine's cells that the model named; undefined where they are too few, or one is none of the engine's. */
function namedCells({ name, type }: Column, said: readonly CellAnswer[], rows: readonly Cells[], page: PageOfRefine): Cell[] | undefined {
  const cells = rows.flatMap((row) => row[name] ?? [])
  const named = new Set<Cell>()
  for (const answer of said) {
    const found = placesOf(name, type, answer, page)
    if (found.length === 0) continue
    const cell = cells.find((one) => found.some((place) => agree(type, one.value, place.value) && isAt(one, place)))
    if (!cell) return undefined
    named.add(cell)
  }
  return named.size >= Math.max(1, Math.min(ENOUGH, cells.length)) ? [...named] : undefined
}

/** Wherever the named line prints it; where it does not, the one place in the document that does: small models miscount lines. */
function placesOf(name: string, type: FieldType, { line, text }: CellAnswer, { lines, formats }: PageOfRefine): Placed[] {
  const on = (some: readonly NumberedLine[]) =>
    some.flatMap((one) => findTyped([one], type, text, formats).flatMap((words) => placedOf(words, one.page, name, type, formats) ?? []))
  const here = on(linesOf([line], lines))
  const elsewhere = here.length > 0 ? [] : on(lines)
  return elsewhere.length === 1 ? elsewhere : here
}

function isAt(cell: Cell, { page, box }: Placed): boolean {
  const own = boxOf(cell, page)
  return own !== undefined && isLevel(own, box) && sharesWidth(own, box)
}

/** Pages of a table have its columns at the same places. */
function isUnder(named: Cell, { box }: Cell): boolean {
  return named.box !== undefined && box !== undefined && named.box[0] < box[2] && box[0] < named.box[2]
}

const sharesWidth = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 * Math.min(a.right - a.left, b.right - b.left)
