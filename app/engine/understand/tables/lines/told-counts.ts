import type { Word } from '../../../document.ts'
import { readAmount } from '../../values/amount.ts'
import type { DecimalSign } from '../../values/number.ts'
import { readQuantity } from '../../values/quantity.ts'
import { balanceOf } from './arithmetic.ts'
import type { Group } from './groups.ts'
import type { Layout } from '../columns/layout.ts'
import type { CellNumber } from './read-cells.ts'
import { textOf } from '../rows.ts'

export interface ToldCount {
  quantity: CellNumber
  price?: CellNumber
  /** The words of the name that are left. */
  name?: Word[]
}

const TIMES = /^[x×*@]$/i
const COUNT = /^(\d{1,4}(?:[.,]\d{1,3})?)([x×])?$/i

/** `2 × £15.00` under a name, `2 x Plateau de fromages`: how many, where no column is for it; a price is believed where it gives the amount of the line. */
export function toldCount(group: Group, layout: Layout, name: readonly Word[], decimal: DecimalSign): ToldCount | undefined {
  const total = group.line.numbers.total?.value
  if (layout.quantity !== undefined || total === undefined || group.line.numbers.quantity) return undefined
  for (const { row } of group.below) {
    const priced = countAndPrice(row.words, decimal)
    if (priced && balanceOf({ quantity: priced.quantity.value, price: priced.price.value, total }) === 'exact')
      return { ...priced, name: name.filter((word) => !row.words.includes(word)) }
  }
  const counted = countOf(name, decimal)
  return counted && /^\p{L}{3}/u.test(counted.rest[0]?.text ?? '') ? { quantity: counted.quantity, name: counted.rest } : undefined
}

function countAndPrice(words: readonly Word[], decimal: DecimalSign): { quantity: CellNumber; price: CellNumber } | undefined {
  const counted = countOf(words, decimal)
  if (!counted) return undefined
  for (const length of [1, 2]) {
    const said = counted.rest.slice(0, length)
    const value = said.length === length ? readAmount(textOf(said), decimal) : undefined
    if (value !== undefined) return { quantity: counted.quantity, price: { value, words: said } }
  }
  return undefined
}

/** A number, with or without a unit, and the sign that multiplies. */
function countOf(words: readonly Word[], decimal: DecimalSign): { quantity: CellNumber; rest: Word[] } | undefined {
  const [first] = words
  const [, count, joined] = COUNT.exec(first?.text ?? '') ?? []
  const value = count === undefined ? undefined : readQuantity(count, decimal)?.value
  if (value === undefined || Number(value) === 0) return undefined
  const sign = joined ? 0 : words.slice(0, 3).findIndex(({ text }) => TIMES.test(text))
  return sign < 0 ? undefined : { quantity: { value, words: [first!] }, rest: words.slice(sign + 1) }
}
