import type { Document } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { type Charge, chargeOf, isWideCharge } from '../charges/charge.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { type Row, textOf } from '../rows.ts'
import { gapBetween } from '../runs.ts'

const APART = 0.5 // of the type's height between a name, its price and its amount
const SIGN = /^[x×*]$/iu
const BARE = /^\d{1,4}(?:[.,]\d{1,3})?$/
const PRICE = 3 // words of a price at most: `EUR 1 250,00`

/** Whether any line begins `4 x`. */
export const beginsCounted = ({ pages }: Document): boolean =>
  pages.some(({ lines }) => lines.some(({ words: [first, sign] }) => sign && SIGN.test(sign.text) && /^\d{1,4}$/.test(first!.text)))

/** A row that begins with how many of the thing it names. */
export interface CountedRow {
  quantity: CellNumber
  price: CellNumber
  charge: Charge
}

/**
 * `4 x Set menu   34.00   136.00`: how many, what, and what one and all cost, which proves itself; nothing else stands between. `unsigned`: also `4 Set menu`,
 * as under heads that a till sets beside their columns.
 */
export function countedRow(row: Row, decimal: DecimalSign, unsigned = false): CountedRow | undefined {
  const [first, sign] = row.words
  if (!sign || !(SIGN.test(sign.text) || (unsigned && BARE.test(first!.text)))) return undefined
  const quantity = quantityIn([first!], decimal)
  const charge = quantity && chargeOf(row, decimal, APART, isWideCharge)
  if (!charge) return undefined
  const called = charge.name.slice(SIGN.test(sign.text) ? 2 : 1)
  for (let length = 1; length <= Math.min(PRICE, called.length - 1); length++) {
    const words = called.slice(-length)
    const name = called.slice(0, -length)
    const price = gapBetween(name.at(-1)!, words[0]!) > APART * row.size ? amountIn(words, decimal) : undefined
    const isProven = price && balanceOf({ quantity: quantity.value, price: price.value, total: charge.value }) === 'exact'
    if (isProven && /\p{L}{3}/u.test(textOf(name))) return { quantity, price, charge: { ...charge, name } }
  }
  return undefined
}
