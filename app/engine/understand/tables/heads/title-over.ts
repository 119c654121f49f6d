import { isStacked } from './heads.ts'
import type { Piece } from './pieces.ts'

const WORDS_APART = 0.8 // of the type's height: heads of two columns stand further from one another

/** `ITEMS ORDERED` over `Product | Price | Quantity`: words in one go that reach past the head under the first of them. */
export const isPhraseOver = (own: readonly Piece[], band: readonly Piece[]) =>
  own.length > 1 &&
  own.every((piece, at) => at === 0 || piece.box.left - own[at - 1]!.box.right < WORDS_APART * piece.words[0]!.size) &&
  band.some(({ box }) => isStacked(box, own[0]!.box)) &&
  own.slice(1).every(({ box }) => !band.some((head) => isStacked(head.box, box)))

/** `CONCEPTOS` alone over heads of which another one names the things: the title of the table. */
export function isTitleOver([only, ...others]: readonly Piece[], band: readonly Piece[]): boolean {
  if (others.length > 0) return false
  // `MANO DE OBRA` over `Operación | Horas | Importe`: what costs is named over another column than that of the names.
  if (only?.heading?.role === 'total' && band[0] && isStacked(only.box, band[0].box) && band.slice(1).some(isTotal)) return true
  return (
    only?.heading?.role === 'description' &&
    band.some(({ heading, box }) => heading?.role === 'description' && heading.strength >= 0.9 && !isStacked(box, only.box))
  )
}

const isTotal = ({ heading }: Piece) => heading?.role === 'total'
