import type { ColumnMemory, TableMemory } from '#app/contract/memory.ts'
import { wordsOf } from '../words/fold.ts'
import type { PageRow } from './rows-of-page.ts'

/** How many of the head's words must be there again. */
const HEADS_FOUND = 0.7

/** The last row of the heads, and the columns where they stand now: tables make columns wider or narrower by what they hold. */
export function findHeads(rows: readonly PageRow[], { heads, columns }: TableMemory): { at: number; columns: ColumnMemory[] } | undefined {
  if (heads.length === 0) return undefined
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
  // Names on lines of their own stand under no head.
  if (column.at) return column
  return { ...column, left: column.left + shift, right: column.right + shift }
}
