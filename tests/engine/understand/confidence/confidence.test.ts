import { describe, expect, test } from 'vitest'
import type { Candidate } from '#app/engine/candidate.ts'
import { calibrate, confidenceOf, featuresOf } from '#app/engine/understand/confidence/confidence.ts'
import { crossValidate, fitWeights, keptPromise } from '#tests/calibration/fit.ts'
import type { Sample } from '#tests/calibration/samples.ts'

const candidate = (value: string, score: number, source: Candidate['source'] = 'layout'): Candidate => ({
  value,
  score,
  source,
  reason: 'test',
})
const context = { kind: 'invoice', language: 'en', formats: { decimal: '.', dateOrder: 'dmy', dateOrderSure: true } } as const

describe('confidence', () => {
  test('a rival close behind makes less sure, the same value again does not', () => {
    const [, alone] = featuresOf([candidate('a', 0.8)])
    const [, twin] = featuresOf([candidate('a', 0.8), candidate('a', 0.7)])
    const [, rival] = featuresOf([candidate('a', 0.8), candidate('b', 0.7)])
    expect([alone, twin]).toEqual([1, 1])
    expect(rival).toBeCloseTo(0.1)
  })
  test('it rises with the score and is never certain', () => {
    const weights = { score: 1, margin: 1, base: 0, fields: { due_date: -2 } }
    const sure = (field: string, score: number) => confidenceOf(field, [candidate('x', score)], weights)
    expect(sure('invoice_date', 0.9)).toBeGreaterThan(sure('invoice_date', 0.6))
    expect(sure('due_date', 0.9)).toBeLessThan(sure('invoice_date', 0.9))
    expect(sure('invoice_date', 1)).toBeLessThan(1)
  })
  test('what memory says is left as it is', () => {
    const { fields } = calibrate({ fields: { due_date: [candidate('2026-01-01', 0.42, 'learned')] }, rows: [], vatLines: [] }, context)
    expect(fields.due_date![0]!.score).toBe(0.42)
  })
})

describe('fitting', () => {
  const samples: Sample[] = Array.from({ length: 200 }, (_, at) => {
    const high = at % 2 === 0
    return { field: 'due_date', family: `f${at % 8}`, features: [high ? 2 : -1, 1], right: high ? at % 40 !== 0 : at % 3 === 0 }
  })
  test('high scores come out surer than low ones', () => {
    const weights = fitWeights(samples)
    expect(weights.score).toBeGreaterThan(0.3)
  })
  test('each family is judged by weights fitted without it', () => {
    const { right, share } = keptPromise(crossValidate(samples))
    expect(right).toBeGreaterThan(0.9)
    expect(share).toBeLessThan(0.7)
  })
})
