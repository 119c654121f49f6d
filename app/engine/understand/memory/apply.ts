import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'
import type { Recalled } from './recall.ts'

/** What the page alone says counts so much less where people taught another place. */
const AGAINST = 0.6

/**
 * Memory speaks first, the page keeps its say: what the engine found by itself stays a candidate, so that the arithmetic can still decide against
 * a wrong memory. Fields that people emptied on this layout are left empty.
 */
export function applyMemory(
  candidates: Candidates,
  rows: CandidateRow[],
  recalled: Recalled | undefined,
): { candidates: Candidates; rows: CandidateRow[] } {
  if (!recalled) return { candidates, rows }
  const merged: Candidates = { ...candidates }
  for (const name of recalled.emptied) delete merged[name]
  for (const [name, learned] of Object.entries(recalled.candidates)) merged[name] = mergeField(learned, merged[name] ?? [])
  return { candidates: merged, rows: recalled.rows ?? rows }
}

function mergeField(learned: Candidate[], found: Candidate[]): Candidate[] {
  const values = new Set(learned.map((one) => one.value))
  const others = found.filter((one) => !values.has(one.value)).map((one) => ({ ...one, score: one.score * AGAINST }))
  return [...learned, ...others].sort((a, b) => b.score - a.score)
}
