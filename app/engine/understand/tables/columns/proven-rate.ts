import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { HIGHEST_TAX } from '../../values/rate.ts'
import { amountIn } from '../lines/read-cells.ts'
import { isWithin, provesTax } from '../taxes/tax-of.ts'

const LEAST_ROWS = 2 // of different totals: one may fit by chance

/** `% | Neto | Cuota`: under whatever head, the column that gives another one in every row when the line's total is taxed by it. */
export function provenRate(cells: readonly Word[][][], rest: readonly number[], total: number, decimal: DecimalSign): number | undefined {
  const valuesOf = (at: number) => cells.map((row) => amountIn(row[at]!, decimal)?.value)
  const totals = valuesOf(total)
  const asked = totals.flatMap((value, row) => (value === undefined ? [] : [row]))
  if (new Set(totals.filter(Boolean)).size < LEAST_ROWS) return undefined
  const others = rest.map((at) => ({ at, values: valuesOf(at) })).filter(({ values }) => asked.every((row) => values[row] !== undefined))
  const rates = others.filter(({ values }) => asked.every((row) => isRate(values[row]!)) && asked.some((row) => Number(values[row]) > 0))
  return rates.find(({ at, values }) =>
    others.some((tax) => tax.at !== at && asked.every((row) => fits(totals[row]!, values[row]!, tax.values[row]!))),
  )?.at
}

const isRate = (value: string) => Number(value) >= 0 && Number(value) <= HIGHEST_TAX

/** Of a total before tax, or of one that holds it. */
const fits = (total: string, rate: string, tax: string) =>
  Number(tax) === 0 ? Number(rate) === 0 : provesTax(total, rate, tax) || isWithin(tax, rate, total)
