import type { Status } from '#app/contract/documents.ts'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Language } from '#app/contract/languages.ts'

/** What somebody wants to know. Days are `yyyy-mm-dd`, both included. */
export const intents = ['count', 'sum', 'overdue', 'due', 'waiting', 'latest', 'document', 'supplier', 'figures', 'search'] as const
export type Intent = (typeof intents)[number]

export interface Range {
  from: string
  to: string
}

export interface Question {
  intent: Intent
  /** Null: both kinds. */
  kind: KindName | null
  statuses: Status[]
  range: Range | null
  /** Folded name of the supplier (or customer) as the documents have it. */
  party: string | null
  currency: string | null
  /** A sum for each of these. */
  by: 'party' | 'client' | null
  /** Ids of documents that the question names by their number. */
  named: string[]
  /** What to search for where nothing else fits. */
  words: string
}

/** A question with everything that it leaves open decided. */
export interface Settled extends Question {
  /** The party as it is printed. */
  partyName: string | null
}

/** What is known of the documents, to recognise names and numbers in a question. */
export interface Known {
  today: string
  /** Folded names. */
  parties: readonly string[]
  /** Letters and digits of the number → ids. */
  numbers: ReadonlyMap<string, readonly string[]>
}

export interface Understood {
  question: Question
  /** The language that it was asked in, where its words say so. */
  language: Language | null
  /** Every telling word of it was understood: a model would not know better. */
  isWhole: boolean
}
