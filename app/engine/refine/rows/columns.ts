import type { Cells } from '#app/contract/reading.ts'
import type { Box } from '../../document.ts'
import type { Placed } from '../place.ts'
import { boxOf } from './match.ts'
import type { PlacedRow } from './place.ts'

/** Where the cells of each column stand, by rows: those of the reading, and those that the model names. */
export interface ColumnMap {
  /** Whether a cell stands under or over the others of its column; where there are none in the reading, those of the model's other rows count. */
  isIn(name: string, cell: Placed, row: PlacedRow): boolean
  /** Whether it stands where another column of the reading is. */
  isInAnother(name: string, cell: Placed): boolean
}

export function mapColumns(rows: readonly Cells[], placed: readonly PlacedRow[]): ColumnMap {
  const known = (name: string, { page }: Placed): Box[] => rows.flatMap((row) => (row[name] ? (boxOf(row[name], page) ?? []) : []))
  const proposed = (name: string, cell: Placed, row: PlacedRow): Box[] =>
    placed.flatMap((other) => {
      const one = other.cells[name]
      return other !== row && one && one.page === cell.page ? [one.box] : []
    })
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  return {
    isIn(name, cell, row) {
      const others = known(name, cell).filter((box) => !isSame(box, cell.box))
      return (others.length > 0 ? others : proposed(name, cell, row)).some((box) => sharesColumn(box, cell.box))
    },
    isInAnother: (name, cell) =>
      [...names].some((other) => other !== name && !texts.has(other) && known(other, cell).some((box) => isInside(box, cell.box))),
  }
}

/** Wide columns that reach into others. */
const texts = new Set(['description', 'product_name'])

const sharesColumn = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right
const isSame = (a: Box, b: Box): boolean => Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1
const isInside = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.7 * Math.min(a.right - a.left, b.right - b.left)
