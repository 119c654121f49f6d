import Big from 'big.js'
import type { Word } from '../../../document.ts'
import type { DecimalSign } from '../../values/number.ts'
import { balanceOf, placesOf } from './arithmetic.ts'
import { labelsOf } from './row-sort.ts'
import { type Entry } from './entry.ts'
import type { Layout } from '../columns/layout.ts'
import { amountIn, type CellNumber, quantityIn } from './read-cells.ts'
import type { Row } from '../rows.ts'
import { isChargeText, isSumText } from './sum-words.ts'
import { isCodeLike } from '../codes/code-like.ts'

const MOST = 2 // words of one number: `1 250,00`, `12,00 €`

/**
 * Deposits under the goods, parts under the labour: a second table that leaves out the heads is as wide as its own words, so its numbers stand
 * under other columns. `9001 Pfand Kiste 52 3,10 161,20` is a line all the same where it ends in three numbers of which two make the third –
 * unless the lines come to a printed sum without it: then it says what one of them is made of.
 */
export function withShifted(entries: readonly Entry[], layout: Layout, decimal: DecimalSign): Entry[] {
  if (addsUp(entries, decimal)) return [...entries]
  return entries.map((entry) => shiftedEntry(entry, layout, decimal) ?? entry)
}

/** Whether two lines or more come to the first sum below them. */
function addsUp(entries: readonly Entry[], decimal: DecimalSign): boolean {
  const first = entries.findIndex(({ sort }) => sort === 'sum' || sort === 'soft_sum')
  const totals = entries
    .slice(0, Math.max(first, 0))
    .flatMap(({ sort, numbers }) => (sort === 'line' && numbers.total ? [numbers.total.value] : []))
  if (totals.length < 2) return false
  const { words } = entries[first]!.row
  const sum = totals.reduce((all, total) => all.plus(total), new Big(0))
  return [1, 2].some((count) => amountIn(words.slice(-count), decimal)?.value === sum.toFixed(2))
}

function shiftedEntry({ row, cells, sort, balance }: Entry, layout: Layout, decimal: DecimalSign): Entry | undefined {
  const isOpen = sort === 'text' || (sort === 'line' && balance === 'unknown')
  if (!isOpen || labelsOf(row).some((text) => isSumText(text) || isChargeText(text))) return undefined
  const shifted = readShiftedLine(row, layout, decimal)
  if (!shifted) return undefined
  // What already is a line has its other words in their columns.
  const own = new Set(Object.values(shifted.numbers).flatMap(({ words }) => words))
  const isNumber = (at: number) => at === layout.quantity || at === layout.price || at === layout.total
  const kept = cells.map((cell, at) => (isNumber(at) ? shifted.cells[at]! : cell.filter((word) => !own.has(word))))
  return { row, numbers: shifted.numbers, cells: sort === 'line' ? kept : shifted.cells, balance: 'exact', sort: 'line' }
}

interface ShiftedLine {
  cells: Word[][]
  numbers: Record<'quantity' | 'price' | 'total', CellNumber>
}

function readShiftedLine({ words }: Row, layout: Layout, decimal: DecimalSign): ShiftedLine | undefined {
  const { quantity, price, total, description, code } = layout
  if (quantity === undefined || price === undefined || total === undefined || description === undefined) return undefined
  if (quantity > price || price > total) return undefined
  const numbers = endingIn(words, decimal)
  if (!numbers) return undefined
  const before = words.slice(0, words.indexOf(numbers.quantity.words[0]!))
  const lead = code !== undefined && isCodeLike(before[0]!.text) ? 1 : 0
  const name = before.slice(lead)
  if (!(lead > 0 && name.length === 0) && !name.some(({ text }) => /\p{L}{2}/u.test(text))) return undefined
  const cells = layout.columns.map((_, at): Word[] =>
    at === quantity
      ? numbers.quantity.words
      : at === price
        ? numbers.price.words
        : at === total
          ? numbers.total.words
          : at === description
            ? name
            : at === code
              ? before.slice(0, lead)
              : [],
  )
  return { cells, numbers }
}

function endingIn(words: readonly Word[], decimal: DecimalSign): ShiftedLine['numbers'] | undefined {
  for (let third = 1; third <= MOST; third++)
    for (let second = 1; second <= MOST; second++)
      for (let first = 1; first <= MOST; first++) {
        const from = words.length - third - second - first
        if (from < 1) continue
        const total = amountIn(words.slice(from + first + second), decimal)
        const price = amountIn(words.slice(from + first, from + first + second), decimal)
        const quantity = quantityIn(words.slice(from, from + first), decimal)
        if (!total || !price || !quantity || placesOf(total.value) < 2 || placesOf(price.value) < 2 || Number(total.value) === 0) continue
        if (balanceOf({ quantity: quantity.value, price: price.value, total: total.value }) === 'exact') return { quantity, price, total }
      }
  return undefined
}
