import Big from 'big.js'
import type { CandidateRow } from '../../candidate.ts'
import type { Document, Word } from '../../document.ts'
import type { Context } from '../context.ts'
import type { DecimalSign } from '../values/number.ts'
import { balanceOf } from './arithmetic.ts'
import { type Charge, chargeOf } from './charge-list.ts'
import type { Items } from './items.ts'
import { printed } from './printed.ts'
import { type CellNumber, amountIn, quantityIn } from './read-cells.ts'
import { type Row, boxOf, rowOf, rowsOf, textOf } from './rows.ts'
import { isSumText } from './sum-words.ts'

const NEAR = 1.2 // between the two lines of one thing, of the type's height
const APART = 0.5 // of the type's height between name and amount at least: the paper is narrow
const SIGN = /^[x×*@]$/iu

/** `12 x 85.28`, with the words that say each. */
interface Product {
  quantity: CellNumber
  price: CellNumber
  row: Row
}

/**
 * The print of a till: `Oat milk 1 L   1,023.36 B` and under it (or over it) `12 x 85.28`, without heads. Every line proves itself;
 * a name with an amount alone counts among them where all together make the sum below.
 */
export function readSlip(document: Document, { formats: { decimal } }: Context): Items {
  const rows = document.pages.flatMap((page) => rowsOf(page))
  const found = linesOf(rows, decimal)
  const proven = found.filter(({ product }) => product)
  if (proven.length === 0) return { rows: [], areas: [] }
  const whole = proven.length === found.length || isSummed(found, rows, decimal)
  const kept = whole ? found : proven
  return {
    rows: kept.map(toRow),
    areas: kept.map(({ charge, product }) => ({ page: charge.row.page, box: boxOf([charge.row, ...(product ? [product.row] : [])]) })),
  }
}

interface Line {
  charge: Charge
  product?: Product
}

/** Names with their amounts down to the first sum. */
function linesOf(rows: readonly Row[], decimal: DecimalSign): Line[] {
  const found: Line[] = []
  for (const [at, row] of rows.entries()) {
    const charge = chargeOf(unmarked(row), decimal, APART)
    if (!charge) continue
    const product = [rows[at + 1], rows[at - 1]]
      .filter((other) => other !== undefined && isNear(other, row))
      .flatMap((other) => productIn(other!, decimal) ?? [])
      .find((one) => proves(one, charge) && !found.some(({ product: taken }) => taken?.row === one.row))
    if (!product && isSumText(row.text)) break
    found.push({ charge, ...(product ? { product } : {}) })
  }
  return found
}

/** Without the letter of the tax rate behind the amount. */
function unmarked(row: Row): Row {
  const last = row.words.at(-1)!
  return row.words.length > 2 && /^[A-Z*]$/.test(last.text) ? rowOf(row.words.slice(0, -1)) : row
}

function isNear(a: Row, b: Row): boolean {
  if (a.page !== b.page) return false
  const [upper, lower] = a.box.top < b.box.top ? [a, b] : [b, a]
  return lower.box.top - upper.box.bottom < NEAR * b.size
}

/** A row that says how many at which price and nothing else. */
function productIn(row: Row, decimal: DecimalSign): Product | undefined {
  const sign = row.words.findIndex(({ text }) => SIGN.test(text))
  if (sign < 1 || row.words.length > 8) return undefined
  const quantity = quantityIn(row.words.slice(0, sign), decimal)
  const price = amountIn(row.words.slice(sign + 1), decimal)
  return quantity && price && { quantity, price, row }
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

function toRow({ charge, product }: Line): CandidateRow {
  const cell = (words: Word[], value: string, score: number) => printed(value, words, score, 'line of a till that proves itself')
  return {
    description: cell(charge.name, textOf(charge.name), 0.9),
    ...(product ? { quantity: cell(product.quantity.words, product.quantity.value, 0.95) } : {}),
    ...(product ? { unit_price: cell(product.price.words, product.price.value, 0.93) } : {}),
    total_amount: cell(charge.amount, charge.value, 0.95),
  }
}
