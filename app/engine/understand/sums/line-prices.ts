import type { Candidate, CandidateRow } from '../../candidate.ts'
import type { Context } from '../context.ts'
import { columnNames } from '../tables/lines/row-of-group.ts'
import { CENT, type Units, isNear, toUnits } from './units.ts'

/**
 * `Product | Quantity | Price` of web shops: the one column of amounts holds what the lines come to, where its amounts alone, and not those times the
 * quantities, add up to a total that is printed. A line of one piece says both. `Item | Price` without any quantity is such a list too.
 */
export function liftLinePrices(rows: CandidateRow[], totals: readonly Candidate[], { kind }: Context): CandidateRow[] {
  const { quantity: count } = columnNames[kind]
  if (rows.length === 0 || rows.some((row) => row.total_amount || !row.unit_price)) return rows
  const counted = rows.filter((row) => row[count]).length
  if (counted > 0 && counted < rows.length) return rows
  const prices = rows.map((row) => toUnits(row.unit_price!.value))
  const products = rows.map((row, at) => times(prices[at]!, row[count]?.value ?? '1'))
  const isPrinted = (sum: Units) => totals.some((total) => isNear(toUnits(total.value), sum, CENT))
  const [sum, product] = [add(prices), add(products)]
  if (!isPrinted(sum) || (product !== sum && isPrinted(product))) return rows
  return rows.map((row) => {
    const { unit_price: price, ...rest } = row
    return { ...rest, total_amount: { ...price! }, ...(Number(row[count]?.value) === 1 ? { unit_price: price! } : {}) }
  })
}

/**
 * `Product | Value without VAT | Quantity`: the other way round. What is headed as a total is the price of one, where not the amounts but those times
 * the quantities add up to a total that is printed.
 */
export function sinkLineTotals(rows: CandidateRow[], totals: readonly Candidate[], { kind }: Context): CandidateRow[] {
  const { quantity: count } = columnNames[kind]
  if (rows.length === 0 || rows.some((row) => !row.total_amount || row.unit_price || !row[count])) return rows
  const amounts = rows.map((row) => toUnits(row.total_amount!.value))
  const products = rows.map((row, at) => times(amounts[at]!, row[count]!.value))
  const isPrinted = (sum: Units) => totals.some((total) => isNear(toUnits(total.value), sum, CENT))
  if (isPrinted(add(amounts)) || !isPrinted(add(products))) return rows
  return rows.map(({ total_amount: price, ...rest }) => ({ ...rest, unit_price: price! }))
}

const add = (all: readonly Units[]) => all.reduce((sum, one) => sum + one, 0n)

function times(price: Units, quantity: string): Units {
  return (price * toUnits(quantity)) / toUnits('1')
}
