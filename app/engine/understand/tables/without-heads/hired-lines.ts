import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import type { DecimalSign } from '../../values/number.ts'
import { isCodeLike } from '../codes/code-like.ts'
import type { Items } from '../items.ts'
import { balanceOf, WITH_MORE } from '../lines/arithmetic.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { columnNames } from '../lines/row-of-group.ts'
import { printed } from '../printed.ts'
import { type Row, rowsOf, textOf } from '../rows.ts'
import { runsOf } from '../runs.ts'

const FEWEST = 2 // such lines; one alone may be chance
const GAP = 0.9 // of the type's height between two cells
const sign = /^[x×*]$/iu
/** What says that the price of one follows. */
const each = /^(?:@|at|[àa]|zu|je|por|da|per|tegen)$/iu
/** `17 days`, `4 h`, `3 Tage`: for how long. */
const time =
  /^(\d{1,3}) ?(?:days?|d|nights?|weeks?|wks?|months?|hours?|hrs?|h|jours?|j|nuits?|semaines?|sem\.?|mois|heures?|d[ií]as?|noches?|semanas?|meses|mes|horas?|tage?|n[äa]chte?|wochen?|monate?|stunden?|std\.?|giorni|settimane|mesi|ore|dagen|weken|maanden|uren|uur)$/iu

interface Line {
  row: Row
  quantity: CellNumber
  name: Word[]
  code?: Word[]
  times?: string
  price: CellNumber
  total: CellNumber
}

/** What is hired, without heads: `12 × LED profile 19 degree | LP19 | 17 days | @ 6.80 | 1,387.20`. Every line proves itself, the days among its factors. */
export function readHiredLines(document: Document, context: Context): Items {
  const { decimal } = context.formats
  const lines = document.pages.flatMap((page) => rowsOf(page).flatMap((row) => lineOf(row, decimal) ?? []))
  if (lines.length < FEWEST || !lines.some(({ times }) => times !== undefined)) return { rows: [], areas: [] }
  return {
    rows: lines.map((line) => toRow(line, context)),
    areas: lines.map(({ row }) => ({ page: row.page, box: row.box })),
  }
}

function lineOf(row: Row, decimal: DecimalSign): Line | undefined {
  const [count, by, ...rest] = row.words
  const quantity = count && quantityIn([count], decimal)
  if (!quantity || !by || !sign.test(by.text)) return undefined
  const [name, ...cells] = runsOf(rest, GAP * row.size)
  const [total, price] = cells.slice(-2).toReversed()
  if (!name || !price || !each.test(price[0]!.text) || !/\p{L}{3}/u.test(textOf(name))) return undefined
  const line = { quantity, price: amountIn(price.slice(1), decimal), total: amountIn(total!, decimal) }
  const between = cells.slice(0, -2)
  const times = between.flatMap((cell) => time.exec(textOf(cell))?.[1] ?? [])
  const others = between.filter((cell) => !time.test(textOf(cell)))
  if (!line.price || !line.total || times.length > 1 || others.length > 1 || !others.every((cell) => isCodeLike(textOf(cell))))
    return undefined
  const whole = new Big(quantity.value).times(times[0] ?? 1).toFixed()
  if (balanceOf({ quantity: whole, price: line.price.value, total: line.total.value }) !== 'exact') return undefined
  const [code] = others
  return { row, name, quantity, price: line.price, total: line.total, ...(code ? { code } : {}), ...(times[0] ? { times: times[0] } : {}) }
}

function toRow({ quantity, name, code, times, price, total }: Line, { kind }: Context): CandidateRow {
  const called = columnNames[kind]
  const reason = 'line of what is hired, among those that add up'
  return {
    ...(code ? { [called.code]: printed(textOf(code), code, kind === 'invoice' ? 0.82 : 0.92, reason) } : {}),
    [called.description]: printed(textOf(name), name, 0.93, reason),
    [called.quantity]: printed(quantity.value, quantity.words, 0.96, reason),
    unit_price: printed(price.value, price.words, 0.95, reason),
    total_amount: printed(total.value, total.words, 0.96, times === undefined ? reason : `${reason}, ${WITH_MORE}`),
  }
}
