import type { Word } from '../document.ts'
import { union } from './geometry.ts'
import type { Piece } from './painted.ts'
import { spacedRuns } from './spaced.ts'
import { LEAN } from './turn.ts'

/** What leans more than this on a page whose own text stands straight was stamped or written over it, in degrees. */
const STAMPED = 3

/** Pieces of one base line closer than this belong to one word, in em. */
const TOUCHING = 0.12
/** Where each piece is a word, what is this far from the next is another one, in em. */
const APART = 0.05
/** Pairs of pieces that tell whether each is a word, and the share of them that may touch all the same. */
const ENOUGH = 12
const FEW = 0.03
/** Further apart than this are cells, not words, in em. */
const WIDE = 0.6
/** Pieces may overlap by kerning, not more, in em; letters as far apart as T, V and A by some more. */
const KERNING = 0.25
const LETTERS = 0.35
/** Base lines nearer than this are one, in em. */
const SAME_BASE = 0.2

/** Joins pieces, in the order they were written, to words: "IN" + "VOICE" touching on a base line is one word, and so is "T O T A L". */
export function wordsFrom(pieces: readonly Piece[], page: number): Word[] {
  const lean = isStraight(pieces) ? STAMPED : LEAN
  const gap = areWords(pieces) ? APART : TOUCHING
  return spacedRuns(pieces).flatMap((run) =>
    (run.spaced ? run.words : touchingGroups(run.pieces, gap)).map((group) => wordOf(group, page, lean)),
  )
}

/** Programs that place word by word may measure a letter otherwise than it is drawn, and leave a narrow gap behind it (`TVA 10 %`): no piece touches the next there. */
function areWords(pieces: readonly Piece[]): boolean {
  const gaps = pieces.flatMap((right, at) => {
    const left = pieces[at - 1]
    if (!left || right.spaceBefore || left.angle !== right.angle) return []
    const { along, across } = distanceBetween(left, right)
    const em = Math.max(left.size, right.size)
    return Math.abs(across) < SAME_BASE * em && along < WIDE * em && along > -KERNING * em ? [along / em] : []
  })
  return gaps.length >= ENOUGH && gaps.filter((gap) => gap < APART).length <= FEW * gaps.length
}

function touchingGroups(pieces: readonly Piece[], gap: number): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && touches(last, piece, gap)) group.push(piece)
    // Some write a word from its last letter to its first.
    else if (group && touches(piece, group[0]!, gap)) group.unshift(piece)
    else groups.push([piece])
  }
  return groups
}

function touches(left: Piece, right: Piece, gap: number): boolean {
  if (right.spaceBefore || left.angle !== right.angle) return false
  const em = Math.max(left.size, right.size)
  const isSmall = isSmallCaps(left, right)
  if (Math.min(left.size, right.size) < (isSmall ? SMALL_CAPS : LIKE) * em) return false
  const { along, across } = distanceBetween(left, right)
  const overlap = isKerned(left, right) ? LETTERS : KERNING
  return along < (isSmall ? Math.max(gap, TOUCHING) : gap) * em && along > -overlap * em && Math.abs(across) < SAME_BASE * em
}

/** The smaller of two pieces of one word, in heights of the larger. */
const LIKE = 0.75
/** Small capitals are cut to seven tenths. */
const SMALL_CAPS = 0.65

const isKerned = (left: Piece, right: Piece) => /[TVWYFPLA]$/.test(left.text) && /^[AVWYTJOC]/.test(right.text)

/** `P` and `EÑALARA` in smaller type: a name in small capitals, whose first letter keeps a little room. */
const isSmallCaps = (left: Piece, right: Piece) =>
  right.size < SMALLER * left.size && /^\p{Lu}$/u.test(left.text) && /^\p{Lu}+$/u.test(right.text)

const SMALLER = 0.9

/** From where the left piece ends to where the right one starts, along and across the direction of writing, in points. */
export function distanceBetween(left: Piece, right: Piece): { along: number; across: number } {
  const [dx, dy] = [right.start[0] - left.end[0], right.start[1] - left.end[1]]
  if (left.angle === 0) return { along: dx, across: dy }
  const radians = (left.angle * Math.PI) / 180
  return { along: dx * Math.cos(radians) + dy * Math.sin(radians), across: dy * Math.cos(radians) - dx * Math.sin(radians) }
}

function wordOf(pieces: readonly Piece[], page: number, lean: number): Word {
  const [first] = pieces
  const word: Word = {
    text: withHyphens(
      withoutSlashes(
        inOneScript(
          pieces
            .map((piece) => piece.text)
            .join('')
            .normalize('NFC'),
        ),
      ),
    ),
    box: union(pieces.map((piece) => piece.box)),
    page,
    size: Math.max(...pieces.map((piece) => piece.size)),
    bold: pieces.every((piece) => piece.bold),
  }
  return isUpright(first!.angle, lean) ? word : { ...word, angle: first!.angle }
}

/** PostScript's ISO Latin 1 draws the hyphen of `BU-27-A` as a minus; between letters and digits, and in a row, it is none. */
const withHyphens = (text: string) =>
  text.replace(/(?<=[\p{L}\d])[\u2010\u2011\u2212](?=[\p{L}\d])|\u2212(?=\u2212)|(?<=\u2212)\u2212/gu, '-')

/**
 * `1/683,25 €`: France parts thousands by a narrow no-break space (U+202F, as Intl writes them), and programs that draw with a font of
 * one byte a letter keep its lower byte alone, which is the slash (0x2F).
 */
const withoutSlashes = (text: string) => (slashed.test(text) ? text.replaceAll('/', '') : text)
const slashed = /^[-\u2212(]?[1-9]\d{0,2}(?:\/\d{3})+,\d\d(?:\)|\s?€)?$/

const DIGIT = /\p{Nd}/gu

/** `١20.00`: digits of two scripts in one word are one number, of which nobody may read the end alone. A word in one script stays as it is written. */
function inOneScript(text: string): string {
  if (!/\d/.test(text) || !/(?!\d)\p{Nd}/u.test(text)) return text
  return text.replace(DIGIT, valueOfDigit)
}

/** Digits stand in tens, the zero first (Unicode, 4.6). */
function valueOfDigit(digit: string): string {
  const plain = digit.normalize('NFKC')
  if (/^\d$/.test(plain)) return plain
  const code = digit.codePointAt(0)!
  for (let zero = code; zero > code - 10; zero--) if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return String(code - zero)
  return digit
}

function isUpright(angle: number, lean: number): boolean {
  return angle <= lean || angle >= 360 - lean
}

/** Most of it stands straight: a scan that was laid in askew does not. */
function isStraight(pieces: readonly Piece[]): boolean {
  return pieces.filter(({ angle }) => isUpright(angle, STAMPED)).length > 0.5 * pieces.length
}
