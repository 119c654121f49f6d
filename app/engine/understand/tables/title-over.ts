import { isStacked } from './heads.ts'
import type { Piece } from './pieces.ts'

/** `CONCEPTOS` alone over heads of which another one names the things: the title of the table. */
export function isTitleOver([only, ...others]: readonly Piece[], band: readonly Piece[]): boolean {
  return (
    only?.heading?.role === 'description' &&
    others.length === 0 &&
    band.some(({ heading, box }) => heading?.role === 'description' && heading.strength >= 0.9 && !isStacked(box, only.box))
  )
}
