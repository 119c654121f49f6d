import type { Candidate } from '../candidate.ts'
import type { Label } from './labels/labels.ts'
import type { Spot } from './spots/spots.ts'
import { boxBetween, wordsBetween } from './words/tokens.ts'

/** What a reader found in a spot. */
export interface Found {
  value: string
  /** Where in the spot's text. */
  index: number
  length: number
  /** 0 to 1, how well the text fits the sort of value. */
  fit?: number
}

const relationScores = { inline: 0.92, right: 0.9, below: 0.86, above: 0.3 } as const

const CAPTIONED = 0.86

/** A candidate with the proof of its place: which label, in which relation, with which words. */
export function propose(spot: Spot, found: Found, label: Label, score: number): Candidate {
  const start = spot.start + found.index
  const end = start + found.length
  const words = wordsBetween(spot.line, start, end)
  return {
    value: found.value,
    score,
    source: 'layout',
    page: spot.page,
    box: boxBetween(spot.line, start, end),
    words,
    text: spot.line.text.slice(start, end),
    reason: `${spot.relation} of "${label.textLine.text.slice(label.start, label.end)}"`,
  }
}

/** How likely a value is right by its place beside the label alone. */
export function placeScore(spot: Spot, label: Label, weak: boolean): number {
  const strength = weak ? 0.72 : 1
  const lead = label.leads || label.colon ? 1 : 0.85
  const laterPage = label.page === 1 ? 1 : 0.92
  const own = spot.qualified ? 0.45 : 1
  return (spot.caption ? CAPTIONED : relationScores[spot.relation]) * strength * lead * laterPage * own * 0.9 ** spot.rank
}

/** The same value from several places, whatever its blanks and capitals, is one candidate, surer for each place; best first. */
export function rank(candidates: Candidate[]): Candidate[] {
  const byValue = new Map<string, Candidate>()
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
    const key = candidate.value.replace(/\s+/g, '').toLowerCase()
    const first = byValue.get(key)
    if (first) first.score = 1 - (1 - first.score) * (1 - 0.3 * candidate.score)
    else byValue.set(key, { ...candidate })
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score)
}
