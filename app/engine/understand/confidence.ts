import type { Candidate, Candidates } from '../candidate.ts'
import weights from './confidence.json'
import type { Context } from './context.ts'
import type { Understood } from './evidence.ts'

/** What is known of how often such a value is right: a logistic model, fitted by `npm run calibrate` over documents with truth. */
export interface Weights {
  /** For the log odds of the candidate's own score. */
  score: number
  /** For the distance to the best candidate of another value (1 where there is none). */
  margin: number
  /** For fields that the model was not fitted for. */
  base: number
  fields: Record<string, number>
}

/** Nothing read from a layout is surer than this. */
const SUREST = 0.995

/** Scores become confidences: of the values at 0.9 or more, at least 97 in 100 are meant to be right. Rows come with their own. */
export function calibrate(understood: Understood, _context: Context, given: Weights = weights): Understood {
  const fields: Candidates = {}
  for (const [name, list] of Object.entries(understood.fields)) {
    const [first, ...others] = list
    if (first) fields[name] = [{ ...first, score: isLearned(first) ? first.score : confidenceOf(name, list, given) }, ...others]
  }
  return { ...understood, fields }
}

/** Memory has its own way of being sure. */
const isLearned = ({ source }: Candidate) => source === 'learned'

export function confidenceOf(field: string, list: Candidate[], { score, margin, base, fields }: Weights): number {
  const [x, y] = featuresOf(list)
  const odds = (fields[field] ?? base) + score * x + margin * y
  return Math.min(SUREST, 1 / (1 + Math.exp(-odds)))
}

/** Log odds of the chosen candidate's score, and how far the next other value is behind. */
export function featuresOf(list: Pick<Candidate, 'score' | 'value'>[]): [score: number, margin: number] {
  const [first] = list
  if (!first) return [0, 0]
  const bounded = Math.min(0.98, Math.max(0.02, first.score))
  const rival = list.find(({ value }) => value !== first.value)
  return [Math.log(bounded / (1 - bounded)), rival ? Math.max(0, first.score - rival.score) : 1]
}
