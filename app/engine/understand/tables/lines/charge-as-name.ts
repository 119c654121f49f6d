import type { Layout } from '../columns/layout.ts'
import type { Entry } from './entry.ts'

/**
 * `Surcharge for small orders` under a line that counts and has its amount, in a table without a head of names, which prints them under its lines: what that
 * line charges, and no charge of its own without an amount.
 */
export function withChargesAsNames(entries: readonly Entry[], { description }: Layout): Entry[] {
  if (description !== undefined || entries.every(({ sort }) => sort !== 'charge')) return [...entries]
  const isCounted = (entry: Entry | undefined) => entry?.sort === 'line' && entry.numbers.quantity && entry.numbers.total
  const named = entries.filter(({ sort }, at) => sort === 'text' && isCounted(entries[at - 1]))
  if (named.length < FEWEST) return [...entries]
  return entries.map((entry, at) => {
    const isName = entry.sort === 'charge' && Object.keys(entry.numbers).length === 0 && !/\d/.test(entry.row.text)
    return isName && isCounted(entries[at - 1]) ? { ...entry, sort: 'text' } : entry
  })
}

const FEWEST = 2 // lines that have their names under them
