import type { Citation } from '#app/contract/assistant.ts'
import type { Measures } from '#app/contract/analytics.ts'
import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Question } from './question.ts'

/** One line of an answer: a document, with what is told of it. */
export interface LineOfReply {
  id: string
  kind: KindName
  title: string
  party: string | null
  total: string | null
  currency: string | null
  /** The date that matters: due, else of the document. */
  date: string | null
  status: Status
}

/** A sum; one a currency and group. Exact decimals. */
export interface SumOfReply {
  name: string | null
  currency: string | null
  total: string
  count: number
}

/** What was found out, in facts; the words for it are put by whoever answers. */
export interface Reply {
  tool: 'count' | 'sum' | 'overdue' | 'due' | 'waiting' | 'latest' | 'document' | 'supplier' | 'figures' | 'found' | 'nothing'
  question: Question
  /** The party of the question as it is printed. */
  party: string | null
  count: number
  by_status: { status: Status; count: number }[]
  sums: SumOfReply[]
  /** Documents without a total, that no sum holds. */
  without_total: number
  lines: LineOfReply[]
  /** More lines that were left out. */
  more: number
  fields: { name: string; value: string }[]
  measures: Partial<Record<KindName, Measures>>
  citations: Citation[]
}
