import { middle, textOf } from '../rows.ts'
import { type Piece, WIDE_GAP, SURE } from './pieces.ts'

export const OUTER = 12 // points between a table and a text beside it
const UNEVEN = 0.25 // of the type's height: words of one row share their base line
const LEVEL = 0.5 // points
const SAME_SIZE = 0.2 // points between two words of one type
const OTHER_SIZE = 0.6
const bareCurrency = /^(?:[€$£]|EUR|GBP|USD|CHF)$/
const ENOUGH = 3 // heads that make a table without the text beside it
/** Money by its two decimals. */
export const amountLike = /\d[.,]\d{2}(?!\d)/

/** Sums printed beside the heads, on their height, go with their labels: what is left is the heads of a table of taxes, or nothing. */
export function dropSums(pieces: Piece[]): Piece[] {
  // `% R.E. 5,20`, `TVA 5,50 %`: a head that says its rate; `16.03.26`: a day.
  const isAmount = (piece: Piece | undefined) =>
    piece !== undefined && amountLike.test(textOf(piece.words)) && !/%|^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(textOf(piece.words))
  if (!pieces.some(isAmount)) return pieces
  const isLabelled = (piece: Piece) => /\p{L}{2}/u.test(textOf(piece.words).replace(/\b(?:EUR|GBP|USD|CHF|CAD|AUD|MAD|MXN)\b/g, ''))
  // `Total` `goods`, each known as a head, are one label.
  const goesWithAmount = (at: number): boolean => {
    const [piece, next] = pieces.slice(at, at + 2)
    if (!piece || !next || isAmount(piece)) return false
    if (isAmount(next)) return !isLabelled(next)
    // `Total excl. VAT | € | 12,056.40`: the sign stands in a column of its own.
    if (bareCurrency.test(textOf(next.words)) && isAmount(pieces[at + 2])) return true
    return next.box.left - piece.box.right < WIDE_GAP * piece.words[0]!.size && goesWithAmount(at + 1)
  }
  const stretches: Piece[][] = [[]]
  pieces.forEach((piece, at) => {
    if (isAmount(piece) || isToldFact(piece)) stretches.push([])
    else if (!goesWithAmount(at)) stretches.at(-1)!.push(piece)
  })
  const ofTaxes = (piece: Piece) => piece.heading?.role === 'rate' || piece.heading?.role === 'tax' || piece.heading?.role === 'vat_code'
  return stretches.find((stretch) => stretch.length >= 2 && stretch.some(ofTaxes)) ?? []
}

/** The line of a text beside the table (`Bill to:`) on the height of its heads. */
export function dropBeside(all: Piece[]): Piece[] {
  const pieces = dropFact(all)
  const known = pieces.filter((piece) => piece.heading).length
  const isBeside = (piece: Piece, next: Piece | undefined) =>
    (piece.heading?.strength ?? 0) < SURE &&
    next !== undefined &&
    Math.max(next.box.left - piece.box.right, piece.box.left - next.box.right) > OUTER &&
    (isToldFact(piece) ||
      (Math.abs(middle(piece.box) - middle(next.box)) > UNEVEN * (next.box.bottom - next.box.top) && !isUpperLine(piece)) ||
      isSetApart(piece, pieces))
  // `Value this` over `period` as `Qty this` stands over `period`, beside heads of one line.
  const isUpperLine = (piece: Piece) => pieces.filter((other) => Math.abs(middle(piece.box) - middle(other.box)) < LEVEL).length > 2
  if (known < ENOUGH) return pieces
  const from = isBeside(pieces[0]!, pieces[1]) ? 1 : 0
  const to = isBeside(pieces.at(-1)!, pieces.at(-2)) ? -1 : undefined
  return pieces.slice(from, to)
}

/** `Bill to:`, `Payment terms: 30 days from invoice date`: a label with its colon heads no column. */
const isToldFact = ({ words }: Piece) => /^\p{L}[^:]*:(?:$|\s\S+\s\S)/u.test(textOf(words))

/** `Order   BC 809982`, or `K3810` under its label, right of the heads: a fact in the column beside the table. */
function dropFact(pieces: Piece[]): Piece[] {
  const value = pieces.at(-1)
  if (!value || value.heading || !isCode(textOf(value.words))) return pieces
  const bare = pieces.slice(0, -1)
  if (bare.length > ENOUGH && bare.every(({ heading }) => heading)) return bare
  const [head, label] = bare.slice(-2)
  const heads = bare.slice(0, -1)
  return label && label.box.left - head!.box.right > OUTER && heads.filter(({ heading }) => heading).length > ENOUGH ? heads : pieces
}

const isCode = (text: string) => /^[\p{L}\d][\p{L}\d ./-]*$/u.test(text) && (text.match(/\d/g)?.length ?? 0) >= 4

/** In a type of its own, where all other pieces share one: a line of the coloured column beside the table. */
function isSetApart(piece: Piece, pieces: readonly Piece[]): boolean {
  const [size, ...sizes] = [piece, ...pieces.filter((other) => other !== piece)].map(({ words }) => words[0]!.size)
  return sizes.every((other) => Math.abs(other - sizes[0]!) < SAME_SIZE && Math.abs(other - size!) > OTHER_SIZE)
}
