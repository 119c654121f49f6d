import type { Word } from '../../../document.ts'
import type { Head } from '../heads/heads.ts'
import { boxOf } from '../rows.ts'

const EDGE = 2 // points

/**
 * `1 | 3401560021435 | Gélules` over which `Code | Désignation` begin at the second and third: the numbers of the lines stand before all heads, and
 * however many cells there are, none of them goes with the head of its own place.
 */
export function areBeforeHeads(rows: readonly Word[][][], heads: readonly Head[]): boolean {
  const [first] = heads
  if (!first || rows.length === 0) return false
  const edges = rows.map((cells) => cells.map((words) => boxOf(words).left))
  const isAligned = (cell: number, head: number) =>
    edges.every((lefts) => lefts[cell] !== undefined && Math.abs(lefts[cell] - heads[head]!.box.left) < EDGE)
  const isLeft = rows.every(([words]) => words !== undefined && boxOf(words).right < first.box.left - EDGE)
  return isLeft && heads.some((_, at) => isAligned(at + 1, at)) && !heads.some((_, at) => isAligned(at, at))
}
