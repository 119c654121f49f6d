import { textOf, type Row } from './rows.ts'
import { gapBetween, runsBy } from './runs.ts'
import { isSumText } from './lines/sum-words.ts'

/** The rows of a table down to `2 400,00 | 480,00 | 2 880,00` over `Total HT | TVA 20 % | Total TTC`: the sums of a form that prints its captions under their values. */
export function upToCaptionedSums(body: readonly Row[]): Row[] {
  const end = body.findIndex((row, at) => at + 1 < body.length && areSums(row, body[at + 1]!))
  return end < 0 ? [...body] : body.slice(0, end)
}

function areSums(values: Row, captions: Row): boolean {
  const gap = captions.box.top - values.box.bottom
  if (gap > NEAR * captions.size || captions.size > values.size || letters.test(values.text.replace(currency, ''))) return false
  const [amounts, names] = [values, captions].map((row) => cellsOf(row).map(textOf))
  return (
    amounts!.length >= FEWEST &&
    amounts!.length === names!.length &&
    amounts!.every((text) => money.test(text)) &&
    names!.filter((text) => isSumText(text)).length * 2 > names!.length &&
    names!.every((text) => /\p{L}{2}/u.test(text) && !money.test(text))
  )
}

const NEAR = 1.6 // of the type's height between values and captions at most
const FEWEST = 3 // sums beside one another
const PARTED = 0.7 // of the type's height: a gap this wide parts two cells
const money = /\d[.,]\d{2}(?!\d|\s?%)/
const letters = /\p{L}{2}/u
const currency = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu

const cellsOf = ({ words, size }: Row) => runsBy(words, (before, word) => gapBetween(before, word) >= PARTED * size && word.text !== '%')
