import type { Rule, Word } from '../../../document.ts'
import { bordersOfCells } from './cell-a-head.ts'
import type { Head } from '../heads/heads.ts'
import { type Row, centre } from '../rows.ts'
import { isThousands } from './column-numbers.ts'
import { borderBetween, endOfNumbers } from './column-borders.ts'

/** A strip of the page from top to bottom of a table, with the head that names it. */
export interface Column {
  head: Head
  left: number
  right: number
} // crossings that a drawn rule is worth, of the rows asked

/**
 * Where one column ends and the next begins: in the widest gap that the fullest rows (`sample`) leave between two heads, or at the rule drawn there;
 * within the gap where the fewest words of the other rows (`others`: notes, broken lines) are cut. `ofItems`: numbers may be set far from their heads.
 */
export function columnsOf(
  heads: readonly Head[],
  sample: readonly Row[],
  others: readonly Row[],
  rules: readonly Rule[],
  page: { width: number },
  ofItems = false,
): Column[] {
  const told = ofItems ? bordersOfCells(heads, sample) : []
  const borders = heads.slice(1).map((head, at) => {
    const border = told[at]
    if (border !== undefined) return border
    const least = ofItems ? endOfNumbers(heads[at]!, head, sample, rules) : -Infinity
    return borderBetween(heads[at]!, head, sample, others, rules, least)
  })
  return heads.map((head, at) => ({ head, left: borders[at - 1] ?? 0, right: borders[at] ?? page.width }))
}

/** The words of a row by column. A word belongs to the column that its middle is in, the sign of a currency to that of its number. */
export function cellsOf(row: Row, columns: readonly Column[]): Word[][] {
  const cells: Word[][] = columns.map(() => [])
  let at = 0
  for (const [place, word] of row.words.entries()) {
    const own = isSign(word) ? numberBeside(row, place) : isSetToHead(word, columns) ? word : endOfNumber(row.words, place)
    const x = centre(own.box)
    while (at > 0 && x < columns[at]!.left) at -= 1
    while (at < columns.length - 1 && x >= columns[at]!.right) at += 1
    cells[at]!.push(word)
  }
  return cells
}

/** `53` right under the end of `Qty`, as near to `303.69` as if they were fifty-three thousand. */
const isSetToHead = ({ text, box }: Word, columns: readonly Column[]) =>
  /^\(?\d{1,3}$/.test(text) &&
  columns.some(({ head, left, right }) => Math.abs(head.box.right - box.right) < AT_HEAD && box.left >= left && box.right <= right)

const AT_HEAD = 0.5 // points

const isSign = ({ text }: Word) => /^(?:[€$£¥₹]|EUR|USD|GBP|CHF)$/.test(text)

/** `254,91 €   5,5`: the number that the sign of a currency stands closest to, else itself. */
function numberBeside({ words, size }: Row, at: number): Word {
  const word = words[at]!
  const gaps = [words[at - 1], words[at + 1]].flatMap((other) => {
    const gap = other ? Math.max(other.box.left - word.box.right, word.box.left - other.box.right) : Infinity
    return other && /\d/.test(other.text) && !/\p{L}/u.test(other.text) && gap < size ? [{ other, gap }] : []
  })
  return gaps.sort((a, b) => a.gap - b.gap)[0]?.other ?? word
}

const BLANK = 1.3 // times the narrowest gap of the row: no wider are the blanks within a number

/** The last group of `1 234 567,89`: it stands at the edge that the column is set to. */
function endOfNumber(words: readonly Word[], at: number): Word {
  const word = words[at]!
  const next = words[at + 1]
  const goesOn = next && isThousands(word, next) && next.box.left - word.box.right <= BLANK * narrowestGap(words)
  return goesOn ? endOfNumber(words, at + 1) : word
}

function narrowestGap(words: readonly Word[]): number {
  const gaps = words.slice(1).map((word, at) => word.box.left - words[at]!.box.right)
  return Math.min(...gaps.filter((gap) => gap > 0))
}
