import type { Word } from '../document.ts'

/** A gap narrower than this is the space between words, in em of the larger neighbour; and so is one that is not far wider than the page's usual ones, as in fixed pitch. */
const LEAST_GAP = 0.55
const WIDER = 1.8
/** No space between words is wider than this, in em. */
const WIDEST_SPACE = 1.15
/** Begins of words nearer than this stand at one stop, in points. */
const AT_ONE = 0.6
/** Rows farther apart than this are none of one block, in em. */
const NEAR = 2.2
/** Rows that a stop needs. */
const ROWS = 3
const VALUES = 2 // of them, behind a value

/**
 * Words that begin at a tabulator's stop: `IN-4471-25  Account`, `14-08-2025  Customer PO` and `12-08-2025  Due` in three rows, one under the other, whose second
 * labels begin at one place though the values before them nearly reach it. Running text, also where it is set to both margins, has no such stops three times.
 * `least` is the narrowest gap that may part two cells of the page, in em.
 */
export function wordsAtStops(rows: readonly (readonly Word[])[], least: number): ReadonlySet<Word> {
  const parted = rows.flatMap((row, at) =>
    row.flatMap((word, i) => (i > 0 && gapBefore(word, row[i - 1]!) > least ? [{ word, last: row[i - 1]!, at }] : [])),
  )
  const byLeft = parted.toSorted((a, b) => a.word.box.left - b.word.box.left)
  const found = new Set<Word>()
  for (let from = 0; from < byLeft.length;) {
    let to = from + 1
    while (to < byLeft.length && byLeft[to]!.word.box.left - byLeft[from]!.word.box.left < AT_ONE) to += 1
    for (const run of runsOf(byLeft.slice(from, to).toSorted((a, b) => a.at - b.at)))
      if (run.length >= ROWS && run.filter(followsValue).length >= VALUES) for (const { word } of run) found.add(word)
    from = to
  }
  return found
}

interface Begin {
  word: Word
  last: Word
  at: number
}

/** A word behind figures: the next label behind a value. A value behind its label is found there as well. */
const followsValue = ({ word, last }: Begin) => /\d/.test(last.text) && /^\p{L}/u.test(word.text)

/** In em of the larger neighbour. */
const gapBefore = (word: Word, last: Word) => (word.box.left - last.box.right) / Math.max(last.size, word.size)

/** How wide a gap must be to part two cells of a page, in em. */
export const leastGap = (rows: readonly (readonly Word[])[]): number => Math.max(LEAST_GAP, WIDER * usualSpace(rows))

/** The middle one of all spaces between words. */
function usualSpace(rows: readonly (readonly Word[])[]): number {
  const spaces = rows
    .flatMap((row) => row.flatMap((word, i) => (i > 0 ? [gapBefore(word, row[i - 1]!)] : [])))
    .filter((gap) => gap > 0 && gap < WIDEST_SPACE)
    .toSorted((a, b) => a - b)
  return spaces[Math.floor(spaces.length / 2)] ?? 0
}

/** Begins in rows that follow each other closely. */
function runsOf(begins: readonly Begin[]): Begin[][] {
  const runs: Begin[][] = []
  for (const begin of begins) {
    const last = runs.at(-1)?.at(-1)
    if (last && begin.word.box.top - last.word.box.top < NEAR * begin.word.size) runs.at(-1)!.push(begin)
    else runs.push([begin])
  }
  return runs
}
