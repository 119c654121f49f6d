import type { Word } from '../../../document.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { Balance } from './arithmetic.ts'
import type { Layout } from '../columns/layout.ts'
import type { CellNumber } from './read-cells.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween, runsOf } from '../runs.ts'
import { isChargeText, isSoftSumText, isSumText, isTaxText } from './sum-words.ts'
import { isCodeLike } from '../codes/code-like.ts'
import type { Entry } from './entry.ts'
import { nameOf, ONE_RUN, APART, isProse } from './entry-words.ts'
import { pattern } from '../../words/pattern.ts'

const MANY = 6 // columns
const TAXED = 4 // columns, one of them a rate: `Frais de gestion | 4,50 | 20 % | 0,90 | 5,40`

const COUNTED = 3 // columns: how many, what, and what it comes to

const SAID = 3 // labels in a row of notes
const isLabelsEnd = ({ text }: Word) => /\p{L}{2}\.?:$/u.test(text)

/** Sums leave some of many columns empty; a row that fills them all and is called no sum is a line. */
export const fillsAll = (cells: readonly Word[][], many = MANY): boolean =>
  cells.length >= many && cells.every((cell) => cell.length > 0) && !cells.map(textOf).some((text) => addsUp.test(text) || isTaxText(text))

/** A day in a cell of its own, with or without its year. */
export const isDay = /^\d{1,2}[-./]\d{1,2}(?:[-./](?:\d{2}|\d{4}))?\.?$|^\d{4}-\d{2}-\d{2}$/

/** From one day to another. */
const isPeriod =
  /^\P{N}{0,6}\d{1,2}[-./]\d{1,2}(?:[-./]\d{2,4})?\.?\s?(?:[-–—]|to|au|al|bis|a|t\/m|tot|until)\s?\d{1,2}[-./]\d{1,2}[-./]\d{2,4}$/iu

const addsUp = /tota|sum|sald|solde|report|[uü]bertrag|balance|carried|brought/iu

/** What a row of a table’s body is, by its labels and by which columns it fills. */
export function sortOf(row: Row, layout: Layout, cells: Word[][], numbers: Entry['numbers'], balance: Balance): Entry['sort'] {
  const { quantity, price, total } = numbers
  const balanced = balance === 'exact' || balance === 'rounded'
  const hasText = layout.description === undefined || cells[layout.description]!.length > 0
  // Net, tax and gross of a strip at the foot, set in the column of names.
  if (layout.description !== undefined && onlySums.test(textOf(cells[layout.description]!))) return 'sum'
  if (balanced && (hasText || (layout.code !== undefined && cells[layout.code]!.length > 0))) return 'line'
  const coded = layout.code !== undefined && cells[layout.code]!.length > 0 && isCodeLike(textOf(cells[layout.code]!))
  if (quantity && coded && (price || total || (layout.price === undefined && layout.total === undefined))) return 'line'
  if (quantity && hasText && !price && !total && isFree(cells, layout)) return 'line'
  // `36061 Bassano del Grappa` under the table: a town's number is no quantity.
  if (quantity && isTown(row, quantity)) return 'text'
  // `LUGAR DE ENTREGA: … KM 4, 17005 GIRONA`: a sentence whose number happens to stand under the quantities.
  if (quantity && !total && !(price && layout.total === undefined) && isProse(row, cells)) return 'text'
  // `… auf das Konto DE11 2305 0101 … 20 bei der Sparkasse zu überweisen`: nor is a bare number of a sentence what a line comes to.
  if (total && !quantity && !price && !looksLikeMoney(textOf(total.words)) && isProse(row, cells)) return 'text'
  // `Roue Libre SARL - 38, cours Gambetta - 34000 Montpellier - RCS 851 220 446`: nor are numbers of a foot under the prices and the totals.
  if (price && total && !quantity && isProse(row, cells)) return 'text'
  // `Shipping charges | 33.90 | | 33.90 | 9%`: what has a price, its rate and a total of its own was sold, whatever it is called.
  if (price && total && numbers.rate && hasText && Number(price.value) === Number(total.value)) return 'line'
  // `VISA | 6 150,00 | 10 % | 615,00 | 0,00 | 615,00`: the name of a card is here that of a stage of works.
  if (total && (fillsAll(cells) || (numbers.rate && fillsAll(cells, TAXED)))) return 'line'
  // `12-09-22 | City tax | 1 | 4.24`: what has its day, a count and an amount was charged that day, whatever it is called.
  // `12.00` under the head of the totals is no day.
  const numbered = [layout.quantity, layout.price, layout.total]
  if (quantity && total && hasText && cells.some((cell, at) => !numbered.includes(at) && isDay.test(textOf(cell)))) return 'line'
  // `Remise multi-lignes | du 01/05 au 31/05/2025 | -5,00`: taken off for a time of its own, like the lines beside it.
  if (total && hasText && cells.some((cell, at) => !numbered.includes(at) && at !== layout.description && isPeriod.test(textOf(cell))))
    return 'line'
  // `1 | Transporte y montaje | 640,00` under `Ud | Concepto | Importe`: counted like the others, where lines have no price.
  if (quantity && total && hasText && layout.price === undefined && fillsAll(cells, COUNTED)) return 'line'
  const labels = labelsOf(row)
  // `Entrega: 20.11. Contrato: 4600011873 Centro gestor: 2935`: what is said of the line above.
  if (!quantity && row.words.filter(isLabelsEnd).length >= SAID && !labels.some(isSumText)) return 'text'
  // `9% SGST ₹3.05` under an item's own `9% CGST ₹3.05`: its second tax, set in the columns of taxes alone.
  if (numbers.rate && !quantity && !price && !total && layout.total !== undefined && !hasText && labels.length === 1) return 'text'
  // `Friends of the studio discount 5 %   -370.00`, `Summer 2025 discount   -37.00`: taken off the whole, whatever it is called for.
  if (total && (!quantity || isInName(row, quantity)) && !price && /^-/.test(total.value) && takenOff.test(row.text)) return 'charge'
  if (!(quantity && price)) {
    // Totals in a row of labels over a row of values end the table as well.
    if (labels.filter(isSumText).length >= 2 && !amountLike.test(row.text.replace(bracketed, ''))) return 'sum'
    if (labels.some(isSoftSumText)) return 'soft_sum'
    // `Contactor 25 A 230 V        Discount 5-%` under the row of the numbers: a name, and in another cell what is taken off.
    if (!quantity && !price && !total && labels.length > 1 && lessPercent.test(labels.at(-1)!) && !saysOfSums(labels[0]!)) return 'text'
    if (isChargeText(nameOf(row, cells, layout)) || (!(quantity && total) && labels.some(isChargeText))) return 'charge'
    // Without a number in its columns it may be a note under an item: it ends the item, not the table.
    if (labels.some(isSumText)) return price || total ? 'sum' : amountLike.test(row.text) ? 'soft_sum' : 'text'
  }
  if (quantity && (price || total)) return 'line'
  if (price && total) return 'line'
  if (quantity && layout.price === undefined && layout.total === undefined)
    return layout.description !== undefined && (hasText || hasPosition(cells, layout)) ? 'line' : 'text'
  if (total || (quantity && layout.total === undefined) || (price && layout.total === undefined && layout.quantity === undefined))
    return 'line'
  return 'text'
}

const onlySums = /^(?:[-−]?\d[\d.,'’ ]*[.,]\d{2}(?: ?[€$£])?(?:\s|$)){2,}$/u

/** `Descuento 12.5-%` */
const lessPercent = /^\p{L}+\.? [-−]?\d{1,2}(?:[.,]\d{1,2})? ?[-−]? ?%$/u
const saysOfSums = (text: string) => isSumText(text) || isChargeText(text) || isTaxText(text)

const takenOff = /(?<!\p{L})(?:discount|remise|rabais|descuento|dto|sconto|desconto|\p{L}*(?:rabatt|nachlass|korting))(?!\p{L})/iu

/** The year among the words of a name that reaches into the column of quantities. */
const isInName = (row: Row, { words: [first, ...more] }: CellNumber) =>
  runsOf(row.words, ONE_RUN * row.size).some(
    (run) => run.slice(0, run.indexOf(first!) + 1).some(({ text }) => /\p{L}{3}/u.test(text)) && run.at(-1) !== (more.at(-1) ?? first),
  )

function isTown({ words, size }: Row, { words: [first] }: CellNumber): boolean {
  const at = words.indexOf(first!)
  const [code, town] = words.slice(at, at + 2)
  if (!code || !town || gapBetween(code, town) > ONE_RUN * size) return false
  return /^\d{5}$/.test(code.text) && /^\p{Lu}\p{Ll}{2}/u.test(town.text)
}

/** `GRATUIT`, `free of charge`, a dash where the price would stand. */
function isFree(cells: Word[][], { price, total }: Layout): boolean {
  return [price, total].some((at) => at !== undefined && free.test(textOf(cells[at]!)))
}

const free = pattern('iu')`
  ^\(?(?:
    gratuite?s?|à titre gratuit|sans frais|offerte?s?|free(?: of charge)?|f\.?o\.?c\.?|no charge|n\/?c|gratis|kostenlos|kostenfrei|
    ohne berechnung|[-–—]{1,3}|o\. ?(?:ber|b)\.?|sin (?:cargo|coste)|s\/?c|omaggio|in omaggio|regalo|bonus|oferta|kosteloos
  )\)?$
`

/** A running number: a line though its name stands above and below it. */
function hasPosition(cells: Word[][], { position }: Layout): boolean {
  return position !== undefined && /^0*\d{1,3}\.?$/.test(textOf(cells[position]!))
}

/** `IVA 22 % (3.414,31)`: what the tax is taken of belongs to its label. */
const bracketed = /\([^)]*\)/g

const amountLike = /\d[.,]\d{2}(?!\d|\s?%)/

/** The row's runs of words, parted by wide gaps, numbers left out: any of them may be the label of a sum. */
export function labelsOf(row: Row): string[] {
  // `I.V.A.:` has letters enough too.
  return runsOf(row.words, APART * row.size)
    .map(textOf)
    .filter((text) => /\p{L}{3}|(?:\p{L}\.){2}/u.test(text))
}
