import Big from 'big.js'
import type { Word } from '../../document.ts'
import { findDates } from '../values/date.ts'
import type { DecimalSign } from '../values/number.ts'
import { type Balance, balanceOf } from './arithmetic.ts'
import { cellsOf } from './columns.ts'
import type { Layout } from './layout.ts'
import { balancesWithMore, quantityBeside } from './other-counts.ts'
import { type CellNumber, amountIn, discountIn, perIn, productsIn, quantityIn, rateIn } from './read-cells.ts'
import { type Row, textOf } from './rows.ts'
import { gapBetween, isOneRun, runsBy, runsOf } from './runs.ts'
import { isChargeText, isSoftSumText, isSumText, isTaxText } from './sum-words.ts'
import { isCodeLike } from './text-columns.ts'

/** A row of a table's body, read by its columns. */
export interface Entry {
  row: Row
  cells: Word[][]
  numbers: Partial<Record<'quantity' | 'price' | 'total' | 'discount' | 'per' | 'rate', CellNumber>>
  balance: Balance
  /** `line`: numbers of an item; `sum`: totals, taxes and the like; `soft_sum`: those that let items follow; `charge`: discounts and surcharges; `text`: the rest. */
  sort: 'line' | 'sum' | 'soft_sum' | 'charge' | 'text'
}

export function entryOf(row: Row, layout: Layout, decimal: DecimalSign): Entry {
  const cells = withNamesWhole(row, cellsOf(row, layout.columns), layout)
  const read = (at: number | undefined, reader: (words: Word[], decimal: DecimalSign) => CellNumber | undefined) =>
    at === undefined ? undefined : reader(cells[at]!, decimal)
  const numbers: Entry['numbers'] = {}
  const put = (name: keyof Entry['numbers'], number: CellNumber | undefined) => {
    if (number) numbers[name] = number
  }
  put(
    'quantity',
    layout.spread ? sumOfShares(layout.spread.map((at) => quantityIn(cells[at]!, decimal))) : read(layout.quantity, quantityIn),
  )
  put('price', read(layout.price, amountIn))
  put(
    'total',
    read(
      [layout.total, ...(layout.orTotal ?? [])].find((at) => at !== undefined && cells[at]!.length > 0),
      amountIn,
    ),
  )
  put('discount', read(layout.discount, discountIn))
  // `Rabatt 10 %:`, set so far in that its rate stands under the quantities.
  if (numbers.quantity && layout.quantity !== undefined && isPercent(row, numbers.quantity)) delete numbers.quantity
  // `36 L` under the head of the unit beside it: what balances is the quantity.
  const beside = layout.quantity === undefined ? undefined : layout.quantity + 1
  if (!numbers.quantity && beside !== undefined && layout.columns[beside]?.head.heading?.role === 'unit') {
    const stray = quantityIn(cells[beside]!, decimal)
    if (stray && balanceOf(valuesOf({ ...numbers, quantity: stray })) === 'exact') put('quantity', stray)
  }
  if (!numbers.quantity) put('quantity', quantityBeside(valuesOf(numbers), cells, layout, decimal))
  if (numbers.total && !(numbers.quantity && numbers.price)) {
    const product = productsIn(row.words, decimal).find((found) => balanceOf(valuesOf({ ...numbers, ...found })) === 'exact')
    Object.assign(numbers, product)
  }
  put('per', layout.per === undefined ? read(layout.price, perIn) : read(layout.per, quantityIn))
  put('rate', taxRate(read(layout.rate, rateIn)))
  const plain = balanceOf(valuesOf(numbers))
  const isPer = () => ['100', '1000'].some((per) => balanceOf({ ...valuesOf(numbers), per }) === 'exact')
  const balance = plain === 'off' && (isPer() || balancesWithMore(valuesOf(numbers), cells, layout, decimal)) ? 'exact' : plain
  const sort = sortOf(row, layout, cells, numbers, balance)
  if (sort !== 'text') return { row, cells, numbers, balance, sort }
  const spilt = spill(row, cells, layout)
  return {
    row,
    cells: spilt,
    numbers: withoutText(numbers, layout.description === undefined ? [] : spilt[layout.description]!),
    balance,
    sort,
  }
}

function isPercent({ words }: Row, { words: own }: CellNumber): boolean {
  return /^%/.test(words[words.indexOf(own.at(-1)!) + 1]?.text ?? '')
}

/** What is ordered for each day or in each size, together. */
function sumOfShares(shares: (CellNumber | undefined)[]): CellNumber | undefined {
  const given = shares.filter((share) => share !== undefined)
  if (given.length === 0) return undefined
  return { value: given.reduce((sum, { value }) => sum.plus(value), new Big(0)).toFixed(), words: given.flatMap(({ words }) => words) }
}

const HIGHEST = 30 // per cent: above that a number under `TVA` is an amount of tax

function taxRate(rate: CellNumber | undefined): CellNumber | undefined {
  return rate && Number(rate.value) <= HIGHEST ? rate : undefined
}

function nameOf(row: Row, cells: Word[][], layout: Layout): string {
  return layout.description === undefined ? row.text : textOf(cells[layout.description]!)
}

/** A note under an item may run on over the columns of numbers. */
function spill(row: Row, cells: Word[][], layout: Layout): Word[][] {
  const at = layout.description
  if (at !== undefined && isProse(row, cells)) return cells.map((_, place) => (place === at ? row.words : []))
  const first = at === undefined ? undefined : cells[at]![0]
  if (at === undefined || !first || Object.keys(cells).length === 0) return cells
  const [run] = runsBy(row.words.slice(row.words.indexOf(first)), (before, word) => gapBetween(before, word) > SPILT * row.size)
  return run!.length > cells[at]!.length
    ? cells.map((cell, place) => (place === at ? run! : cell.filter((word) => !run!.includes(word))))
    : cells
}

const ONE_RUN = 0.75 // of the type's height: a blank of typewriters and less

/** `TORN. DIN 912 M8X30 8.8 ZN` runs on under a head of dates, where the next row of the line has its day: no date stands there, but the end of the name. */
function withNamesWhole({ size }: Row, cells: Word[][], { description: at, columns }: Layout): Word[][] {
  const [name, next] = at === undefined ? [] : [cells[at]!, cells[at + 1]]
  const isOver =
    at !== undefined &&
    name?.length &&
    next?.length &&
    columns[at + 1]!.head.heading?.role === 'date' &&
    isOneRun([...name, ...next], ONE_RUN * size)
  if (!isOver || findDates(textOf(next), 'dmy').length > 0) return cells
  return cells.map((cell, place) => (place === at ? [...name, ...next] : place === at + 1 ? [] : cell))
}

/** The 27 of "Beech 27 mm, kiln-dried" that runs on under the quantities is none. */
function withoutText(numbers: Entry['numbers'], text: readonly Word[]): Entry['numbers'] {
  return Object.fromEntries(Object.entries(numbers).filter(([, { words }]) => !words.some((word) => text.includes(word))))
}

const CROSSED = 3 // columns that a sentence runs over
const APART = 0.8 // of the type's height: a gap this wide parts two runs of words
const SPILT = 1.2 // of the type's height: the widest gap within a note

/** A sentence under the items stands in no column, whichever its words happen to be under. */
function isProse({ words, size }: Row, cells: Word[][]): boolean {
  if (cells.filter((cell) => cell.length > 0).length < CROSSED) return false
  return isOneRun(words, APART * size)
}

export function valuesOf(numbers: Entry['numbers']) {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, number.value]))
}

const MANY = 6 // columns

/** Sums leave some of many columns empty; a row that fills them all and is called no sum is a line. */
export const fillsAll = (cells: readonly Word[][]): boolean =>
  cells.length >= MANY && cells.every((cell) => cell.length > 0) && !cells.map(textOf).some((text) => addsUp.test(text) || isTaxText(text))

const addsUp = /tota|sum|sald|solde|report|[uü]bertrag|balance|carried|brought/iu

function sortOf(row: Row, layout: Layout, cells: Word[][], numbers: Entry['numbers'], balance: Balance): Entry['sort'] {
  const { quantity, price, total } = numbers
  const balanced = balance === 'exact' || balance === 'rounded'
  const hasText = layout.description === undefined || cells[layout.description]!.length > 0
  if (balanced && (hasText || (layout.code !== undefined && cells[layout.code]!.length > 0))) return 'line'
  const coded = layout.code !== undefined && cells[layout.code]!.length > 0 && isCodeLike(textOf(cells[layout.code]!))
  if (quantity && coded && (price || total || (layout.price === undefined && layout.total === undefined))) return 'line'
  if (quantity && hasText && !price && !total && isFree(cells, layout)) return 'line'
  // `36061 Bassano del Grappa` under the table: a town's number is no quantity.
  if (quantity && isTown(row, quantity)) return 'text'
  // `LUGAR DE ENTREGA: … KM 4, 17005 GIRONA`: a sentence whose number happens to stand under the quantities.
  if (quantity && !total && !(price && layout.total === undefined) && isProse(row, cells)) return 'text'
  // `Shipping charges | 33.90 | | 33.90 | 9%`: what has a price, its rate and a total of its own was sold, whatever it is called.
  if (price && total && numbers.rate && hasText && Number(price.value) === Number(total.value)) return 'line'
  // `VISA | 6 150,00 | 10 % | 615,00 | 0,00 | 615,00`: the name of a card is here that of a stage of works.
  if (total && fillsAll(cells)) return 'line'
  const labels = labelsOf(row)
  // `9% SGST ₹3.05` under an item's own `9% CGST ₹3.05`: its second tax, set in the columns of taxes alone.
  if (numbers.rate && !quantity && !price && !total && layout.total !== undefined && !hasText && labels.length === 1) return 'text'
  if (!(quantity && price)) {
    // Totals in a row of labels over a row of values end the table as well.
    if (labels.filter(isSumText).length >= 2 && !amountLike.test(row.text.replace(bracketed, ''))) return 'sum'
    if (labels.some(isSoftSumText)) return 'soft_sum'
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

function isTown({ words, size }: Row, { words: [first] }: CellNumber): boolean {
  const at = words.indexOf(first!)
  const [code, town] = words.slice(at, at + 2)
  if (!code || !town || gapBetween(code, town) > ONE_RUN * size) return false
  return /^\d{5}$/.test(code.text) && /^\p{Lu}\p{Ll}{2}/u.test(town.text)
}

/** `GRATUIT`, `free of charge` where the price would stand. */
function isFree(cells: Word[][], { price, total }: Layout): boolean {
  return [price, total].some((at) => at !== undefined && free.test(textOf(cells[at]!)))
}

const free =
  /^\(?(?:gratuite?s?|à titre gratuit|sans frais|offerte?s?|free(?: of charge)?|f\.?o\.?c\.?|no charge|n\/?c|gratis|kostenlos|kostenfrei|ohne berechnung|o\. ?(?:ber|b)\.?|sin (?:cargo|coste)|s\/?c|omaggio|in omaggio|regalo|bonus|oferta|kosteloos)\)?$/iu

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
