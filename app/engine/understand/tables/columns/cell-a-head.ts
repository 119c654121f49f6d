import type { Role } from '../heads/heading-words.ts'
import type { Head } from '../heads/heads.ts'
import { areBeforeHeads } from './before-heads.ts'
import { type Row, boxOf, textOf } from '../rows.ts'
import { runsOf } from '../runs.ts'

const PARTED = 1 // of the type's height: words further apart stand in two cells
const numeric = new Set<Role | undefined>(['quantity', 'price', 'total', 'discount', 'rate'])

/**
 * Where every row has just as many cells as there are heads, each stands under its own, however far the one is set to the left and the other to the
 * right. Gives the borders, undefined where two columns overlap; nothing where a row has more cells or fewer, or words where numbers belong.
 */
export function bordersOfCells(heads: readonly Head[], sample: readonly Row[]): (number | undefined)[] {
  const rows = sample.map(({ words, size }) => runsOf(words, PARTED * size))
  const isFull = rows.every(
    (cells) =>
      cells.length === heads.length &&
      cells.every((words, at) => !numeric.has(heads[at]!.heading?.role) || /^[^\p{L}]*\d/u.test(textOf(words))),
  )
  if (rows.length === 0 || !isFull || areBeforeHeads(rows, heads)) return []
  return heads.slice(1).map((_, at) => {
    const right = Math.max(...rows.map((cells) => boxOf(cells[at]!).right))
    const left = Math.min(...rows.map((cells) => boxOf(cells[at + 1]!).left))
    return right < left ? (right + left) / 2 : undefined
  })
}
