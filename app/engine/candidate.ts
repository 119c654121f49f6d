import type { Source } from '#app/contract/reading.ts'
import type { Box, Word } from './document.ts'

/** A value that may be what a field says, with its proof. `score` is 0 to 1: how likely it is right, before the arithmetic has spoken. */
export interface Candidate {
  /** In the canonical form of contract/kinds: ISO date, decimal string, code or text as printed. */
  value: string
  score: number
  source: Source
  /** From 1; absent for derived values and XML values not found on the page. */
  page?: number
  /** In points of the page as displayed, origin top-left. */
  box?: Box
  words?: Word[]
  /** As printed. */
  text?: string
  /** Which label, rule, memory or XML element chose it, for people who debug. */
  reason: string
}

/** Per field name, best first. */
export type Candidates = Record<string, Candidate[]>

/** One row of items or VAT lines, by column name. */
export type CandidateRow = Record<string, Candidate>
