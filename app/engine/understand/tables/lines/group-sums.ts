import Big from 'big.js'
import type { Entry } from './entry.ts'

const FEWEST = 2 // groups that prove it

/**
 * `Hours / amount   30.00   758.84` under the lines of each worker, `Number 07700 900123   46.00` over those of each line: a row without a price that adds up a group
 * of lines, again and again, whatever it is called.
 */
export function sumsOfGroups(entries: readonly Entry[]): ReadonlySet<Entry> {
  const under = closing(entries)
  return under.size > 0 ? under : closing(entries.toReversed())
}

/** The rows that add up what stands between them and the one before. */
function closing(entries: readonly Entry[]): ReadonlySet<Entry> {
  const found = new Set<Entry>()
  let open: Entry[] = []
  for (const entry of entries) {
    if (entry.sort !== 'line') continue
    if (isPriced(entry)) open.push(entry)
    else if (open.length > 0 && addsUp(entry, open)) {
      found.add(entry)
      open = []
    } else break
  }
  return found.size >= FEWEST ? found : new Set()
}

const isPriced = ({ numbers: { price, quantity, total } }: Entry) => price !== undefined && quantity !== undefined && total !== undefined

function addsUp({ numbers: { price, quantity, total } }: Entry, lines: readonly Entry[]): boolean {
  if (price || !total || !sumOf(lines, 'total').eq(total.value)) return false
  return quantity === undefined || sumOf(lines, 'quantity').eq(quantity.value)
}

const sumOf = (lines: readonly Entry[], name: 'total' | 'quantity') =>
  lines.reduce((sum, { numbers }) => sum.plus(numbers[name]!.value), new Big(0))
