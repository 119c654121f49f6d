import type { Line, Rule, Word } from '../document.ts'
import { factsOf } from './facts.ts'
import { union } from './geometry.ts'
import { partAtEdges } from './part-at-edges.ts'
import { isCodeOfState } from './state-and-code.ts'
import { leastGap, wordsAtStops } from './stops.ts'
import { valuesUnderHeads } from './values-under-heads.ts'

/** Words whose middles differ by less than this share of the smaller height stand on one line. */
const SAME_LINE = 0.5
/** A gap wider than this ends the line, in em of the larger neighbour. */
const WIDE_GAP = 1.15
/** Figures of sizes so different are none of one text where a gap so wide stands between them, in em of the smaller. */
const FIGURES_APART = 0.55
const FAR_LARGER = 1.6
/** Feet of two words that are so far apart, in em of the larger, stand on two lines. */
const FEET_APART = 0.3
/** Words that begin before the one to their left has ended, by more than this, in em, and are set in another size, only run into each other. */
const RUN_INTO = 0.25
const OTHER_SIZE = 1.2
/** Words nearer than this belong together though nothing says so, in em. */
const GLUED = 0.1

/** Words to lines in reading order: rows from the top, in a row from the left; wide gaps and vertical rules part lines. */
export function linesFrom(words: readonly Word[], rules: readonly Rule[] = []): Line[] {
  const upright = words.filter((word) => word.angle === undefined)
  const slanted = words.filter((word) => word.angle !== undefined)
  const walls = rules.filter(({ box }) => box.bottom - box.top > 2 * (box.right - box.left))
  const rows = rowsOf(upright)
  const least = leastGap(rows)
  const stops = new Set([...wordsAtStops(rows, least), ...valuesUnderHeads(rows, least)])
  const lines = rows.flatMap((row) => splitRow(row, walls, stops))
  return [...partAtEdges(lines, lineOf), ...slanted.map((word) => lineOf([word]))]
}

/** Rows of words that share a base line, from the top; each from the left. */
export function rowsOf(words: readonly Word[]): Word[][] {
  const rows: { words: Word[]; top: number; bottom: number }[] = []
  const byTop = words.toSorted((a, b) => middle(a) - middle(b) || a.box.left - b.box.left)
  for (const word of byTop) {
    const row = rows.at(-1)
    const height = Math.min(word.box.bottom - word.box.top, row ? row.bottom - row.top : 0)
    if (row && Math.abs(middle(word) - (row.top + row.bottom) / 2) < SAME_LINE * height) {
      row.words.push(word)
      // The row stays where most of its words are: a running mean of their middles, not a growing box.
      const share = 1 / row.words.length
      row.top += (word.box.top - row.top) * share
      row.bottom += (word.box.bottom - row.bottom) * share
    } else rows.push({ words: [word], top: word.box.top, bottom: word.box.bottom })
  }
  return rows.map((row) => row.words.toSorted((a, b) => a.box.left - b.box.left))
}

const middle = ({ box }: Word): number => (box.top + box.bottom) / 2

function splitRow(row: readonly Word[], walls: readonly Rule[], stops: ReadonlySet<Word>): Line[] {
  const groups: Word[][] = []
  for (const word of row) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (!group || !last || ((stops.has(word) || isParted(last, word, walls)) && !isCodeOfState(group.at(-2), last, word)))
      groups.push([word])
    else group.push(word)
  }
  return groups.flatMap(factsOf).map(lineOf)
}

function isParted(left: Word, right: Word, walls: readonly Rule[]): boolean {
  const gap = right.box.left - left.box.right
  if (gap > WIDE_GAP * Math.max(left.size, right.size)) return true
  const [small, large] = [Math.min(left.size, right.size), Math.max(left.size, right.size)]
  if (gap < -RUN_INTO * small && large > OTHER_SIZE * small) return true
  // `0000326   €1,537.66`, the second twice as large: a figure beside what is to be paid.
  if (gap > FIGURES_APART * small && large > FAR_LARGER * small && /\d/.test(left.text) && /\d/.test(right.text)) return true
  // A small line beside a loud title that stands lower: nothing on one line has its foot so far down.
  if (gap > WIDE_GAP * small && large > FAR_LARGER * small && Math.abs(left.box.bottom - right.box.bottom) > FEET_APART * large) return true
  if (gap < GLUED * right.size) return false
  const y = middle(right)
  return walls.some(({ box }) => box.top < y && box.bottom > y && box.left > left.box.right - 1 && box.right < right.box.left + 1)
}

export function lineOf(words: Word[]): Line {
  const letters = (word: Word) => word.text.length
  const total = words.reduce((sum, word) => sum + letters(word), 0) || 1
  return {
    words,
    text: words.map((word) => word.text).join(' '),
    box: union(words.map((word) => word.box)),
    page: words[0]!.page,
    size: words.reduce((sum, word) => sum + word.size * letters(word), 0) / total,
    bold: words.reduce((sum, word) => sum + (word.bold ? letters(word) : 0), 0) > total / 2,
  }
}
