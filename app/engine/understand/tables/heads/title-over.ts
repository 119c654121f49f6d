import { isStacked } from './heads.ts'
import type { Piece } from './pieces.ts'

const WORDS_APART = 0.8 // of the type's height: heads of two columns stand further from one another

/** `ITEMS ORDERED` over `Product | Price | Quantity`: words in one go that reach past the head under the first of them. */
export const isPhraseOver = (own: readonly Piece[], band: readonly Piece[]) =>
  own.length > 1 &&
  own.every((piece, at) => at === 0 || piece.box.left - own[at - 1]!.box.right < WORDS_APART * piece.words[0]!.size) &&
  band.some(({ box }) => isStacked(box, own[0]!.box)) &&
  own.slice(1).every(({ box }) => !band.some((head) => isStacked(head.box, box)))

const ONE_BLANK = 0.75 // of the type's height: the blank of typewriters, and less
const OTHERS = 2 // heads beyond the phrase at least

/** `PARTS AND MATERIALS` over `Part no. | Description | Qty | Price`: one phrase from the edge of the table across its first heads, and nothing over the others. */
export function isPhraseAcross(own: readonly Piece[], band: readonly Piece[]): boolean {
  const words = own.flatMap((piece) => piece.words)
  const heads = band.toSorted((a, b) => a.box.left - b.box.left)
  const [left, right] = [words[0]!.box.left, words.at(-1)!.box.right]
  const isOne = words.every((word, at) => at === 0 || word.box.left - words[at - 1]!.box.right < ONE_BLANK * word.size)
  const under = heads.filter(({ box }) => box.left < right)
  return (
    words.length > 1 &&
    isOne &&
    under.length > 1 &&
    heads.length - under.length >= OTHERS &&
    left < under[0]!.box.right &&
    under.slice(1).every(({ box }, at) => box.left - under[at]!.box.right > WORDS_APART * words[0]!.size)
  )
}

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
