import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { type CountedAtPrice, countedAtPrice } from './counted-at-price.ts'
import { partsOf } from './charge.ts'

const priced = /^(?:@|at|à|a|je|zu|por|per|voor|tegen|da|x|×)$/iu

/** `4 pr   Gate hinges   @ 61.50   246.00` on a typewriter without heads: the price stands in a column of its own, with its word in front. */
export function pricedApart(name: readonly Word[], total: string, decimal: DecimalSign): CountedAtPrice | undefined {
  const price = partsOf(name).at(-1)!
  return price.length < name.length && priced.test(price[0]!.text) ? countedAtPrice(name, total, decimal) : undefined
}
