import type { Word } from '../document.ts'
import { union } from './geometry.ts'
import type { Piece } from './painted.ts'
import { LEAN } from './turn.ts'

/** Pieces of one base line closer than this belong to one word, in em. */
const TOUCHING = 0.12
/** Pieces may overlap by kerning, not more, in em. */
const KERNING = 0.25
/** Base lines nearer than this are one, in em. */
const SAME_BASE = 0.2

/** Joins pieces, in the order they were written, to words: "IN" + "VOICE" touching on a base line is one word. */
export function wordsFrom(pieces: readonly Piece[], page: number): Word[] {
  const words: Word[] = []
  let group: Piece[] = []
  for (const piece of pieces) {
    const last = group.at(-1)
    if (last && touches(last, piece)) {
      group.push(piece)
      continue
    }
    if (last) words.push(wordOf(group, page))
    group = [piece]
  }
  if (group.length > 0) words.push(wordOf(group, page))
  return words
}

function touches(left: Piece, right: Piece): boolean {
  if (right.spaceBefore || left.angle !== right.angle) return false
  const em = Math.max(left.size, right.size)
  if (Math.min(left.size, right.size) < 0.75 * em) return false
  const radians = (left.angle * Math.PI) / 180
  const [dx, dy] = [right.start[0] - left.end[0], right.start[1] - left.end[1]]
  const along = dx * Math.cos(radians) + dy * Math.sin(radians)
  const across = dy * Math.cos(radians) - dx * Math.sin(radians)
  return along < TOUCHING * em && along > -KERNING * em && Math.abs(across) < SAME_BASE * em
}

function wordOf(pieces: readonly Piece[], page: number): Word {
  const [first] = pieces
  const word: Word = {
    text: pieces.map((piece) => piece.text).join(''),
    box: union(pieces.map((piece) => piece.box)),
    page,
    size: Math.max(...pieces.map((piece) => piece.size)),
    bold: pieces.every((piece) => piece.bold),
  }
  return isUpright(first!.angle) ? word : { ...word, angle: first!.angle }
}

function isUpright(angle: number): boolean {
  return angle <= LEAN || angle >= 360 - LEAN
}
