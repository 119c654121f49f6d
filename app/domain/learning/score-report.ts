import { SURE } from '#app/contract/doubt.ts'
import type { Outcome, Score, Truth } from './score.ts'

export interface Figures {
  right: number
  wrong: number
  missed: number
  spurious: number
  precision: number
  recall: number
  f1: number
  /** How many values are sure, and the share of them that is right (calibration). */
  sure: number
  sure_right: number
}

export interface Summary {
  documents: number
  kind: number
  touchless: number
  /** Files without a reading. */
  errors: number
  header: Figures
  items: Figures
  vat: Figures
  all: Figures
}

export interface ScoredDocument extends Score {
  name: string
  truth: Truth
  failed: boolean
}

export function tally(outcomes: readonly Outcome[]): Figures {
  const count = (outcome: Outcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length
  const [right, wrong, missed, spurious] = [count('right'), count('wrong'), count('missed'), count('spurious')]
  const precision = right / Math.max(1, right + wrong + spurious)
  const recall = right / Math.max(1, right + wrong + missed)
  const sure = outcomes.filter((one) => one.confidence >= SURE)
  return {
    right,
    wrong,
    missed,
    spurious,
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
    sure: sure.length,
    sure_right: sure.filter((one) => one.outcome === 'right').length / Math.max(1, sure.length),
  }
}

export function summarize(documents: readonly ScoredDocument[]): Summary {
  const outcomes = documents.flatMap((document) => document.outcomes)
  const share = (count: number) => count / Math.max(1, documents.length)
  const part = (name: Outcome['part']) => tally(outcomes.filter((one) => one.part === name))
  return {
    documents: documents.length,
    kind: share(documents.filter((document) => document.kindRight).length),
    touchless: share(documents.filter((document) => document.touchless).length),
    errors: documents.filter((document) => document.failed).length,
    header: part('fields'),
    items: part('items'),
    vat: part('vat_details'),
    all: tally(outcomes),
  }
}

/** `all`, and one group for each value that the truths have under `by` (language, kind, producer, layout…). */
export function groupBy(documents: readonly ScoredDocument[], by?: string): Record<string, ScoredDocument[]> {
  const groups: Record<string, ScoredDocument[]> = { all: [...documents] }
  if (by === undefined) return groups
  for (const document of documents) {
    const value = document.truth[by]
    ;(groups[`${by}=${typeof value === 'string' ? value : '?'}`] ??= []).push(document)
  }
  return groups
}

/** Figures of each field, worst first; rows by `items.quantity`, `vat_details.rate`. */
export function byField(documents: readonly ScoredDocument[]): [field: string, figures: Figures][] {
  const fields = new Map<string, Outcome[]>()
  for (const one of documents.flatMap((document) => document.outcomes)) {
    const name = one.part === 'fields' ? one.field : `${one.part}.${one.field}`
    fields.set(name, [...(fields.get(name) ?? []), one])
  }
  return [...fields].map(([field, outcomes]): [string, Figures] => [field, tally(outcomes)]).sort((a, b) => a[1].f1 - b[1].f1)
}
