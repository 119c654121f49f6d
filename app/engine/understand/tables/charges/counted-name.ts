import type { Word } from '../../../document.ts'
import { looksLikeMoney } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf } from '../lines/arithmetic.ts'
import { type CellNumber, amountIn, quantityIn } from '../lines/read-cells.ts'
import { textOf } from '../rows.ts'

/** `zu je 75,00 €`, `à 18,00`, `at £21.50 each`: what one costs. */
const each = /^(?:je|à|a|zu|at|@|per|pro|por|de|x|×|of)$/iu
const LONGEST = 2 // words of a price: `75,00 €`

/** `11 Kurseinheiten à 60 Minuten zu je 75,00 €   825,00 €`: the name says how many and at which price, and the amount proves it. */
export function countedIn(
  name: readonly Word[],
  total: string,
  decimal: DecimalSign,
): { quantity: CellNumber; price: CellNumber } | undefined {
  const quantity = /^\d{1,4}(?:[.,]\d{1,2})?$/.test(name[0]?.text ?? '') ? quantityIn([name[0]!], decimal) : undefined
  if (!quantity || Number(quantity.value) === 0 || !/^\p{L}{3}/u.test(name[1]?.text ?? '')) return undefined
  for (let at = 2; at < name.length; at++) {
    if (!each.test(name[at - 1]!.text)) continue
    for (let length = LONGEST; length > 0; length--) {
      const words = name.slice(at, at + length)
      const price = looksLikeMoney(textOf(words)) ? amountIn([...words], decimal) : undefined
      if (price && balanceOf({ quantity: quantity.value, price: price.value, total }) === 'exact') return { quantity, price }
    }
  }
  return undefined
}
