import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'

/** `8 EA @ £64.50 each = £516.00`: how many, at what price, and what that comes to, behind one label. */
export function pricedQuantity(
  words: readonly Word[],
  decimal: DecimalSign,
): { quantity: CellNumber; price: CellNumber; total: CellNumber } | undefined {
  const at = words.findIndex(({ text }) => /^(?:@|x|×|à|a)$/iu.test(text))
  const equals = words.findIndex(({ text }) => /^(?:=|→)$/u.test(text))
  if (at < 1 || equals < at) return undefined
  const quantity = quantityIn(words.slice(0, at), decimal)
  const price = amountIn(words.slice(at + 1, equals), decimal)
  const total = amountIn(words.slice(equals + 1), decimal)
  if (!quantity || !price || !total) return undefined
  return balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) === 'exact'
    ? { quantity, price, total }
    : undefined
}
