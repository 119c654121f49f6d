import type { Word } from '../document.ts'

/** A gap wider than this parts lines anyway, in em of the larger neighbour. */
const WIDEST = 1.15
/** Begins of words nearer than this stand at one edge, in points. */
const AT_ONE = 0.6
/** Rows over the values in which their heads may stand, and how far, in em. */
const ROWS = 3
const NEAR = 2.2

/**
 * `Date of issue  Invoice number` over `11.10.2025  0000440`: heads, or values, that all but fill their columns stand hardly farther apart than words do.
 * Both begin where those of the other row begin, with figures in the lower row and none in the upper one: the words that begin the second cell.
 */
export function valuesUnderHeads(rows: readonly (readonly Word[])[], least: number): ReadonlySet<Word> {
  const found = new Set<Word>()
  for (const [at, row] of rows.entries())
    for (let i = 1; i < row.length; i++) {
      const word = row[i]!
      const gap = gapBefore(row, i)
      if (gap <= least || gap > WIDEST || !/^\S*\d/.test(word.text)) continue
      const first = startOf(row, i - 1, least)
      if (!row.slice(first, i).some(({ text }) => /\d/.test(text))) continue
      const head = rows.slice(Math.max(0, at - ROWS), at).flatMap((over) => headOver(over, row[first]!, word, least) ?? [])[0]
      if (!head) continue
      found.add(word)
      found.add(head)
    }
  return found
}

/** In a row of heads, the word over the second of two values, where another stands over the first. */
function headOver(over: readonly Word[], first: Word, second: Word, least: number): Word | undefined {
  const at = over.findIndex((word) => begins(word, second))
  const head = over[at]
  if (at < 1 || !head || second.box.top - head.box.bottom > NEAR * head.size || gapBefore(over, at) <= least) return undefined
  const start = over.findIndex((word) => begins(word, first))
  const heads = start < 0 || start >= at ? [] : [...over.slice(start, at), head]
  return heads.length > 1 && heads.every(({ text }) => /^[\p{L}.:°()/#-]+$/u.test(text)) ? head : undefined
}

const begins = ({ box }: Word, under: Word) => Math.abs(box.left - under.box.left) < AT_ONE

/** Where the words begin that stand close to each other up to this one. */
function startOf(row: readonly Word[], at: number, least: number): number {
  let from = at
  while (from > 0 && gapBefore(row, from) <= least) from -= 1
  return from
}

const gapBefore = (row: readonly Word[], at: number) =>
  (row[at]!.box.left - row[at - 1]!.box.right) / Math.max(row[at - 1]!.size, row[at]!.size)
