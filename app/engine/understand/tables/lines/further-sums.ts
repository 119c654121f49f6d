import Big from 'big.js'
import type { Entry } from './entry.ts'
import { isChargeText, isSumText, isTaxText } from './sum-words.ts'

const FEWEST = 2 // lines that a further sum proves

/**
 * `Total professional fees   2,920.75` ends the hours; `Mileage   44.80`, `Plotting   22.00` and `Total expenses   66.80` follow, as Auslagen and débours do under
 * fees. Lines with nothing but an amount, under a sum, which the next sum right below adds up.
 */
export function linesOfFurtherSums(entries: readonly Entry[]): Set<Entry> {
  const first = entries.findIndex(isSum)
  const found = new Set<Entry>()
  let open: Entry[] = []
  for (const entry of first < 0 ? [] : entries.slice(first + 1)) {
    if (isLone(entry)) open.push(entry)
    else if (isSum(entry)) {
      if (open.length >= FEWEST && addUp(open, entry)) for (const one of open) found.add(one)
      open = []
    } else if (entry.sort !== 'text') open = []
  }
  return found
}

const isSum = ({ sort, numbers }: Entry) => (sort === 'sum' || sort === 'soft_sum') && numbers.total !== undefined

const isLone = ({ sort, numbers, row }: Entry) =>
  sort === 'line' &&
  numbers.total !== undefined &&
  !numbers.quantity &&
  !numbers.price &&
  /\p{L}{3}/u.test(row.text) &&
  !isSumText(row.text) &&
  !isTaxText(row.text) &&
  !isChargeText(row.text)

const addUp = (lines: readonly Entry[], { numbers }: Entry) =>
  lines.reduce((sum, line) => sum.plus(line.numbers.total!.value), new Big(0)).eq(numbers.total!.value)
