import type { Piece } from './painted.ts'
import { distanceBetween } from './words.ts'

/** A row of at least so many single letters is looked at. */
const SHORTEST = 4
const SHORTEST_GRID = 4
/** No longer run of single letters is looked at in one go. */
const LONGEST = 2_000
/** Letters further apart than this are not one word, in em. */
const WIDEST = 1
/** How much gaps may differ within a word, and steps where glyphs were placed at even steps whatever their width, in em. */
const EVEN_GAPS = 0.16
const EVEN_STEPS = 0.012
/** A gap that is wider than the usual one by this begins another word, in em. */
const WORD_GAP = 0.2
/** Below this the letters simply touch, in em. */
const TOUCHING = 0.05

export type Run = { spaced: false; pieces: Piece[] } | { spaced: true; words: Piece[][] }

/** Finds stretches of letters that were spaced out ("T O T A L", or each glyph placed on its own at even steps) and cuts them at the wide gaps. */
export function spacedRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = []
  let plain: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const length = singlesFrom(pieces, at)
    const words = length >= SHORTEST ? wordsOfSpaced(pieces.slice(at, at + length)) : undefined
    if (words) {
      if (plain.length > 0) runs.push({ spaced: false, pieces: plain })
      plain = []
      runs.push({ spaced: true, words })
    } else plain.push(...pieces.slice(at, at + Math.max(length, 1)))
    at += Math.max(length, 1)
  }
  if (plain.length > 0) runs.push({ spaced: false, pieces: plain })
  return runs
}

/** How many single characters follow each other on one base line from here. */
function singlesFrom(pieces: readonly Piece[], start: number): number {
  let length = 0
  while (length < LONGEST && start + length < pieces.length) {
    const piece = pieces[start + length]!
    if ([...piece.text].length !== 1) break
    const last = length > 0 ? pieces[start + length - 1]! : undefined
    if (last && !follows(last, piece)) break
    length += 1
  }
  return length
}

function follows(left: Piece, right: Piece): boolean {
  if (left.angle !== right.angle || Math.abs(left.size - right.size) > 0.1 * left.size) return false
  const { along, across } = distanceBetween(left, right)
  return Math.abs(across) < 0.1 * left.size && along < 2 * WIDEST * left.size && along > -0.6 * left.size && step(left, right) > 0.1
}

/** From start to start, in em. */
function step(left: Piece, right: Piece): number {
  return Math.hypot(right.start[0] - left.start[0], right.start[1] - left.start[1]) / left.size
}

/** Undefined where the letters are not evenly spaced out. */
function wordsOfSpaced(letters: readonly Piece[]): Piece[][] | undefined {
  // `C x C x C`: ends of a fitting, each a word of its own.
  if (letters.every(({ text }, at) => at % 2 === 0 || /^[x×]$/.test(text))) return undefined
  const pairs = letters.slice(1).map((right, index) => [letters[index]!, right] as const)
  const gaps = pairs.map(([left, right]) => distanceBetween(left, right).along / left.size)
  const steps = pairs.map(([left, right]) => step(left, right))
  const usualStep = median(steps)
  if (isGrid(steps, gaps, usualStep)) return cut(letters, steps, 1.5 * usualStep)
  const areLetters = letters.filter(({ text }) => /\p{L}/u.test(text)).length >= 0.7 * letters.length
  if (!areLetters || median(gaps) > WIDEST || someTouch(gaps) || !areEven(gaps)) return undefined
  return cut(letters, gaps, median(gaps) + WORD_GAP)
}

/** Each glyph at the next place of a grid, whatever its width; a space is a place left free. */
function isGrid(steps: readonly number[], gaps: readonly number[], usual: number): boolean {
  const inside = gaps.filter((_gap, index) => steps[index]! < 1.5 * usual)
  if (steps.length + 1 < SHORTEST_GRID || Math.max(...inside) - Math.min(...inside) < WORD_GAP) return false
  return steps.every((value) => Math.abs(value - usual * Math.max(1, Math.round(value / usual))) < EVEN_STEPS)
}

function cut(letters: readonly Piece[], distances: readonly number[], widest: number): Piece[][] {
  const words: Piece[][] = [[letters[0]!]]
  distances.forEach((distance, index) => {
    const letter = letters[index + 1]!
    if (distance > widest) words.push([letter])
    else words.at(-1)!.push(letter)
  })
  return words
}

function areEven(gaps: readonly number[]): boolean {
  const usual = median(gaps)
  const inside = gaps.filter((gap) => gap < usual + WORD_GAP)
  return inside.length >= 0.7 * gaps.length && inside.every((gap) => Math.abs(gap - usual) < EVEN_GAPS)
}

/** Ordinary text that is written glyph by glyph: the usual way of joining does better. */
function someTouch(gaps: readonly number[]): boolean {
  return gaps.filter((gap) => gap < TOUCHING).length > 0.1 * gaps.length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
