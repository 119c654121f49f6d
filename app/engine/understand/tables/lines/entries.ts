import Big from 'big.js'
import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from './arithmetic.ts'
import { cellsOf } from '../columns/columns.ts'
import type { Layout } from '../columns/layout.ts'
import { balancesWithMore, quantityBeside } from '../columns/other-counts.ts'
import { type CellNumber, amountIn, discountIn, perIn, productsIn, quantityIn, rateIn, timeIn } from './read-cells.ts'
import type { Row } from '../rows.ts'
import { runsOf } from '../runs.ts'
import type { Entry } from './entry.ts'
import { spill, withNamesWhole, withoutText } from './entry-words.ts'
import { sortOf } from './row-sort.ts'

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
  if (!numbers.total) put('total', totalBeforeGap(layout.total === undefined ? [] : cells[layout.total]!, numbers, decimal))
  // `Rabatt 10 %:`, set so far in that its rate stands under the quantities.
  if (numbers.quantity && layout.quantity !== undefined && isPercent(row, numbers.quantity)) delete numbers.quantity
  // `36 L` under the head of the unit beside it: what balances is the quantity.
  const beside = layout.quantity === undefined ? undefined : layout.quantity + 1
  if (!numbers.quantity && beside !== undefined && layout.columns[beside]?.head.heading?.role === 'unit') {
    const stray = quantityIn(cells[beside]!, decimal)
    if (stray && balanceOf(valuesOf({ ...numbers, quantity: stray })) === 'exact') put('quantity', stray)
  }
  const time = numbers.quantity ? undefined : read(layout.quantity, timeIn)
  if (time && ['exact', 'rounded'].includes(balanceOf(valuesOf({ ...numbers, quantity: time })))) put('quantity', time)
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

/** `44.60      GB 877 3312 45`: in the last column of the paper stands what belongs to no line; what comes before the gap is the total if it balances. */
function totalBeforeGap(cell: Word[], numbers: Entry['numbers'], decimal: DecimalSign): CellNumber | undefined {
  const [first, ...rest] = cell.length > 0 ? runsOf(cell, GAP * cell[0]!.size) : []
  const total = first && rest.length > 0 ? amountIn(first, decimal) : undefined
  return total && balanceOf(valuesOf({ ...numbers, total })) === 'exact' ? total : undefined
}

const GAP = 2 // of the type's height: more than parts a number from its currency

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

export function valuesOf(numbers: Entry['numbers']) {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, number.value]))
}
