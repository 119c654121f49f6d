import Big from 'big.js'
import { findDates } from '../../values/date.ts'
import type { Entry } from './entry.ts'
import type { Layout } from '../columns/layout.ts'
import { textOf } from '../rows.ts'

const WORDS = 4 // of the label beside the day: `Delivery on`, `Date de livraison`

/** `Due 12/05/2026   27` in rows under a line of 54: when its parts are wanted, and nothing more that is ordered. */
export function setPartsApart(entries: readonly Entry[], layout: Layout): Entry[] {
  const kept = [...entries]
  for (let at = 0; at < kept.length; at++) {
    const { sort, numbers } = kept[at]!
    if (sort !== 'line' || !numbers.quantity || isPart(kept[at]!, layout)) continue
    const parts = partsAfter(kept, at, layout)
    const sum = parts.reduce((whole, part) => whole.plus(kept[part]!.numbers.quantity!.value), new Big(0))
    if (parts.length === 0 || !sum.eq(numbers.quantity.value)) continue
    for (const part of parts) kept[part] = { ...kept[part]!, sort: 'text', numbers: {}, balance: 'unknown' }
  }
  return kept
}

/** The rows of days below a line, notes between them passed over. */
function partsAfter(entries: readonly Entry[], line: number, layout: Layout): number[] {
  const parts: number[] = []
  for (let at = line + 1; at < entries.length; at++) {
    const entry = entries[at]!
    if (entry.sort === 'text') continue
    if (entry.sort !== 'line' || !isPart(entry, layout)) break
    parts.push(at)
  }
  return parts
}

/** A day, what it is called, and how many: no price, no code. */
function isPart({ cells, numbers, row }: Entry, { code, description }: Layout): boolean {
  const { quantity, price, total } = numbers
  if (!quantity || price || total || (code !== undefined && cells[code]!.length > 0)) return false
  const text = description === undefined ? row.text : textOf(cells[description]!)
  const [date, more] = findDates(text, 'dmy')
  if (!date || more) return false
  const rest = `${text.slice(0, date.index)} ${text.slice(date.index + date.length)}`.trim().split(/\s+/)
  return rest.length <= WORDS && rest.every((word) => !/\d/.test(word))
}
