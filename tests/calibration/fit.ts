import type { Weights } from '#app/engine/understand/confidence/confidence.ts'
import type { Sample } from './samples.ts'

/** How strongly a field's own weight is drawn to the common one; the fewer its samples, the closer it stays. */
const PULL = 4
/** Wrong values that are assumed beside those seen, a field: documents other than these are harder. */
const DOUBT = 3
/** What every value is less sure than fitted, in logits: papers written later have each time been harder than those fitted to (docs/decisions/145). */
const CAUTION = 0.1
const ROUNDS = 1500
const STEP = 0.5
const FOLDS = 10

/** Logistic regression by plain gradient descent: one weight a field, two for all. */
export function fitWeights(samples: readonly Sample[]): Weights {
  const fields = [...new Set(samples.map(({ field }) => field))].sort()
  const all = [...samples, ...fields.map((field) => doubtOf(field, samples))]
  const counts = new Map(fields.map((field) => [field, all.filter((sample) => sample.field === field).length]))
  let weights: Weights = { score: 1, margin: 0, base: 1, fields: Object.fromEntries(fields.map((field) => [field, 1])) }
  for (let round = 0; round < ROUNDS; round++) {
    const slope = { score: 0, margin: 0, base: 0, fields: Object.fromEntries(fields.map((field) => [field, 0])) as Record<string, number> }
    for (const { field, features, right, weight = 1 } of all) {
      const error = (confidenceByWeights(weights, { field, features }) - (right ? 1 : 0)) * weight
      slope.score += error * features[0]
      slope.margin += error * features[1]
      slope.fields[field]! += error
    }
    const mean = fields.reduce((sum, field) => sum + weights.fields[field]!, 0) / fields.length
    weights = {
      score: Math.max(0.1, weights.score - (STEP * slope.score) / all.length),
      margin: Math.max(0, weights.margin - (STEP * slope.margin) / all.length),
      base: mean,
      fields: Object.fromEntries(
        fields.map((field) => [
          field,
          weights.fields[field]! -
            (STEP * (slope.fields[field]! + PULL * 0.1 * (weights.fields[field]! - mean))) / (counts.get(field)! + PULL),
        ]),
      ),
    }
  }
  return roundWeights(weights, CAUTION)
}

/** How sure these weights are of such a value, 0 to 1. */
export function confidenceByWeights(weights: Weights, { field, features: [x, y] }: Pick<Sample, 'field' | 'features'>): number {
  return 1 / (1 + Math.exp(-((weights.fields[field] ?? weights.base) + weights.score * x + weights.margin * y)))
}

/** A wrong value with the usual features of its field. */
function doubtOf(field: string, samples: readonly Sample[]): Sample & { weight: number } {
  const own = samples.filter((sample) => sample.field === field)
  const mean = (at: 0 | 1) => own.reduce((sum, { features }) => sum + features[at], 0) / own.length
  return { field, family: '', features: [mean(0), mean(1)], right: false, weight: DOUBT }
}

/** A value, and how sure weights say that it is which were fitted without its family. */
export interface Judged {
  sample: Sample
  confidence: number
}

export function crossValidate(samples: readonly Sample[]): Judged[] {
  const families = [...new Set(samples.map(({ family }) => family))].sort()
  // Ten folds of whole families keep the time in bounds.
  const foldOf = new Map(families.map((family, at) => [family, at % FOLDS]))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isLeftOut = ({ family }: Sample) => foldOf.get(family) === fold
    const weights = fitWeights(samples.filter((sample) => !isLeftOut(sample)))
    return samples.filter(isLeftOut).map((sample) => ({ sample, confidence: confidenceByWeights(weights, sample) }))
  }).flat()
}

/** Of the values given with 0.9 or more: how many, the share that is right, and their share of all. */
export function keptPromise(judged: readonly Judged[]): { sure: number; right: number; share: number } {
  const sure = judged.filter(({ confidence }) => confidence >= 0.9)
  const right = sure.filter(({ sample }) => sample.right)
  return { sure: sure.length, right: right.length / Math.max(1, sure.length), share: sure.length / Math.max(1, judged.length) }
}

function roundWeights({ score, margin, base, fields }: Weights, less: number): Weights {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    score: round(score),
    margin: round(margin),
    base: round(base - less),
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, round(value - less)])),
  }
}
