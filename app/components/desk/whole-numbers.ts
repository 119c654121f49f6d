import { linesOf, type PageWord, unite } from './geometry.ts'

/** Thousands that begin a number, and the three digits that may follow them, the last with fraction and currency. */
const BEGINS = /^[^\p{L}\d]{0,2}\d{1,3}(?: \d{3})*$/u
const GOES_ON = /^\d{3}(?:[.,]\d+)?\D{0,4}$/
/** Digits that may find room between the two: a space is half of one, in type of one width a whole one. */
const CLOSE = 1.1

/** The words of a page with numbers in one piece whose thousands are set apart by a space, so that `2 090,00` is not taken for `90,00`. */
export function withWholeNumbers(words: readonly PageWord[]): PageWord[] {
  return linesOf(words).flatMap((line) =>
    line.reduce<PageWord[]>((pieces, word) => {
      const before = pieces.at(-1)
      if (!before || !belongsTo(before, word)) return [...pieces, word]
      return [...pieces.slice(0, -1), { text: `${before.text} ${word.text}`, box: unite([before.box, word.box]) }]
    }, []),
  )
}

function belongsTo(before: PageWord, word: PageWord): boolean {
  if (!BEGINS.test(before.text) || !GOES_ON.test(word.text)) return false
  const digit = (word.box[2] - word.box[0]) / word.text.length
  return word.box[0] - before.box[2] <= CLOSE * digit
}
