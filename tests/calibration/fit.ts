import type { Weights } from '#app/engine/understand/confidence.ts'
import type { Sample } from './samples.ts'

/** How strongly a field's own weight is drawn to the common one; the fewer its samples, the closer it stays. */
const PULL = 4
/** Wrong values that are assumed beside those seen, a field: documents other than these are harder. */
const DOUBT = 3
const ROUNDS = 1500
const STEP = 0.5

/** Logistic regression by plain gradient descent: one weight a field, two for all. */
export function fitWeights(samples: readonly Sample[]): Weights {
  const fields = [...new Set(samples.map(({ field }) => field))].sort()
  const all = [...samples, ...fields.map((field) => doubtOf(field, samples))]
  const counts = new Map(fields.map((field) => [field, all.filter((sample) => sample.field === field).length]))
  let weights: Weights = { score: 1, margin: 0, base: 1, fields: Object.fromEntries(fields.map((field) => [field, 1])) }
  for (let round = 0; round < ROUNDS; round++) {
    const slope = { score: 0, margin: 0, base: 0, fields: Object.fromEntries(fields.map((field) => [field, 0])) as Record<string, number> }
    for (const { field, features, right, weight = 1 } of all) {
      const error = (oddsOf(weights, field, features) - (right ? 1 : 0)) * weight
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
  return roundWeights(weights)
}

function oddsOf(weights: Weights, field: string, [x, y]: [number, number]): number {
  return 1 / (1 + Math.exp(-((weights.fields[field] ?? weights.base) + weights.score * x + weights.margin * y)))
}

/** A wrong value with the usual features of its field. */
function doubtOf(field: string, samples: readonly Sample[]): Sample & { weight: number } {
  const own = samples.filter((sample) => sample.field === field)
  const mean = (at: 0 | 1) => own.reduce((sum, { features }) => sum + features[at], 0) / own.length
  return { field, family: '', features: [mean(0), mean(1)], right: false, weight: DOUBT }
}

/** Of the values given with 0.9 or more: the share that is right, and their share of all. Each family judged by weights fitted without it. */
export function crossValidate(samples: readonly Sample[]): { sure: number; right: number; share: number } {
  const families = [...new Set(samples.map(({ family }) => family))].sort()
  // Ten folds of whole families keep the time in bounds.
  const foldOf = new Map(families.map((family, at) => [family, at % 10]))
  let sure = 0
  let right = 0
  for (let fold = 0; fold < 10; fold++) {
    const weights = fitWeights(samples.filter(({ family }) => foldOf.get(family) !== fold))
    for (const { field, features, right: isRight } of samples.filter(({ family }) => foldOf.get(family) === fold)) {
      if (oddsOf(weights, field, features) < 0.9) continue
      sure += 1
      if (isRight) right += 1
    }
  }
  return { sure, right: right / Math.max(1, sure), share: sure / Math.max(1, samples.length) }
}

function roundWeights({ score, margin, base, fields }: Weights): Weights {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    score: round(score),
    margin: round(margin),
    base: round(base),
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, round(value)])),
  }
}
