import type { Box } from '../../../document.ts'
import { isStacked } from './heads.ts'
import type { Piece } from './pieces.ts'

const PAIRS = 2 // heads of two lines that one of one line stands beside
const TRANSLATED = 3 // heads under heads

/** `N°` left of `Quantité` over `Aantal`, `Désignation` over `Omschrijving`: a head of one line, set on the middle of heads of two. */
export function isLevelWithMiddle({ heading, box }: Piece, lines: readonly Piece[][]): boolean {
  const beside = lines.flat().filter((piece) => piece.box !== box && overlaps(piece.box, box))
  const isPair = (a: Piece, b: Piece) => a.box.top < box.top && b.box.bottom > box.bottom && isStacked(a.box, b.box)
  return heading?.role === 'position' && beside.filter((upper) => beside.some((lower) => isPair(upper, lower))).length >= PAIRS
}

/** `Nifer`, `Nwyddau`, `Pris` each under a head that is known, on both sides of the level of `No.`: the same heads in another language, whichever. */
export function isTranslation(own: readonly Piece[], band: readonly Piece[], between: readonly Piece[]): boolean {
  const [middle, ...others] = between
  return (
    middle !== undefined &&
    others.length === 0 &&
    own.length >= TRANSLATED &&
    own.every(({ box, words }) => words.length <= 2 && band.filter((head) => head.heading && isStacked(head.box, box)).length === 1) &&
    isLevelWithMiddle(middle, [[...band], [...own]])
  )
}

const overlaps = (a: Box, b: Box) => a.bottom > b.top && a.top < b.bottom
