import type { Box, Word } from '../../document.ts'
import { type Heading, isMixedHead, readHeading } from './headings.ts'
import { type Row, boxOf, middle, textOf } from './rows.ts'
import { gapBetween, runsBy } from './runs.ts'

/** Words of one row that are one head, or a part of one. */
export interface Piece {
  words: Word[]
  box: Box
  heading?: Heading
  row: number
}

const WORD_GAP = 0.55 // between words of one head, of the type's height
const EVEN = 1.08 // between the widest and the narrowest sign of a typewriter
const WIDE_GAP = 0.95 // between words that are one known head together
export const OUTER = 12 // points between a table and a text beside it
const UNEVEN = 0.25 // of the type's height: words of one row share their base line
const SURE = 0.9 // strength of a head that is one wherever it stands
const SAME_SIZE = 0.2 // points between two words of one type
const OTHER_SIZE = 0.6
const ENOUGH = 3 // heads that make a table without the text beside it
export const amountLike = /\d[.,]\d{2}(?!\d)/

/** Words of a row joined to heads: by narrow gaps, then cut where a tight row holds several known heads in one run. */
export function piecesOf(row: Row, at: number, below: Below = nothing): Piece[] {
  const narrow = WORD_GAP * row.size
  const typed = Math.max(narrow, 1.4 * (typewriterStep(row.words) ?? 0))
  // Beside a full column a typewriter's head ends a blank before the next one: `P.U. HT C`.
  const isKnown = (run: Word[]) => !isLetter(run.slice(-1)) && (readHeading(textOf(run))?.strength ?? 0) >= SURE
  const runsWithin = (words: readonly Word[], gap: number) =>
    runsBy(words, (before, word) => gapBetween(before, word) >= gap || below.isRuled(before.box, word.box))
  const runs = runsWithin(row.words, typed).flatMap((run) => (typed === narrow || isKnown(run) ? [run] : runsWithin(run, narrow)))
  return joinRuns(
    runs.flatMap((run) => cutRun(run)).flatMap((run) => cutAtGutters(run, below)),
    row.size,
    below,
  ).map((words) => pieceOf(words, at))
}

/** How far a typewriter moves at each sign, where heads (which hold no numbers) are set in one: its blanks are wider than those of other types. */
function typewriterStep(words: readonly Word[]): number | undefined {
  if (words.some(({ text }) => /\d/.test(text))) return undefined
  const steps = words.filter(({ text }) => text.length > 2).map(({ text, box }) => (box.right - box.left) / text.length)
  const [least, most] = [Math.min(...steps), Math.max(...steps)]
  return steps.length >= 3 && most < EVEN * least ? most : undefined
}

/** `VAT` `%`, `Line` `total`, `P.U.` `HT`: words set wide apart that are one known head together. */
function joinRuns(runs: Word[][], size: number, below: Below): Word[][] {
  const joined: Word[][] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const near = last && run[0]!.box.left - last.at(-1)!.box.right < WIDE_GAP * size
    const parted =
      last &&
      (below.isRuled(boxOf(last), boxOf(run)) ||
        ((areTwoHeads(last, run) || isLetter(run)) && !isMixedHead(textOf([...last, ...run])) && areTwoColumns(last, run, below)))
    if (near && !parted && last.length + run.length <= 5 && isOneHead(last, run)) joined[joined.length - 1] = [...last, ...run]
    else joined.push(run)
  }
  return joined
}

/** `C` over the codes of tax rates, set one blank behind the head before it. */
const isLetter = (run: Word[]) => run.length === 1 && /^\p{Lu}\.?$/u.test(run[0]!.text)

/** Known as a whole; or known but for a word that says nothing alone, or that a preposition leads to. */
function isOneHead(first: Word[], second: Word[]): boolean {
  const strength = readHeading(textOf([...first, ...second]))?.strength ?? 0
  return strength === 1 || (strength >= 0.95 && (isOpen(first.at(-1)!) || (readHeading(textOf(second))?.strength ?? 0) < 0.9))
}

function pieceOf(words: Word[], row: number): Piece {
  const heading = readHeading(textOf(words)) ?? sumOfTaxes(textOf(words))
  return { words, box: boxOf(words), row, ...(heading ? { heading } : {}) }
}

/** `HT` and `TTC` alone over columns of a summary of taxes; beside other words they only say which price or total it is. */
function sumOfTaxes(text: string): Heading | undefined {
  if (/^h\.?\s?t\.?$/i.test(text)) return { role: 'base', strength: 0.9 }
  return /^t\.?\s?t\.?\s?c\.?$/i.test(text) ? { role: 'total', tax: 'gross', strength: 0.9 } : undefined
}

/** What stands under a row that may be heads. */
export interface Below {
  /** Whether a strip between two places is left free: a column ends there. */
  isFree: (from: number, to: number) => boolean
  /** Whether anything stands between two places. */
  isFilled: (from: number, to: number) => boolean
  /** Whether an upright rule is drawn between two boxes of the row. */
  isRuled: (left: Box, right: Box) => boolean
}

const nothing: Below = { isFree: () => false, isFilled: () => false, isRuled: () => false }

/** `E- Discount Pieces Net` set so closely that only the columns below tell the heads apart. */
function cutAtGutters(words: Word[], below: Below): Word[][] {
  if (words.length < 2 || words.length > 12 || isMixedHead(textOf(words))) return [words]
  const whole = (readHeading(textOf(words))?.strength ?? 0) >= 0.95
  const parts = runsBy(words, (before, word) => !isOpen(before) && below.isFree(before.box.right, word.box.left))
  if (parts.length < 2 || parts.some((part) => !below.isFilled(part[0]!.box.left, part.at(-1)!.box.right))) return [words]
  if (whole) return parts.length === 2 && areTwoHeads(parts[0]!, parts[1]!) ? parts : [words]
  const roles = parts.flatMap((part) => readHeading(textOf(part))?.role ?? [])
  // `Omschrijving artikel`: two words for one column.
  if (roles.length > 1 && new Set(roles).size === 1) return [words]
  return roles.length >= 0.5 * parts.length ? parts : [words]
}

/** `Désignation des` goes on, whatever stands below. */
const isOpen = ({ text }: Word) => /^(?:con|de|del|des|du|la|der|di|do|da|dos|of|excl\.?|incl\.?|inkl\.?|sin|ohne|hors|in|en)$/i.test(text)

function areTwoColumns(first: Word[], second: Word[], { isFree, isFilled }: Below): boolean {
  const [a, b] = [boxOf(first), boxOf(second)]
  return isFree(a.right, b.left) && isFilled(a.left, a.right) && isFilled(b.left, b.right)
}

/** `Price` and `Per`, each known alone for something else: two columns, though `price per` is known too. */
function areTwoHeads(first: Word[], second: Word[]): boolean {
  if (netOrGross.test(textOf(second)) && readHeading(textOf(first))?.role === 'packages') return false
  const [a, b] = [readHeading(textOf(first)), readHeading(textOf(second))]
  return a?.strength === 1 && b?.strength === 1 && a.role !== b.role && a.role !== 'other' && b.role !== 'other'
}

/** `Kg netto`, `Poids brut`: which weight it is. */
const netOrGross = /^(?:net|netto|neto|gross|brut|brutto|bruto)\.?$/iu

/** `Qty Unit Rate` printed tightly: each part must be a whole known head, or the run stays together. */
function cutRun(words: Word[]): Word[][] {
  if (words.length < 2 || readHeading(textOf(words))?.strength === 1 || words.length > 12) return [words]
  for (const strength of [1, 0.95]) {
    const parts = cutInto(words, strength, words.length - 1)
    const roles = parts?.map((part) => readHeading(textOf(part))!.role)
    // `Price ex GST` is one head, though `Ex.` alone counts copies.
    if (parts?.some((part) => /^ex\.?$/i.test(textOf(part)))) continue
    if (parts && new Set(roles).size === parts.length && (strength === 1 || isGapped(parts))) return parts
  }
  return [words]
}

function cutInto(words: Word[], strength: number, longest = words.length): Word[][] | undefined {
  if (words.length === 0) return []
  for (let to = longest; to > 0; to--) {
    const heading = readHeading(textOf(words.slice(0, to)))
    if (!heading || heading.strength < strength) continue
    const rest = cutInto(words.slice(to), strength)
    if (rest) return [words.slice(0, to), ...rest]
  }
  return undefined
}

/** The gaps between the parts are wider than those within. */
function isGapped(parts: Word[][]): boolean {
  const within = parts.flatMap((part) => part.slice(1).map((word, at) => word.box.left - part[at]!.box.right))
  const between = parts.slice(1).map((part, at) => part[0]!.box.left - parts[at]!.at(-1)!.box.right)
  return Math.min(...between) > 1.15 * Math.max(0.26 * parts[0]![0]!.size, ...within)
}

/** Sums printed beside the heads, on their height, go with their labels: what is left is the heads of a table of taxes, or nothing. */
export function dropSums(pieces: Piece[]): Piece[] {
  const isAmount = (piece: Piece | undefined) => piece !== undefined && amountLike.test(textOf(piece.words))
  if (!pieces.some(isAmount)) return pieces
  const isLabelled = (piece: Piece) => /\p{L}{2}/u.test(textOf(piece.words).replace(/\b(?:EUR|GBP|USD|CHF|CAD|AUD|MAD|MXN)\b/g, ''))
  // `Total` `goods`, each known as a head, are one label.
  const goesWithAmount = (at: number): boolean => {
    const [piece, next] = pieces.slice(at, at + 2)
    if (!piece || !next || isAmount(piece)) return false
    if (isAmount(next)) return !isLabelled(next)
    return next.box.left - piece.box.right < WIDE_GAP * piece.words[0]!.size && goesWithAmount(at + 1)
  }
  const stretches: Piece[][] = [[]]
  pieces.forEach((piece, at) => {
    if (isAmount(piece) || /:$/.test(textOf(piece.words))) stretches.push([])
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
    (/:$/.test(textOf(piece.words)) ||
      Math.abs(middle(piece.box) - middle(next.box)) > UNEVEN * (next.box.bottom - next.box.top) ||
      isSetApart(piece, pieces))
  if (known < ENOUGH) return pieces
  const from = isBeside(pieces[0]!, pieces[1]) ? 1 : 0
  const to = isBeside(pieces.at(-1)!, pieces.at(-2)) ? -1 : undefined
  return pieces.slice(from, to)
}

/** `Order   BC 809982` right of the heads: a label with its value in the column beside the table. */
function dropFact(pieces: Piece[]): Piece[] {
  const [head, label, value] = pieces.slice(-3)
  const heads = pieces.slice(0, -2)
  const isFact =
    value !== undefined &&
    !value.heading &&
    /^[\p{L}\d][\p{L}\d ./-]*$/u.test(textOf(value.words)) &&
    (textOf(value.words).match(/\d/g)?.length ?? 0) >= 4 &&
    label!.box.left - head!.box.right > OUTER
  return isFact && heads.filter(({ heading }) => heading).length > ENOUGH ? heads : pieces
}

/** In a type of its own, where all other pieces share one: a line of the coloured column beside the table. */
function isSetApart(piece: Piece, pieces: readonly Piece[]): boolean {
  const [size, ...sizes] = [piece, ...pieces.filter((other) => other !== piece)].map(({ words }) => words[0]!.size)
  return sizes.every((other) => Math.abs(other - sizes[0]!) < SAME_SIZE && Math.abs(other - size!) > OTHER_SIZE)
}

/** `Amount` `VAT` set closely are no `amount of VAT` where items have no other total: each goes over its own column. */
export function partTaxHead(pieces: readonly Piece[]): Piece[] {
  const has = (...roles: string[]) => pieces.some((piece) => piece.heading && roles.includes(piece.heading.role))
  if (!has('quantity', 'price') || has('total', 'base')) return [...pieces]
  return pieces.flatMap((piece) => {
    const parts = piece.heading?.role === 'tax' && piece.words.length > 1 ? cutInto(piece.words, 1, piece.words.length - 1) : undefined
    const own = parts?.map((words) => pieceOf(words, piece.row)) ?? []
    return own.length === 2 && own.some(({ heading }) => heading?.role === 'total') && own.some(({ heading }) => heading?.role === 'rate')
      ? own
      : piece
  })
}
