import Big from 'big.js'
import type { DecimalSign } from '../../values/number.ts'
import { findRates } from '../../values/rate.ts'
import type { Entry } from '../lines/entry.ts'
import type { Layout } from '../columns/layout.ts'
import type { CellNumber } from '../lines/read-cells.ts'
import { textOf } from '../rows.ts'
import { isPaymentText, isSumText, isTaxText } from '../lines/sum-words.ts'

/** A tax among the charges: `State occupancy tax 8 %   15.12`. */
export interface BookedTax {
  entry: Entry
  rate: CellNumber
  amount: CellNumber
}

const dayLike =
  /^(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?|\d{4}-\d{2}-\d{2}|\d{1,2}[.\s-]\s?\p{L}{3,9}\.?(?:[\s-]\d{2,4})?|\p{L}{3,9}\.?\s\d{1,2}(?:,?\s\d{4})?)$/u
const DATED = 0.8 // of the lines, where days are part of every row

/**
 * Folios and accounts book taxes and payments among the charges, row by row as they come: those are no things sold, and what follows them is.
 * A tax says its rate and is that share of what stands above it, or carries a day as the charges do.
 */
export function setBookedApart(entries: readonly Entry[], layout: Layout, decimal: DecimalSign): { entries: Entry[]; taxes: BookedTax[] } {
  const days = dayColumn(entries, layout)
  const hasDay = ({ cells }: Entry) => days !== undefined && dayLike.test(textOf(cells[days]!))
  const taxes: BookedTax[] = []
  let above: Big[] = []
  const kept = entries.map((entry): Entry => {
    const { total } = entry.numbers
    const isBare = total !== undefined && entry.numbers.quantity === undefined && entry.numbers.price === undefined
    if (!isBare || entry.sort === 'text' || entry.sort === 'charge') {
      if (entry.sort === 'line' && total) above.push(new Big(total.value))
      return entry
    }
    const tax = bookedTax(entry, layout, decimal)
    if (tax && (hasDay(entry) || isShare(tax, above))) {
      taxes.push(tax)
      return { ...entry, sort: 'soft_sum' }
    }
    if (hasDay(entry) && entry.sort === 'sum') return { ...entry, sort: 'soft_sum' }
    if (Number(total.value) < 0 && above.some((one) => one.gt(0)) && isPaymentText(nameOf(entry, layout)))
      return { ...entry, sort: 'soft_sum' }
    if (entry.sort === 'line') above = [...above, new Big(total.value)]
    return entry
  })
  return among(taxes, kept) || days !== undefined ? { entries: kept, taxes } : { entries: [...entries], taxes: [] }
}

/** A tax that charges follow before the next sum stands among them; one under all of them is a sum like any other. */
function among(taxes: readonly BookedTax[], entries: readonly Entry[]): boolean {
  return taxes.some(({ entry }) => {
    const below = entries.slice(entries.findIndex(({ row }) => row === entry.row) + 1)
    const end = below.findIndex(({ sort }) => sort === 'sum')
    return below.slice(0, end < 0 ? undefined : end).some(({ sort }) => sort === 'line')
  })
}

/** The column in which every charge has its day; `24.00` under the prices is none. */
function dayColumn(entries: readonly Entry[], { columns, quantity, price, total }: Layout): number | undefined {
  const charges = entries.filter(({ numbers, sort }) => numbers.total !== undefined && sort === 'line')
  const at = columns.findIndex(
    (_, place) =>
      ![quantity, price, total].includes(place) &&
      charges.filter(({ cells }) => dayLike.test(textOf(cells[place]!))).length >= Math.max(2, DATED * charges.length),
  )
  return at < 0 ? undefined : at
}

const nameOf = ({ cells, row }: Entry, { description }: Layout) => (description === undefined ? row.text : textOf(cells[description]!))

function bookedTax(entry: Entry, layout: Layout, decimal: DecimalSign): BookedTax | undefined {
  const name = nameOf(entry, layout)
  const [rate, ...others] = findRates(name, decimal)
  const words = layout.description === undefined ? entry.row.words : entry.cells[layout.description]!
  if (rate === undefined || others.length > 0 || !(isTaxText(name) || isSumText(name))) return undefined
  const at = words.findIndex(({ text }) => text.includes('%'))
  const said = at > 0 && words[at]!.text === '%' ? words.slice(at - 1, at + 1) : words.slice(at, at + 1)
  return { entry, rate: { value: rate, words: said }, amount: entry.numbers.total! }
}

/** The rate's share of what was charged last, or of all that was charged so far. */
function isShare({ rate, amount }: BookedTax, above: readonly Big[]): boolean {
  let sum = new Big(0)
  const sums = [...above].reverse().map((one) => (sum = sum.plus(one)))
  return [...above, ...sums].some((base) => base.times(rate.value).div(100).minus(amount.value).abs().lte('0.01'))
}
