import type { Candidate, CandidateRow, Candidates } from '../../candidate.ts'
import { trustIn } from './confidence-rows.ts'
import weights from './confidence.json'
import type { Context } from '../context.ts'
import type { Understood } from '../evidence.ts'

/** What is known of how often such a value is right: a logistic model, fitted by `npm run calibrate` over documents with truth. */
export interface Weights {
  /** For the log odds of the candidate's own score. */
  score: number
  /** For the distance to the best candidate of another value (1 where there is none). */
  margin: number
  /** For fields that the model was not fitted for. */
  base: number
  fields: Record<string, number>
  /** The same for cells of rows (`items.quantity`, `vat_details.rate`); `margin` is here for how far the rows bear each other out. */
  cells?: Omit<Weights, 'cells'>
}

/** Nothing read from a layout is surer than this. */
const SUREST = 0.995

/** Scores become confidences: of the values at 0.9 or more, at least 97 in 100 are meant to be right. */
export function calibrate(understood: Understood, _context: Context, given: Weights = weights): Understood {
  const fields: Candidates = {}
  for (const [name, list] of Object.entries(understood.fields)) {
    const [first, ...others] = list
    if (first) fields[name] = [{ ...first, score: isLearned(first) ? first.score : confidenceOf(name, list, given) }, ...others]
  }
  const cells = given.cells
  if (!cells) return { ...understood, fields }
  return {
    fields,
    rows: calibrateRows('items', understood.rows, cells),
    vatLines: calibrateRows('vat_details', understood.vatLines, cells),
  }
}

function calibrateRows(part: string, rows: readonly CandidateRow[], weights: Omit<Weights, 'cells'>): CandidateRow[] {
  const trust = trustIn(rows)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        isLearned(cell) ? cell : { ...cell, score: sureness(`${part}.${name}`, [logOdds(cell.score), trust], weights) },
      ]),
    ),
  )
}

/** Memory has its own way of being sure. */
const isLearned = ({ source }: Candidate) => source === 'learned'

export function confidenceOf(field: string, list: Candidate[], weights: Weights): number {
  return sureness(field, featuresOf(list), weights)
}

function sureness(field: string, [x, y]: [number, number], { score, margin, base, fields }: Weights): number {
  const odds = (fields[field] ?? base) + score * x + margin * y
  return Math.min(SUREST, 1 / (1 + Math.exp(-odds)))
}

/** Log odds of the chosen candidate's score, and how far the next other value is behind. */
export function featuresOf(list: Pick<Candidate, 'score' | 'value'>[]): [score: number, margin: number] {
  const [first] = list
  if (!first) return [0, 0]
  const rival = list.find(({ value }) => value !== first.value)
  return [logOdds(first.score), rival ? Math.max(0, first.score - rival.score) : 1]
}

export function logOdds(score: number): number {
  const bounded = Math.min(0.98, Math.max(0.02, score))
  return Math.log(bounded / (1 - bounded))
}
