import type { CandidateRow } from '../../../candidate.ts'
import type { Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import { balanceOf, WITH_MORE } from './arithmetic.ts'
import { describe } from './describe.ts'
import { journeyOf } from './from-and-to.ts'
import type { Habits } from './habits.ts'
import type { Entry } from './entry.ts'
import type { Group } from './groups.ts'
import type { Layout } from '../columns/layout.ts'
import { lineCode } from '../codes/line-code.ts'
import { codeBesideName } from '../codes/codes-in-names.ts'
import { nameInCodeCell } from './name-in-code-cell.ts'
import { netPriceOf } from './net-price.ts'
import { printed } from '../printed.ts'
import { type CellNumber, rateIn } from './read-cells.ts'
import { textOf } from '../rows.ts'
import { secondOfCodes, sellersCodeUnder } from '../codes/sellers-code.ts'
import { toldCount } from './told-counts.ts'
import { totalUnder } from './total-under.ts'
import type { VatCodes } from '../taxes/vat-codes.ts'

/** How the columns are called on an invoice and on an order. */
export const columnNames = {
  invoice: { code: 'divalto_code', description: 'description', quantity: 'quantity' },
  work_order: { code: 'product_code', description: 'product_name', quantity: 'requested_quantity' },
} as const

/** A code under its head: an order's are read as they stand; whether an invoice's are article codes of the ERP nobody has said yet (docs/decisions/105). */
const CODE = { work_order: 0.95, invoice: 0.85 } as const

/** A group of rows as one row of the contract. */
export function rowOfGroup(group: Group, layout: Layout, context: Context, habits: Habits, vatCodes?: VatCodes): CandidateRow {
  const { line } = group
  const called = columnNames[context.kind]
  const row: CandidateRow = {}
  const score = scoreOf(line)
  const put = (name: string, value: string | undefined, words: Word[] | undefined, sure: number, why: string) => {
    if (value !== undefined && value !== '' && words?.length) row[name] = printed(value, words, sure, why)
  }
  const reason = (column: number | undefined) =>
    column === undefined ? 'inferred column' : `column "${layout.columns[column]!.head.text}"`
  const named = nameInCodeCell(group, layout)
  const description = named ?? journeyOf(group, layout) ?? describe(group, layout, habits)
  const told = toldCount(group, layout, description?.words ?? [], context.formats.decimal)
  const name = told?.name ?? description?.words
  const text = told?.name ? textOf(told.name) : description?.text
  // `4 | × bread knives`: the sign between how many and what.
  put(called.description, text?.replace(/^[x×] (?=\p{L}{2})/u, ''), name, description ? 0.93 : 0, reason(layout.description))
  const column = layout.code === undefined || named ? undefined : lineCode(group, layout.code)
  const sellers = context.kind === 'work_order' ? (secondOfCodes(group, layout) ?? sellersCodeUnder(group)) : undefined
  const code = sellers ?? column
  const beside =
    layout.code === undefined && !description?.code
      ? codeBesideName([...group.above, line, ...group.below].flatMap(({ cells }) => cells))
      : undefined
  const other = layout.otherCode === undefined ? undefined : lineCode(group, layout.otherCode)
  if (code) put(called.code, code.value, code.words, CODE[context.kind], reason(layout.code))
  else if (description?.code)
    put(called.code, description.code.value, description.code.words, CODE[context.kind] - 0.03, 'code in the text of the line')
  else if (beside) put(called.code, beside.value, beside.words, CODE[context.kind] - 0.03, 'code in brackets beside the name')
  else put(called.code, other?.value, other?.words, 0.7, reason(layout.otherCode))
  if (context.kind === 'work_order' && layout.divalto !== undefined)
    put('divalto_code', textOf(line.cells[layout.divalto]!), line.cells[layout.divalto], 0.95, reason(layout.divalto))
  const quantity = line.numbers.quantity ?? told?.quantity
  put(called.quantity, quantity?.value, quantity?.words, score, reason(layout.quantity))
  const price = line.numbers.price ?? told?.price ?? netPriceOf(group, layout.price, context.formats.decimal)
  put('unit_price', price?.value, price?.words, score, reason(layout.price))
  const rate = line.numbers.rate ?? brokenRate(group, layout, context)
  if (context.kind === 'invoice' && !isUnexplained(rate, vatCodes)) put('vat_rate', rate?.value, rate?.words, 0.95, reason(layout.rate))
  const vatCode = context.kind === 'invoice' && vatCodes ? codeOf(group, layout, vatCodes) : undefined
  if (vatCode) put('vat_rate', vatCode.rate, vatCode.words, 0.93, 'code that the summary of taxes explains')
  if (context.kind === 'invoice' && layout.rate === undefined && !row.vat_rate) {
    const said = rateSaidUnder(group, context)
    put('vat_rate', said?.value, said?.words, 0.88, 'rate told under the name')
  }
  const under = line.numbers.total ? undefined : totalUnder(group, layout, context.formats.decimal)
  if (under)
    put('total_amount', under.total.value, under.total.words, under.fits ? 0.95 : 0.75, `under the price of ${reason(layout.price)}`)
  else put('total_amount', line.numbers.total?.value, line.numbers.total?.words, score, reason(layout.total) + more(line))
  return row
}

/** `SKU: CAF-1K   IVA: 10%` under the name: shops print the rate among what else they say of the line. */
function rateSaidUnder({ below }: Group, { formats }: Context): CellNumber | undefined {
  for (const { row } of below) {
    const at = row.words.findIndex(({ text }) => taxWord.test(text))
    const words = at < 0 ? [] : row.words.slice(at + 1, at + 3)
    const rate = [words.slice(0, 1), words].find((run) => run.length > 0 && /^\d{1,2}(?:[.,]\d{1,2})?\s?%$/.test(textOf(run)))
    if (rate) return rateIn(rate, formats.decimal)
  }
  return undefined
}

const taxWord = /^(?:iva|tva|vat|mwst\.?|ust\.?|btw|gst):?$/i

/** `TVA` over `10%`, `20` over `%`: a narrow cell breaks before the rate, or before its sign. */
function brokenRate({ line, below }: Group, { rate }: Layout, { formats }: Context): CellNumber | undefined {
  const first = rate === undefined ? undefined : line.cells[rate]
  const next = rate === undefined ? undefined : below[0]?.cells[rate]
  const isBare = first?.length === 1 && /^\d{1,2}(?:[.,]\d{1,2})?$/.test(first[0]!.text) && next?.length === 1 && next[0]!.text === '%'
  if (isBare) return rateIn([...first, ...next], formats.decimal)
  const isOpen = first?.length === 1 && /^\p{L}{2,5}\.?$/u.test(first[0]!.text)
  return isOpen && next?.length && /%$/.test(textOf(next)) ? rateIn(next, formats.decimal) : undefined
}

/** `1`, where the summary says what `2` means: a code that it does not explain is no rate either, unless some code stands for that rate. */
const isUnexplained = (rate: CellNumber | undefined, codes: VatCodes | undefined) =>
  rate !== undefined &&
  codes !== undefined &&
  [...codes.keys()].some((code) => /^\d$/.test(code)) &&
  /^[1-9]$/.test(textOf(rate.words)) &&
  ![...codes.values()].some((said) => Number(said) === Number(rate.value))

/** Under a head for rates too `1` and `2` are codes where the summary says so. */
function codeOf({ line }: Group, { vatCode, rate, columns }: Layout, vatCodes: VatCodes): { rate: string; words: Word[] } | undefined {
  // `T`, `C`, or nothing at all over them.
  const short = columns.findLastIndex(({ head }) => /^(?:t|tc|tx|c|v|k)?\.?$/i.test(head.text))
  const words = line.cells[vatCode ?? rate ?? short] ?? []
  const said = words.length === 1 ? vatCodes.get(words[0]!.text) : undefined
  return said === undefined ? undefined : { rate: said, words }
}

/** What the check of line totals cannot know: it sees quantity, price and total only. */
function more({ balance, numbers: { quantity, price, total } }: Entry): string {
  if ((balance !== 'exact' && balance !== 'rounded') || !quantity || !price || !total) return ''
  return balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) === 'off' ? `, ${WITH_MORE}` : ''
}

function scoreOf({ balance, numbers }: Entry): number {
  if (balance === 'exact') return 0.98
  if (balance === 'rounded') return 0.95
  if (balance === 'off') return 0.75
  return numbers.quantity && numbers.total ? 0.85 : 0.8
}
