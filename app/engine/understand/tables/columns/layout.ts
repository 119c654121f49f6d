import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { type Column, cellsOf } from './columns.ts'
import type { Role } from '../heads/heading-words.ts'
import { settleNumbers } from './number-columns.ts'
import { optional } from '../optional.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'
import { provenRate } from './proven-rate.ts'
import { areRates, areTaxAmounts } from './tax-column.ts'
import { settleTexts } from './text-columns.ts'

/** Which column holds what: places in the list of columns. */
export interface Layout {
  columns: Column[]
  quantity?: number
  price?: number
  total?: number
  /** Where the total stands in rows that leave its column empty. */
  orTotal?: number[]
  discount?: number
  per?: number
  rate?: number
  /** Letters or numbers that stand for rates. */
  vatCode?: number
  code?: number
  /** The buyer's own article code, else a GTIN: taken where the seller's is not printed. */
  otherCode?: number
  divalto?: number
  description?: number
  position?: number
  /** Columns that share the quantity out, where none says it whole. */
  spread?: number[]
  /** The share of the rows asked in which quantity × price gives the total. */
  balanced: number
}

const SAMPLE = 40 // rows asked

/** The columns by role: their heads speak first, what stands in them second, and the arithmetic decides. */
export function settleLayout(columns: Column[], sample: readonly Row[], decimal: DecimalSign): Layout {
  const rows = sample.slice(0, SAMPLE)
  const cells = rows.map((row) => cellsOf(row, columns))
  const texts = columns.map((_, at) => cells.map((row) => textOf(row[at]!)).filter(Boolean))
  const numbers = settleNumbers(columns, cells, decimal)
  const rest = columns.map((_, at) => at).filter((at) => !Object.values(numbers.picked).includes(at) && !numbers.orTotal?.includes(at))
  const roleAt = (at: number) => columns[at]!.head.heading?.role
  const first = (role: Role) => rest.find((at) => roleAt(at) === role)
  const rate = first('rate')
  const { total } = numbers.picked
  const isAmount = rate !== undefined && total !== undefined && areTaxAmounts(cells, rate, total, decimal)
  const isRated = rate !== undefined && !isAmount && areRates(cells, rate, decimal, total)
  const proven = isRated || total === undefined ? undefined : provenRate(cells, rest, total, decimal)
  const shares = rest.filter((at) => roleAt(at) === 'spread')
  const apart = rest.filter((at) => roleAt(at) === undefined && areApart(cells.map((row) => row[at]!)))
  return {
    columns,
    ...numbers.picked,
    balanced: numbers.balanced,
    ...optional('orTotal', numbers.orTotal),
    ...optional('rate', isRated ? rate : proven),
    ...optional('vatCode', first('vat_code')),
    ...(numbers.picked.quantity === undefined && shares.length > 1 ? { spread: shares } : {}),
    ...settleTexts(
      rest.filter((at) => !shares.includes(at) && !apart.includes(at)),
      roleAt,
      texts,
      (at) => columns[at]!.head.text,
    ),
  }
}

/** `36   24   24   12` under one head: columns of their own (what each shop gets), which make no code together. */
function areApart(cells: readonly Word[][]): boolean {
  const filled = cells.filter((words) => words.length > 0)
  const several = filled.filter(
    (words) =>
      words.every(({ text }) => /^\d{1,4}$/.test(text)) &&
      words.some((word, at) => at > 0 && gapBetween(words[at - 1]!, word) > WIDE * word.size),
  )
  return several.length > 0 && several.length >= 0.5 * filled.length
}

const WIDE = 1.2 // blank between two columns, of the type's height
