import Big from 'big.js'
import type { Entry } from './entry.ts'
import { fold } from '../../words/fold.ts'
import { isChargeText, isSumText, isTaxText } from './sum-words.ts'

const FEWEST = 2 // lines that a further sum proves

/**
 * `Total professional fees   2,920.75` ends the hours; `Mileage   44.80`, `Plotting   22.00` and `Total expenses   66.80` follow, as Auslagen and débours do under
 * fees. Lines with nothing but an amount, under a sum, which the next sum right below adds up, alone (`Débours` stands over a single one) or with the sum over them.
 */
export function linesOfFurtherSums(entries: readonly Entry[]): Set<Entry> {
  const first = entries.findIndex((entry, at) => isSum(entry) || addsUp(entry, entries.slice(0, at)))
  const found = new Set<Entry>()
  let open: Entry[] = []
  let before = entries[first]
  let isHeaded = false
  for (const entry of first < 0 ? [] : entries.slice(first + 1)) {
    if (isLone(entry) || (isHeaded && isOutlay(entry))) open.push(entry)
    else if (isSum(entry)) {
      const isEnough = open.length >= (isHeaded ? 1 : FEWEST)
      if (isEnough && (addUp(open, entry) || (before && addUp([before, ...open], entry)))) for (const one of open) found.add(one)
      open = []
      before = entry
      isHeaded = false
    } else if (entry.sort === 'text') isHeaded ||= outlays.test(fold(entry.row.text))
    else open = []
  }
  return found
}

/** `Profit costs   1,271.50`: what the lines over it come to, whatever it is called. */
const addsUp = (entry: Entry, over: readonly Entry[]) => {
  const lines = over.filter(({ sort, numbers }) => sort === 'line' && numbers.total !== undefined)
  return isBare(entry) && lines.length >= FEWEST && addUp(lines, entry)
}

/** Over what was paid for the client. */
const outlays =
  /^(?:debours|disbursements|expenses|out-of-pocket expenses|auslagen|suplidos|spese anticipate|anticipazioni|verschotten|despesas)\W*$/u

const isSum = ({ sort, numbers }: Entry) => (sort === 'sum' || sort === 'soft_sum') && numbers.total !== undefined

/** Words and an amount. */
const isBare = ({ numbers, row }: Entry) => numbers.total !== undefined && !numbers.quantity && !numbers.price && /\p{L}{3}/u.test(row.text)

const isLone = (entry: Entry) =>
  entry.sort === 'line' && isBare(entry) && ![isSumText, isTaxText, isChargeText].some((says) => says(entry.row.text))

/** `Land Registry official copies (no VAT)`, `Special delivery postage`: under the heading of outlays postage is one, and what is not taxed. */
const isOutlay = (entry: Entry) => entry.sort !== 'text' && isBare(entry) && !adding.test(fold(entry.row.text).replace(/\([^()]*\)/g, ''))

const adding = /\b(?:sub|sous)?-?tota\p{L}*|\b(?:sum(?:me|a)|saldo|solde|balance|vat|tva|iva|mwst|ust|btw|tax)\b/u

const addUp = (lines: readonly Entry[], { numbers }: Entry) =>
  lines.reduce((sum, line) => sum.plus(line.numbers.total!.value), new Big(0)).eq(numbers.total!.value)
