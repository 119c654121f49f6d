import { z } from 'zod'
import { statuses } from '#app/contract/documents.ts'
import { kindNames } from '#app/contract/kinds/index.ts'
import type { Language } from '#app/contract/languages.ts'
import { topics } from './topics.ts'

/** What somebody wants to be told of the documents that fit. */
export const asks = {
  list: 'the documents themselves; with "order" the largest, smallest, newest or oldest of them',
  count: 'how many documents there are',
  sum: 'what they come to, by currency; "measure" says of which amount',
  average: 'the mean amount of a document, by currency',
  parties: 'which suppliers or customers there are, and how many',
  field: 'what documents or a company say of "topics" (account, address, due date …); without topics the whole document',
  items: 'what was bought or ordered, by article: quantity and total',
  quantity: 'how much of an article was bought or ordered',
  price: 'the unit prices of an article over time; "order" latest for the last one, highest or lowest',
  average_price: 'the mean unit price of an article',
  history: 'who did something with a document and when',
  changes: 'what was done in a period, by deed and person',
  pages: 'how many pages the documents have',
  figures: 'corrections, documents approved without correction (touchless) and time saved',
  supplier: 'who sells what certain words name',
  search: 'documents in which certain words are printed: for everything else',
} as const
export type Ask = keyof typeof asks

/** What is true of a document by itself or beside the others. */
export const states = [
  'overdue',
  'to_pay',
  'doubtful',
  'credit',
  'duplicate',
  'bank_changed',
  'order_differs',
  'sums_wrong',
  'iban_wrong',
  'tax_id_wrong',
  'check_failed',
  'price_changed',
  'warned',
  'matched',
  'unmatched',
] as const
export type State = (typeof states)[number]

/** Which of a document's days a period means. */
export const bases = ['dated', 'due', 'delivery', 'arrived', 'read', 'approved', 'rejected'] as const
export const groups = ['party', 'client', 'month', 'rate', 'status', 'kind'] as const
export const orders = ['highest', 'lowest', 'latest', 'oldest'] as const
/** Amounts that are added up; what is still to be paid where a document says so. */
export const measures = ['total', 'net', 'tax', 'amount_due'] as const
export const deeds = ['approved', 'rejected', 'uploaded', 'edited', 'any'] as const

const day = z.union([z.iso.date(), z.literal('')])
/** Both days included; an empty one leaves that end open. */
const range = z.object({ from: day, to: day })
export type Range = z.infer<typeof range>

const topic = z.enum(topics)
const decimal = z.string().regex(/^-?\d{1,12}(?:\.\d{1,4})?$/)
const text = z.string().max(200)

/** The language of questions, which word lists and a model fill alike: what is asked, of which documents, by what, in which order. */
export const querySchema = z.object({
  ask: z.enum(Object.keys(asks) as [Ask, ...Ask[]]),
  kind: z.enum(kindNames).nullable().default(null),
  /** Empty: whatever fits the question. */
  statuses: z.array(z.enum(statuses)).max(5).default([]),
  states: z.array(z.enum(states)).max(4).default([]),
  /** Fields that the document must or must not mention. */
  present: z.array(topic).max(4).default([]),
  missing: z.array(topic).max(4).default([]),
  over: decimal.nullable().default(null),
  under: decimal.nullable().default(null),
  basis: z.enum(bases).default('dated'),
  /** Several are told one beside the other. */
  ranges: z.array(range).max(4).default([]),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .default(null),
  measure: z.enum(measures).default('total'),
  by: z.enum(groups).nullable().default(null),
  order: z.enum(orders).nullable().default(null),
  limit: z.number().int().min(1).max(25).nullable().default(null),
  topics: z.array(topic).max(6).default([]),
  deed: z.enum(deeds).nullable().default(null),
  /** Words of an article, and words to search for. */
  article: text.default(''),
  words: text.default(''),
})
export type Query = z.infer<typeof querySchema>

/** A company as a question names it: the folded names under which the documents have it. */
export interface NamedParty {
  /** As it was said. */
  said: string
  /** One list a company; more than one where the words fit several. */
  fits: string[][]
}

/** Who did something with the documents that are asked for. */
export interface Doer {
  /** As it was said. */
  said: string
  deed: Exclude<Query['deed'], 'any' | null>
  /** More than one where several have the name. */
  members: { id: string; name: string }[]
}

export interface KnownMember {
  id: string
  /** As it is shown. */
  name: string
  first_name: string
  last_name: string
  isMe: boolean
}

/** A query that is held to the documents there are. */
export interface Question extends Query {
  parties: NamedParty[]
  doer: Doer | null
  /** Ids of documents that the question names by their number. */
  named: string[]
}

/** A question with everything that it leaves open decided. */
export interface Settled extends Question {
  /** Names of the companies as they are printed. */
  partyNames: string[]
}

/** What is known of the documents, to recognise names, numbers and articles in a question. */
export interface Known {
  today: string
  /** Folded names. */
  parties: readonly string[]
  members: readonly KnownMember[]
  /** Letters and digits of the number → ids. */
  numbers: Pick<ReadonlyMap<string, readonly string[]>, 'get' | 'has'>
  /** Whether any row of an invoice or order names such an article. */
  hasArticle(words: string): boolean
}

export interface Understood {
  question: Question
  /** The language that it was asked in, where its words say so. */
  language: Language | null
  /** Words that matter and were not understood: what they change in the question is not known. */
  left: string[]
}
