import { kinds } from '#app/contract/kinds/index.ts'
import type { Status } from '#app/contract/documents.ts'
import { measureDocuments } from '../analytics/measure.server.ts'
import { addDays } from '../analytics/periods.ts'
import { foldText } from '../documents/keys.ts'
import { readValues } from '../documents/values.server.ts'
import { searchDocuments } from '../search/search.server.ts'
import { requireScope, type Who } from '../who.ts'
import { cite, citeField, MOST_CITATIONS, titleOf } from './cite.server.ts'
import type { Question, Settled } from './question.ts'
import { countByStatus, sumRows } from './reckon.ts'
import type { LineOfReply, Reply } from './reply.ts'
import { askRows, readableKinds, type AskedRow } from './rows.server.ts'

const LINES = 10
const OWED: readonly Status[] = ['pending', 'approved']
const DUE_SOON = 30 // days, where no period is named
const MOST_SUMS = 25

/** Answers a question by queries over the documents that the member may read. `today` and `timeZone` are the reader's. */
export function answerQuestion(who: Who, question: Settled, today: string, timeZone: string): Reply {
  requireScope(who, 'bot', 'read')
  const answer = answers[question.intent]({ who, question, today, timeZone })
  return answer ?? search({ who, question, today, timeZone }) ?? { ...blank(question), tool: 'nothing' }
}

/** What a question leaves open is decided, so that what is looked at can be said before anything was looked up. */
export function settleQuestion(who: Who, question: Question, today: string): Settled {
  const kind = question.intent === 'sum' ? (question.kind ?? 'invoice') : owing.has(question.intent) ? 'invoice' : question.kind
  const soon = { from: today, to: addDays(today, DUE_SOON) }
  const past = { from: '', to: addDays(today, -1) }
  const range = question.intent === 'due' ? (question.range ?? soon) : question.intent === 'overdue' ? past : question.range
  return { ...question, kind, range, partyName: question.party === null ? null : (printedName(who, question.party) ?? question.party) }
}

const owing = new Set(['due', 'overdue'])

function printedName(who: Who, party: string): string | null {
  const [row] = askRows(who, { party, newestFirst: true, limit: 1 })
  if (!row) return null
  return row.party && foldText(row.party) === party ? row.party : row.client
}

interface Asked {
  who: Who
  question: Settled
  today: string
  timeZone: string
}

const answers: Record<Question['intent'], (asked: Asked) => Reply | undefined> = {
  count: ({ who, question }) => {
    const { kind, statuses, range, party, currency } = question
    const rows = askRows(who, { kind, statuses, dated: range, party, currency, newestFirst: true })
    return { ...listed(who, question, rows, 'title'), tool: 'count', by_status: countByStatus(rows), lines: [], more: 0 }
  },
  sum: ({ who, question }) => {
    const { kind, statuses, range, party, currency, by } = question
    const fitting = askRows(who, {
      kind,
      statuses: statuses.length > 0 ? statuses : OWED,
      dated: range,
      party,
      currency,
    })
    const sums = sumRows(fitting, by)
    const largest = fitting.filter(({ total }) => total !== null).sort((a, b) => Number(b.total) - Number(a.total))
    return {
      ...listed(who, question, largest, 'total'),
      tool: 'sum',
      count: fitting.length,
      by_status: countByStatus(fitting),
      sums: sums.slice(0, MOST_SUMS),
      without_total: fitting.length - largest.length,
      lines: [],
      more: Math.max(0, sums.length - MOST_SUMS),
    }
  },
  overdue: ({ who, question }) => owed(who, question, { to: question.range!.to }, 'overdue'),
  due: ({ who, question }) => owed(who, question, question.range!, 'due'),
  waiting: ({ who, question }) => {
    const rows = askRows(who, { kind: question.kind, statuses: ['pending'], party: question.party })
    return { ...listed(who, question, rows, 'title'), tool: 'waiting' }
  },
  latest: ({ who, question }) => {
    const { kind, statuses, party } = question
    return { ...listed(who, question, askRows(who, { kind, statuses, party, newestFirst: true, limit: LINES }), 'title'), tool: 'latest' }
  },
  document: ({ who, question }) => {
    const [row, ...others] = askRows(who, { ids: question.named, kind: question.kind })
    if (!row) return undefined
    const { fields } = readValues(who.db, row.kind, row.id)
    const told = kinds[row.kind].fields.filter(
      ({ name, section }) => fields[name] && (section !== 'rest' || name === 'bank_details') && name !== 'client',
    )
    return {
      ...blank(question),
      tool: 'document',
      count: 1 + others.length,
      lines: [row, ...others].slice(0, LINES).map(lineOf),
      fields: told.map(({ name }) => ({ name, value: fields[name]! })),
      citations: told.slice(0, MOST_CITATIONS).map(({ name }) => citeField(who, row, name, fields[name]!)),
    }
  },
  supplier: ({ who, question, ...rest }) => {
    const named = question.named.length > 0 ? question.named : idsFound(who, question)
    const rows = askRows(who, { ids: named, kind: question.kind ?? 'invoice' }).filter(({ party }) => party !== null)
    if (rows.length === 0) return search({ who, question, ...rest })
    return { ...listed(who, question, rows, 'party'), tool: 'supplier' }
  },
  figures: ({ who, question, timeZone }) => {
    const allowed = readableKinds(who).filter((name) => !question.kind || name === question.kind)
    const period = 'this_year' as const
    const measures = Object.fromEntries(allowed.map((name) => [name, measureDocuments(who, kinds[name], period, timeZone).measures]))
    return { ...blank(question), tool: 'figures', measures }
  },
  search: (asked) => search(asked),
}

function owed(who: Who, question: Settled, due: { from?: string; to: string }, tool: 'overdue' | 'due'): Reply {
  const rows = askRows(who, { kind: 'invoice', statuses: OWED, due, party: question.party, currency: question.currency })
  const sums = sumRows(rows, null, (row) => row.amount ?? row.total)
  return { ...listed(who, question, rows, 'due'), tool, sums }
}

/** Full text, where no question was recognised: what the documents say is all there is. */
function search({ who, question }: Asked): Reply | undefined {
  const ids = idsFound(who, question)
  if (ids.length === 0) return undefined
  const rows = askRows(who, { ids, kind: question.kind, newestFirst: true })
  return rows.length === 0 ? undefined : { ...listed(who, question, rows, 'title'), tool: 'found' }
}

function idsFound(who: Who, { words }: Settled): string[] {
  return words === '' ? [] : searchDocuments(who, words).map(({ document }) => document.id)
}

const CITED = { title: 'titleField', total: 'totalField', party: 'partyField' } as const

function listed(who: Who, question: Settled, rows: readonly AskedRow[], cited: keyof typeof CITED | 'due'): Reply {
  const fieldOf = (row: AskedRow) => (cited === 'due' ? 'due_date' : kinds[row.kind][CITED[cited]])
  return {
    ...blank(question),
    count: rows.length,
    lines: rows.slice(0, LINES).map(lineOf),
    more: Math.max(0, rows.length - LINES),
    citations: cite(who, rows, fieldOf),
  }
}

function lineOf(row: AskedRow): LineOfReply {
  const { id, kind, party, total, currency, due_date, document_date, status } = row
  return { id, kind, title: titleOf(row), party, total, currency, date: due_date ?? document_date, status }
}

function blank(question: Settled): Reply {
  return {
    tool: 'nothing',
    question,
    party: question.partyName,
    count: 0,
    by_status: [],
    sums: [],
    without_total: 0,
    lines: [],
    more: 0,
    fields: [],
    measures: {},
    citations: [],
  }
}
