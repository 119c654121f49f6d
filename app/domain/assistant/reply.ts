import type { Citation } from '#app/contract/assistant.ts'
import type { AnalyticsView, Measures } from '#app/contract/analytics.ts'
import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { CheckCode, Warning } from '#app/contract/reading.ts'
import type { Range, Settled } from './query.ts'

/** One line of an answer: a document, with what is told of it. */
export interface LineOfReply {
  id: string
  kind: KindName
  title: string
  party: string | null
  total: string | null
  currency: string | null
  /** When it falls due or is to be delivered, where that is asked; else its own. */
  date: string | null
  status: Status
  /** What is asked of it; null is not mentioned in the document. */
  values: { name: string; value: string | null }[]
  /** Why it is among them, where that is asked: checks that failed, warnings, the reason of a rejection. */
  why: Why
}

export interface Why {
  checks: CheckCode[]
  warnings: Warning[]
  reason: string | null
}

/** A sum; one a currency, group and period. Exact decimals. */
export interface SumOfReply {
  name: string | null
  range: Range | null
  currency: string | null
  total: string
  /** 0: nothing of it is there. */
  count: number
}

/** One of the values that documents give for a company; the newest document that has it first. */
export interface ToldOfReply {
  company: string
  kind: KindName
  field: string
  value: string
  /** 0: kept with the known company and in none of its documents. */
  count: number
  title: string | null
  date: string | null
}

/** What was bought or ordered of an article, or what it cost. */
export interface ArticleOfReply {
  kind: KindName
  name: string
  currency: string | null
  lines: number
  quantity: string | null
  total: string | null
  price: string | null
  lowest: string | null
  highest: string | null
  title: string
  party: string | null
  date: string | null
}

export interface DeedOfReply {
  title: string
  type: string
  actor: string | null
  /** Instant, ISO 8601 in UTC. */
  at: string
  note: string | null
}

/** What was found out, in facts; the words for it are put by whoever answers. */
export interface Reply {
  tool:
    | 'list'
    | 'count'
    | 'sum'
    | 'average'
    | 'parties'
    | 'document'
    | 'fields'
    | 'told'
    | 'items'
    | 'prices'
    | 'average_price'
    | 'history'
    | 'people'
    | 'changes'
    | 'pages'
    | 'supplier'
    | 'figures'
    | 'found'
    | 'nothing'
    | 'unclear'
  question: Settled
  count: number
  by_status: { status: Status; count: number }[]
  sums: SumOfReply[]
  differences: { currency: string | null; total: string }[]
  /** Documents or rows without an amount, that no sum holds. */
  without_total: number
  lines: LineOfReply[]
  /** More lines that were left out. */
  more: number
  fields: { name: string; value: string }[]
  told: ToldOfReply[]
  articles: ArticleOfReply[]
  deeds: DeedOfReply[]
  people: { name: string | null; count: number }[]
  /** What was done, by deed and person. */
  changes: { type: string; name: string | null; count: number }[]
  pages: number
  measures: Partial<Record<KindName, Measures>>
  /** The fields that are corrected most. */
  corrected: Partial<Record<KindName, AnalyticsView['by_field']>>
  /** Words that were not understood; then nothing was looked up. */
  left: string[]
  citations: Citation[]
}

export function blank(question: Settled): Reply {
  return {
    tool: 'nothing',
    question,
    count: 0,
    by_status: [],
    sums: [],
    differences: [],
    without_total: 0,
    lines: [],
    more: 0,
    fields: [],
    told: [],
    articles: [],
    deeds: [],
    people: [],
    changes: [],
    pages: 0,
    measures: {},
    corrected: {},
    left: [],
    citations: [],
  }
}
