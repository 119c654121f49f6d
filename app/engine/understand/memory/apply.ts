import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'
import type { Recalled } from './recall.ts'
import { settleRows } from './settle-rows.ts'

/** What was found on a page, by the engine alone or with memory. */
export interface Found {
  candidates: Candidates
  rows: CandidateRow[]
  vatLines: CandidateRow[]
}

/** What the page alone says counts so much less where people taught another place. */
const AGAINST = 0.6
/** What memory alone says where the page alone was right and sure before. */
const BESIDE = 0.7

/**
 * Memory speaks first where the page alone had not sufficed, and second where it had; in both the other keeps its say as a candidate, so that
 * the arithmetic can decide against a wrong memory. Fields that people emptied on this layout are left empty.
 */
export function applyMemory(found: Found, recalled: Recalled | undefined): Found {
  if (!recalled) return found
  const { candidates, rows, vatLines } = found
  const merged: Candidates = { ...candidates }
  for (const name of recalled.emptied) delete merged[name]
  for (const [name, learned] of Object.entries(recalled.candidates))
    merged[name] = mergeField(learned, merged[name] ?? [], recalled.needed.has(name))
  return {
    candidates: merged,
    rows: recalled.table ? settleRows(rows, recalled.table) : rows,
    vatLines: vatLines.length === 0 && recalled.vatLine ? [recalled.vatLine] : vatLines,
  }
}

/** The sums would give again what people emptied: for them it was no candidate, but it may be worked out from the others. */
export function leaveEmpty(chosen: Candidates, recalled: Recalled | undefined): Candidates {
  if (!recalled || recalled.emptied.length === 0) return chosen
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !recalled.emptied.includes(name)))
}

function mergeField(learned: Candidate[], found: Candidate[], leads: boolean): Candidate[] {
  const values = new Set(learned.map((one) => one.value))
  const [first] = found
  if (!leads && first && !values.has(first.value)) {
    const beside = learned.map((one) => ({ ...one, score: Math.min(one.score, BESIDE * first.score) }))
    const known = new Set(found.map((one) => one.value))
    return [...found, ...beside.filter((one) => !known.has(one.value))].sort((a, b) => b.score - a.score)
  }
  const others = found.filter((one) => !values.has(one.value)).map((one) => ({ ...one, score: one.score * AGAINST }))
  return [...learned, ...others].sort((a, b) => b.score - a.score)
}
