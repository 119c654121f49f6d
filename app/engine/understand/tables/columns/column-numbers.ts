import type { Word } from '../../../document.ts'
import type { Row } from '../rows.ts'

/** How many words of a row are numbers. */
export function countNumbers(row: Row): number {
  return row.words.filter((word) => /^[^\p{L}\d]{0,2}\d[\d.,'’\s]*[^\p{L}\d]{0,2}$/u.test(word.text)).length
}

/** A number as columns hold them, perhaps with its unit in one piece: `12`, `1.234,56`, `36 U`. */
export const columnNumber = /^[^\p{L}\d]{0,2}\d[\d.,'’]*(?<![.,])(?:[p¢]|[^\p{L}\d,;:]{0,2}|\s[\p{L}²³.]{1,8})$/u

const BLANK = 0.7 // of the type's height: no wider is a blank, in a typewriter's letters too

/** The `1` of `1 998,92` is part of the number behind it; the `6` of a column beside that of `330.354` is not. */
export const isThousands = (word: Word, next: Word) =>
  /^[€$£]?\d{1,3}$/.test(word.text) && /^\d{3}(?:[.,]\d+)?$/.test(next.text) && next.box.left - word.box.right < BLANK * word.size
