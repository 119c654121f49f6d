import Big from 'big.js'
import { kinds } from '#app/contract/kinds/index.ts'
import type { Asked } from './answer.server.ts'
import { cite } from './cite.server.ts'
import { amountOf, countByStatus, differencesOf, meansOf, nameOf, sumUp } from './reckon.ts'
import type { Query } from './query.ts'
import { blank, type Reply, type SumOfReply } from './reply.ts'
import type { AskedRow } from './rows.server.ts'
import { rowsOf, slicesOf, type Slice } from './slices.server.ts'

const MOST_SUMS = 25

export function answerCount(asked: Asked): Reply {
  const { who, question } = asked
  const slices = slicesOf(asked)
  const rows = rowsOf(asked)
  const grouped = slices.flatMap(({ range, rows: of }) =>
    of.map((row) => ({ name: nameOf(row, question.by), currency: null, amount: '1', range: slices.length > 1 ? range : null })),
  )
  const counts = question.by || slices.length > 1 ? inOrder([...sumUp(grouped), ...absentOf(asked, slices, question.by)], asked) : []
  return {
    ...blank(question),
    tool: 'count',
    count: rows.length,
    by_status: countByStatus(rows),
    sums: counts.slice(0, question.limit ?? MOST_SUMS),
    more: question.limit ? 0 : Math.max(0, counts.length - MOST_SUMS),
    citations: cite(who, rows, ({ kind }) => kinds[kind].titleField),
  }
}

/** Suppliers or customers of the documents that fit, with how many each has. */
export function answerParties(asked: Asked): Reply {
  const { who, question } = asked
  const rows = rowsOf(asked).filter(({ party }) => party !== null)
  // An order comes from a customer, an invoice from a supplier.
  const counts = sumUp(rows.map((row) => ({ name: row.party, currency: null, amount: '1' })))
  const seen = new Set<string>()
  const first = rows.filter(({ party_key }) => !seen.has(party_key!) && seen.add(party_key!))
  return {
    ...blank(question),
    tool: 'parties',
    count: counts.length,
    sums: counts.slice(0, MOST_SUMS),
    more: Math.max(0, counts.length - MOST_SUMS),
    citations: cite(who, first, ({ kind }) => kinds[kind].partyField),
  }
}

export function answerSum(asked: Asked): Reply {
  const { who, question } = asked
  const slices = slicesOf(asked)
  const by = question.by ?? (question.partyNames.length > 1 ? 'party' : null)
  const entries = slices.flatMap(({ range, rows }) =>
    rows.map((row) => ({
      name: nameOf(row, by),
      currency: row.currency,
      amount: amountOf(row, question),
      range: slices.length > 1 ? range : null,
    })),
  )
  const rows = rowsOf(asked)
  const sums = sumUp(entries)
  const withAmount = slices.map(({ range, rows: of }) => ({ range, rows: of.filter((row) => amountOf(row, question) !== null) }))
  const ordered = inOrder([...sums, ...absentOf(asked, withAmount, by)], asked)
  const valued = rows
    .filter((row) => amountOf(row, question) !== null)
    .sort((a, b) => new Big(amountOf(b, question)!).cmp(amountOf(a, question)!))
  const field = (row: AskedRow) => {
    const kind = kinds[row.kind]
    if (question.measure === 'tax') return kind.taxField ?? kind.totalField
    return question.measure === 'net' ? kind.netField : amountOf(row, question) === row.total ? kind.totalField : 'amount'
  }
  return {
    ...blank({ ...question, by }),
    tool: 'sum',
    count: rows.length,
    by_status: countByStatus(rows),
    sums: ordered.slice(0, MOST_SUMS),
    differences: slices.length === 2 && by === null ? differencesOf(sums, question.ranges) : [],
    without_total: rows.length - valued.length,
    more: Math.max(0, ordered.length - MOST_SUMS),
    citations: cite(who, valued, field),
  }
}

/** Periods and companies that are compared and have nothing: left out, they would seem forgotten. */
function absentOf({ question: { parties, partyNames } }: Asked, slices: readonly Slice[], by: Query['by']): SumOfReply[] {
  const isCompared = slices.length > 1
  const absent = (name: string | null, { range }: Slice) => ({
    name,
    range: isCompared ? range : null,
    currency: null,
    total: '0.00',
    count: 0,
  })
  if (by !== 'party' || parties.length < 2)
    return isCompared ? slices.filter(({ rows }) => rows.length === 0).map((slice) => absent(null, slice)) : []
  const ofCompany = (names: string[], { party_key, client_key }: AskedRow) =>
    names.includes(party_key ?? '') || names.includes(client_key ?? '')
  return slices.flatMap((slice) =>
    parties
      .flatMap(({ fits }) => fits)
      .flatMap((names, at) => (slice.rows.some((row) => ofCompany(names, row)) ? [] : absent(partyNames[at] ?? names[0]!, slice))),
  )
}

/** Months and periods in their own order; the largest first of everything else, so many of each currency as are asked for. */
function inOrder(sums: readonly Reply['sums'][number][], { question: { by, limit, order } }: Asked): Reply['sums'] {
  const sorted = [...sums]
  if (by === 'month') sorted.sort((a, b) => ((a.name ?? '9') < (b.name ?? '9') ? -1 : 1))
  else if (order === 'lowest') sorted.reverse()
  // Amounts of different currencies are never ranked against each other: that of the most documents first.
  const weights = new Map<string | null, number>()
  for (const { currency, count } of sums) weights.set(currency, (weights.get(currency) ?? 0) + count)
  if (by !== 'month')
    sorted.sort(
      (a, b) =>
        weights.get(b.currency)! - weights.get(a.currency)! ||
        ((a.currency ?? '') < (b.currency ?? '') ? -1 : a.currency === b.currency ? 0 : 1),
    )
  sorted.sort((a, b) => ((a.range?.from ?? '') < (b.range?.from ?? '') ? -1 : (a.range?.from ?? '') > (b.range?.from ?? '') ? 1 : 0))
  const seen = new Map<string, number>()
  return sorted.filter(({ currency, range }) => {
    const key = JSON.stringify([currency, range])
    seen.set(key, (seen.get(key) ?? 0) + 1)
    return !limit || seen.get(key)! <= limit
  })
}

export function answerAverage(asked: Asked): Reply {
  const { sums, ...reply } = answerSum(asked)
  return { ...reply, tool: 'average', differences: [], sums: inOrder(meansOf(sums), asked) }
}

/** Taxes by their rate, as the invoices list them. */
export function answerTaxes(asked: Asked): Reply {
  const { who, question } = asked
  const rows = rowsOf({ ...asked, question: { ...question, kind: 'invoice' } })
  const currencies = new Map(rows.map(({ id, currency }) => [id, currency]))
  const lines = who.db.$client
    .prepare('select document_id, rate, amount from vat_details where document_id in (select value from json_each(?))')
    .all(JSON.stringify(rows.map(({ id }) => id))) as { document_id: string; rate: string | null; amount: string | null }[]
  const withLines = new Set(lines.map(({ document_id }) => document_id))
  const rateOf = (rate: string | null) => (rate === null ? null : new Big(rate).toFixed())
  return {
    ...blank(question),
    tool: 'sum',
    count: rows.length,
    sums: sumUp(
      lines.map(({ document_id, rate, amount }) => ({ name: rateOf(rate), currency: currencies.get(document_id) ?? null, amount })),
    ).slice(0, MOST_SUMS),
    without_total: rows.length - withLines.size,
    citations: cite(
      who,
      rows.filter(({ id }) => withLines.has(id)),
      () => 'tax_amount',
    ),
  }
}
