import Big from 'big.js'
import type { CandidateRow } from '../../../candidate.ts'
import type { Document, Word } from '../../../document.ts'
import type { Context } from '../../context.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type Charge, chargeOf } from '../charges/charge.ts'
import { codeIn } from '../codes/codes-in-names.ts'
import type { Items } from '../items.ts'
import { printed } from '../printed.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { beginsCounted, countedRow } from './counted-row.ts'
import { rateIn } from './rate-beside.ts'
import { type Row, boxOf, rowOf, rowsOf, textOf } from '../rows.ts'
import { isFreightText, isSumText } from '../lines/sum-words.ts'
import { type VatCodes, vatCodesOf } from '../taxes/vat-codes.ts'
import { looksLikeMoney } from '../../values/amount.ts'

const NEAR = 1.2 // between the two lines of one thing, of the type's height
const APART = 0.5 // of the type's height between name and amount at least: the paper is narrow
const SAME = 3 // points between the left edges of a name and its product
const SIGN = /^[x×*@]$/iu
const PARTED = /^[·•|,;–—-]$/u

/** `12 x 85.28`, with the words that say each. */
interface Product {
  /** `SKU HJ-6120 |` before it. */
  code?: CellNumber
  quantity: CellNumber
  price: CellNumber
  rate?: CellNumber
  row: Row
}

/**
 * The print of a till: `Oat milk 1 L   1,023.36 B` and under it (or over it) `12 x 85.28`, without heads, or `12 x Oat milk   85.28   1,023.36` in one. Every line proves itself;
 * a name with an amount alone counts among them where all together make the sum below.
 */
export function readSlip(document: Document, { formats: { decimal } }: Context, unsigned = false): Items {
  const rows = document.pages.flatMap((page) => rowsOf(page))
  const codes = vatCodesOf(document, decimal)
  const found = linesOf(rows, decimal, unsigned, codes)
  const proven = found.filter(({ product }) => product)
  if (proven.length === 0) return { rows: [], areas: [] }
  const whole = proven.length === found.length || isSummed(found, rows, decimal)
  // `Delivery 9.95` between the last thing and the total is a charge on them all.
  const last = found.findLastIndex(({ product }) => product)
  const kept = whole ? found.filter(({ charge }, at) => at <= last || !isFreightText(charge.row.text)) : proven
  return {
    rows: kept.map(toRow),
    areas: kept.map(({ charge, product }) => ({ page: charge.row.page, box: boxOf([charge.row, ...(product ? [product.row] : [])]) })),
  }
}

/** A till that prints `4 x Set menu   34.00   136.00`, every line in one row; none where a line says no quantity. */
export function readCountedRows(document: Document, context: Context): Items {
  const slip = context.kind === 'invoice' && beginsCounted(document) ? readSlip(document, context) : { rows: [], areas: [] }
  return slip.rows.every(({ quantity }) => quantity) ? slip : { rows: [], areas: [] }
}

/** `4   Set menu   34.00   136.00` under heads that stand beside their columns: no sign, but every line proves itself. */
export function readUnsignedRows(document: Document, context: Context): Items {
  const slip = readSlip(document, context, true)
  return slip.rows.every(({ quantity }) => quantity) ? slip : { rows: [], areas: [] }
}

interface Line {
  charge: Charge
  product?: Product
  /** What the code behind its amount means: `23,85 1`. */
  rate?: CellNumber
}

/** Names with their amounts down to the first sum. */
function linesOf(rows: readonly Row[], decimal: DecimalSign, unsigned: boolean, codes: VatCodes): Line[] {
  const found: Line[] = []
  for (const [at, row] of rows.entries()) {
    const { bare, mark } = unmarked(row, codes)
    const coded = mark && codes.get(mark.text)
    const rate = coded === undefined ? {} : { rate: { value: coded, words: [mark!] } }
    const counted = countedRow(bare, decimal, unsigned)
    if (counted) {
      found.push({ charge: counted.charge, product: { ...counted, row }, ...rate })
      continue
    }
    const charge = chargeOf(bare, decimal, APART)
    if (!charge) continue
    const product = [rows[at + 1], rows[at - 1], overNote(rows, at)]
      .filter((other) => other !== undefined && (isNear(other, row) || other === overNote(rows, at)))
      .flatMap((other) => productIn(other!, decimal) ?? [])
      .find((one) => proves(one, charge) && !found.some(({ product: taken }) => taken?.row === one.row))
    if (!product && isSumText(row.text)) break
    found.push({ charge, ...(product ? { product } : {}), ...rate })
  }
  return found
}

/** The row under a note, which stands between a name and how many of it. */
function overNote(rows: readonly Row[], at: number): Row | undefined {
  const [row, note, next] = rows.slice(at, at + 3)
  return note && next && isNear(note, row!) && !/\d[.,]\d{2}(?!\d)/.test(note.text) && isNear(next, note) ? next : undefined
}

/** Without the letter of the tax rate behind the amount, or the figure that the summary of taxes explains: `23,85 1`. */
function unmarked(row: Row, codes: VatCodes): { bare: Row; mark?: Word } {
  const [before, last] = row.words.length > 2 ? row.words.slice(-2) : []
  if (!before || !last) return { bare: row }
  const isMark = /^[A-Z*]$/.test(last.text) || (codes.has(last.text) && looksLikeMoney(before.text))
  return isMark ? { bare: rowOf(row.words.slice(0, -1)), mark: last } : { bare: row }
}

function isNear(a: Row, b: Row): boolean {
  if (a.page !== b.page) return false
  const [upper, lower] = a.box.top < b.box.top ? [a, b] : [b, a]
  return lower.box.top - upper.box.bottom < NEAR * b.size
}

/** A row that says how many at which price, and behind it at which rate of tax, and nothing else: `4 each × £44.58 · VAT 20 %`. */
function productIn(row: Row, decimal: DecimalSign): Product | undefined {
  const sign = row.words.findIndex(({ text }) => SIGN.test(text))
  if (sign < 1 || row.words.length > 10) return undefined
  const led = row.words.findLastIndex(({ text }, at) => at < sign && PARTED.test(text)) + 1
  const code = led > 0 ? codeIn([row.words.slice(0, led - 1)]) : undefined
  if (led > 0 && !code) return undefined
  const product = timesIn(row, led, sign, decimal)
  return product && { ...product, ...(code ? { code } : {}) }
}

function timesIn(row: Row, from: number, sign: number, decimal: DecimalSign): Product | undefined {
  const quantity = quantityIn(row.words.slice(from, sign), decimal)
  const price = amountIn(row.words.slice(sign + 1), decimal)
  if (quantity && price) return { quantity, price, row }
  const end = row.words.findIndex(({ text }, at) => at > sign + 1 && /^(?:[·•|,;–-]|\p{L}{2,}\.?:?)$/u.test(text))
  const rate = end < 0 ? undefined : rateIn(row.words.slice(end))
  const before = rate && amountIn(row.words.slice(sign + 1, end), decimal)
  return quantity && before && { quantity, price: before, rate, row }
}

function proves({ quantity, price }: Product, { value }: Charge): boolean {
  const balance = balanceOf({ quantity: quantity.value, price: price.value, total: value })
  return balance === 'exact' || balance === 'rounded'
}

/** The first sum under the list is what its lines make. */
function isSummed(lines: readonly Line[], rows: readonly Row[], decimal: DecimalSign): boolean {
  const sum = lines.reduce((all, { charge }) => all.plus(charge.value), new Big(0))
  return rows.some((row) => {
    const total = chargeOf(row, decimal)
    return total !== undefined && isSumText(row.text) && sum.eq(total.value)
  })
}

function toRow({ charge, product, rate: coded }: Line): CandidateRow {
  const rate = product?.rate ?? coded
  const cell = (words: Word[], value: string, score: number) => printed(value, words, score, 'line of a till that proves itself')
  // What stands left of the column that name and product share is the caption of them all.
  const start = product ? charge.name.findIndex(({ box }) => Math.abs(box.left - product.row.box.left) < SAME) : -1
  const name = charge.name.slice(Math.max(0, start))
  return {
    ...(product?.code ? { divalto_code: cell(product.code.words, product.code.value, 0.82) } : {}),
    description: cell(name, textOf(name), 0.9),
    ...(product ? { quantity: cell(product.quantity.words, product.quantity.value, 0.95) } : {}),
    ...(product ? { unit_price: cell(product.price.words, product.price.value, 0.93) } : {}),
    ...(rate ? { vat_rate: cell(rate.words, rate.value, 0.93) } : {}),
    total_amount: cell(charge.amount, charge.value, 0.95),
  }
}
