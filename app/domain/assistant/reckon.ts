import Big from 'big.js'
import type { Status } from '#app/contract/documents.ts'
import type { Question, Range } from './query.ts'
import type { SumOfReply } from './reply.ts'
import type { AskedRow } from './rows.server.ts'
import { nameKey } from '../documents/keys.ts'

/** An amount with what it is told under. */
export interface Reckoned {
  name: string | null
  currency: string | null
  amount: string | null
  range?: Range | null
}

/** Exact sums by currency and name, and by period where several are asked for; the largest first. What has no amount is in none. */
export function sumUp(list: readonly Reckoned[]): SumOfReply[] {
  const groups = new Map<string, Omit<SumOfReply, 'total'> & { total: Big }>()
  for (const { name, currency, amount, range = null } of list) {
    if (amount === null) continue
    const key = JSON.stringify([name === null ? null : nameKey(name), currency, range])
    const group = groups.get(key) ?? { name, currency, range, total: new Big(0), count: 0 }
    groups.set(key, { ...group, total: group.total.plus(amount), count: group.count + 1 })
  }
  return [...groups.values()].sort((a, b) => b.total.cmp(a.total)).map((group) => ({ ...group, total: plain(group.total) }))
}

export function meansOf(sums: readonly SumOfReply[]): SumOfReply[] {
  return sums
    .map((sum) => ({ ...sum, total: sum.count === 0 ? sum.total : mean(sum.total, sum.count, 2) }))
    .sort((a, b) => new Big(b.total).cmp(a.total))
}

/** Rounded to some places: a quotient has no end of its own. */
export function mean(total: string, count: number, places = 4): string {
  return plain(new Big(new Big(total).div(count).toFixed(places)))
}

/** By how much the second of two periods differs from the first, by currency. */
export function differencesOf(
  sums: readonly SumOfReply[],
  [first, second]: readonly Range[],
): { currency: string | null; total: string }[] {
  const totalOf = (range: Range | undefined, currency: string | null) =>
    new Big(sums.find((sum) => sum.range?.from === range?.from && sum.range?.to === range?.to && sum.currency === currency)?.total ?? 0)
  const currencies = [...new Set(sums.map(({ currency }) => currency))]
  return currencies.map((currency) => ({ currency, total: plain(totalOf(second, currency).minus(totalOf(first, currency))) }))
}

export function nameOf(row: AskedRow, by: Question['by']): string | null {
  if (by === 'party' || by === 'client' || by === 'status' || by === 'kind') return row[by]
  return by === 'month' ? (row.document_date?.slice(0, 7) ?? null) : null
}

/** What is still to be paid, where a document says so and that is meant. */
export function amountOf(row: AskedRow, { measure, basis, states }: Pick<Question, 'measure' | 'basis' | 'states'>): string | null {
  if (measure === 'net' || measure === 'tax') return row[measure]
  return measure === 'amount_due' || basis === 'due' || states.includes('overdue') || states.includes('to_pay')
    ? (row.amount ?? row.total)
    : row.total
}

export function countByStatus(rows: readonly AskedRow[]): { status: Status; count: number }[] {
  const counts = new Map<Status, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => b.count - a.count)
}

/** At least two places, more where the documents have them. */
export function plain(sum: Big): string {
  const text = sum.toFixed()
  return (text.split('.')[1]?.length ?? 0) < 2 ? sum.toFixed(2) : text
}
