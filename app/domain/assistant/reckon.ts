import Big from 'big.js'
import type { Status } from '#app/contract/documents.ts'
import type { SumOfReply } from './reply.ts'
import type { AskedRow } from './rows.server.ts'

/** Exact sums by currency, and by party or client where asked for; the largest first. Rows without a total are in none. */
export function sumRows(rows: readonly AskedRow[], by: 'party' | 'client' | null, amountOf = (row: AskedRow) => row.total): SumOfReply[] {
  const groups = new Map<string, { name: string | null; currency: string | null; total: Big; count: number }>()
  for (const row of rows) {
    const amount = amountOf(row)
    if (amount === null) continue
    const name = by ? row[by] : null
    const key = JSON.stringify([name?.toLowerCase(), row.currency])
    const group = groups.get(key) ?? { name, currency: row.currency, total: new Big(0), count: 0 }
    groups.set(key, { ...group, total: group.total.plus(amount), count: group.count + 1 })
  }
  return [...groups.values()].sort((a, b) => b.total.cmp(a.total)).map((group) => ({ ...group, total: plain(group.total) }))
}

export function countByStatus(rows: readonly AskedRow[]): { status: Status; count: number }[] {
  const counts = new Map<Status, number>()
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count })).sort((a, b) => b.count - a.count)
}

/** At least two places, more where the documents have them. */
function plain(sum: Big): string {
  const text = sum.toFixed()
  return (text.split('.')[1]?.length ?? 0) < 2 ? sum.toFixed(2) : text
}
