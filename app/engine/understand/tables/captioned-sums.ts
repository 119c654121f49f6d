import type { Word } from '../../document.ts'
import { textOf, type Row } from './rows.ts'
import { gapBetween, runsBy } from './runs.ts'
import { isSumText, isTaxText } from './lines/sum-words.ts'

/**
 * The rows of a table down to its sums set in a row: `2 400,00 | 480,00 | 2 880,00` over `Total HT | TVA 20 % | Total TTC`: the sums of a form that prints its captions under their values,
 * or over them. */
export function upToCaptionedSums(body: readonly Row[]): Row[] {
  const end = body.findIndex(
    (row, at) => at + 1 < body.length && (areSums(row, body[at + 1]!) || captionedSums(row, body[at + 1]!) !== undefined),
  )
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
    names!.every((text) => /\p{L}{2}|\p{L}\.\p{L}/u.test(text) && !money.test(text))
  )
}

/**
 * `hire and sundries, net | vat at 23% | payable, eur` over `4,355.20 | 1,001.70 | €5,356.90`: words that nobody knows, around a tax, and the first two make the
 * third. The words of the three amounts: without tax, the tax, with tax. Facts in a column at the left may stand on their height.
 */
export function captionedSums(captions: Row, values: Row): Word[][] | undefined {
  if ((values.text.match(moneys)?.length ?? 0) < SUMS || money.test(captions.text)) return undefined
  if (values.box.top - captions.box.bottom > NEAR * values.size) return undefined
  const [names, amounts] = [captions, values].map((row) => cellsOf(row).slice(-SUMS))
  if (names!.length !== SUMS || amounts!.length !== SUMS || !isTaxText(textOf(names![1]!))) return undefined
  if (!amounts!.every((words) => money.test(textOf(words)))) return undefined
  const [net, tax, gross] = amounts!.map((words) => BigInt(textOf(words).replace(/[^\d]/g, '')))
  return net! + tax! === gross! ? amounts : undefined
}

const SUMS = 3 // without tax, tax, with tax
const NEAR = 1.6 // of the type's height between values and captions at most
const FEWEST = 3 // sums beside one another
const PARTED = 0.7 // of the type's height: a gap this wide parts two cells
const moneys = /\d[.,]\d{2}(?!\d|\s?%)/g
const money = /\d[.,]\d{2}(?!\d|\s?%)/
const letters = /\p{L}{2}/u
const currency = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu

const cellsOf = ({ words, size }: Row) => runsBy(words, (before, word) => gapBetween(before, word) >= PARTED * size && word.text !== '%')
