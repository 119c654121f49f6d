import type { Candidate } from '../../candidate.ts'

/** `Summe Lieferschein` under each of eight groups: of sums that one label names again and again the last is tried, so that the others leave room for the rest. */
export function oneOfEachLabel(candidates: readonly Candidate[], most: number): readonly Candidate[] {
  if (candidates.length <= most) return candidates
  const last = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const known = last.get(candidate.reason)
    if (!known || isBehind(candidate, known)) last.set(candidate.reason, candidate)
  }
  return candidates.filter((candidate) => last.get(candidate.reason) === candidate)
}

const isBehind = (a: Candidate, b: Candidate) =>
  (a.page ?? 0) > (b.page ?? 0) || (a.page === b.page && (a.box?.top ?? 0) > (b.box?.top ?? 0))
