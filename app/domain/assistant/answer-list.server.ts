import Big from 'big.js'
import { kinds } from '#app/contract/kinds/index.ts'
import { readFields } from '../documents/values.server.ts'
import type { Asked } from './answer.server.ts'
import { cite } from './cite.server.ts'
import { lineOf } from './line-of.server.ts'
import { amountOf, sumUp } from './reckon.ts'
import { blank, type Reply } from './reply.ts'
import type { AskedRow } from './rows.server.ts'
import { rowsOf } from './slices.server.ts'
import { fieldOfTopic } from './topics.ts'
import { whyOf } from './why.server.ts'

const LINES = 10
const RANKED = 5 // lines by currency, where nobody says how many

export function answerList(asked: Asked): Reply | undefined {
  const { who, question } = asked
  const rows = ranked(rowsOf(asked), asked)
  const isSearch = question.ask === 'search'
  if (isSearch && rows.length === 0) return undefined
  const shown =
    question.order && !isRanking(asked) ? rows.slice(0, question.limit ?? LINES) : isRanking(asked) ? rows : rows.slice(0, LINES)
  const isDue = question.basis === 'due' || question.states.includes('overdue') || question.states.includes('to_pay')
  // Ranked by another amount than the total, that amount is told.
  const asTold = question.measure === 'total' ? question.topics : [question.measure, ...question.topics]
  const told = asTold.flatMap((topic) => fieldOfTopic(topic, question.kind ?? 'invoice') ?? [])
  const why = whyOf(
    who,
    question,
    shown.map(({ id }) => id),
  )
  const lines = shown.map((row) => {
    const values = told.length > 0 ? readFields(who.db, row.kind, row.id) : {}
    const line = lineOf(row, isDue ? 'due' : question.basis)
    return { ...line, why: why?.get(row.id) ?? line.why, values: told.map((name) => ({ name, value: values[name] ?? null })) }
  })
  return {
    ...blank(question),
    tool: isSearch ? 'found' : 'list',
    count: rows.length,
    lines,
    more: question.order ? 0 : Math.max(0, rows.length - LINES),
    sums: isDue ? sumUp(rows.map((row) => ({ name: null, currency: row.currency, amount: amountOf(row, question) }))) : [],
    citations: cite(
      who,
      shown,
      (row) =>
        told[0] ??
        (isDue
          ? 'due_date'
          : question.basis === 'delivery'
            ? 'requested_delivery_date'
            : kinds[row.kind][isRanking(asked) ? 'totalField' : 'titleField']),
    ),
  }
}

const isRanking = ({ question: { order } }: Asked) => order === 'highest' || order === 'lowest'

/** In the order that is asked for: amounts of each currency by themselves, days with the last that came first. */
function ranked(rows: readonly AskedRow[], asked: Asked): AskedRow[] {
  const { order, limit, kind } = asked.question
  if (isRanking(asked)) {
    const sign = order === 'highest' ? -1 : 1
    const currencies = [...new Set(rows.map(({ currency }) => currency))]
    return currencies.flatMap((currency) =>
      rows
        .filter((row) => row.currency === currency && amountOf(row, asked.question) !== null)
        .sort((a, b) => sign * new Big(amountOf(a, asked.question)!).cmp(amountOf(b, asked.question)!))
        .slice(0, limit ?? RANKED),
    )
  }
  // Of documents in general the last are those that came last.
  if (order === 'latest' && kind === null) return [...rows]
  if (order === 'latest' || order === 'oldest') {
    const sign = order === 'latest' ? -1 : 1
    return rows
      .filter((row) => row.document_date !== null)
      .sort((a, b) => sign * (a.document_date! < b.document_date! ? -1 : a.document_date! > b.document_date! ? 1 : 0))
  }
  return [...rows]
}
