import type { Document } from '../../../document.ts'
import { type Row, rowOf, rowsOf } from '../rows.ts'

const SIGN = /^[x×*@]$/iu
const LEVEL = 3 // points between products that begin at one place
const REACH = 2 // words before the sign: how many, and of what

/** Whether things bought stand beside one another: `30 × 45.72  1,371.60 | 4 × 12.10  48.40`. */
export const areBeside = (document: Document): boolean => document.pages.some((page) => leftsOf(rowsOf(page)).length > 1)

/** The rows of a page, by the columns of cards that stand on it; a page without cards has one. */
export function stripsOf(rows: readonly Row[]): Row[][] {
  const lefts = leftsOf(rows)
  if (lefts.length < 2) return [[...rows]]
  return lefts.map((_, at) => {
    const [from, to] = [at === 0 ? -Infinity : lefts[at]! - LEVEL, (lefts[at + 1] ?? Infinity) - LEVEL]
    return rows.flatMap((row) => {
      const words = row.words.filter(({ box }) => box.left >= from && box.left < to)
      return words.length > 0 ? rowOf(words) : []
    })
  })
}

/** Where the products of rows with several of them begin: in two rows at least at the same places. */
function leftsOf(rows: readonly Row[]): number[] {
  const starts = rows.map(startsOf).filter((all) => all.length > 1)
  const [first] = starts
  if (!first || starts.length < 2) return []
  return first.filter((left) => starts.every((all) => all.some((other) => Math.abs(other - left) < LEVEL)))
}

function startsOf({ words, size }: Row): number[] {
  return words.flatMap(({ text }, sign) => {
    if (!SIGN.test(text)) return []
    let first = sign
    while (first > Math.max(0, sign - REACH) && words[first]!.box.left - words[first - 1]!.box.right < size) first -= 1
    return first < sign && /^\d/.test(words[first]!.text) ? [words[first]!.box.left] : []
  })
}
