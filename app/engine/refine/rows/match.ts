import type { Column } from '#app/contract/kinds/index.ts'
import type { Cell, Cells } from '#app/contract/reading.ts'
import type { Box, Page } from '../../document.ts'
import { isLevel, type PlacedRow } from './place.ts'

/** Which row of the reading each row of the model is: the one whose cells stand level with it. Undefined: none, and no row of the reading is there. */
export function matchRows(
  placed: readonly PlacedRow[],
  rows: readonly Cells[],
  columns: readonly Column[],
): { pairs: Map<PlacedRow, number>; fresh: PlacedRow[] } {
  const typed = columns.filter(({ type }) => type !== 'text').map(({ name }) => name)
  const pairs = new Map<PlacedRow, number>()
  const fresh: PlacedRow[] = []
  for (const one of placed) {
    const ranked = rows
      .map((row, at) => ({ at, count: countLevel(one, row, typed) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
    const free = ranked.find(({ at }) => ![...pairs.values()].includes(at))
    if (free) pairs.set(one, free.at)
    else if (ranked.length === 0) fresh.push(one)
  }
  return { pairs, fresh }
}

/** Descriptions go on over lines and reach into the next row: they count only where a row has nothing else. */
function countLevel({ page, band }: PlacedRow, row: Cells, typed: readonly string[]): number {
  const numbers = typed.flatMap((name) => row[name] ?? [])
  const cells = numbers.length > 0 ? numbers : Object.values(row)
  return cells.filter((cell) => {
    const box = boxOf(cell, page)
    return box !== undefined && isLevel(box, band)
  }).length
}

/** The box of a cell in points; undefined where it stands on another page, or nowhere. */
export function boxOf({ page, box }: Cell, { number, width, height }: Page): Box | undefined {
  if (page !== number || !box) return undefined
  return { left: box[0] * width, top: box[1] * height, right: box[2] * width, bottom: box[3] * height }
}
