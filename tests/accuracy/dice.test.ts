import { describe, expect, test } from 'vitest'
import { throwDice } from './dice.ts'

/** Papers drawn by dice never fare worse than they did; the floor is raised by hand, under what was measured. */
describe.each([
  ['invoice', 0.74],
  ['work_order', 0.83],
] as const)('%s', (kind, floor) => {
  test('papers of text alone are read', () => {
    const { papers, allRight, kindRight, sure, sureWrong } = throwDice({ papers: 150, seed: 12, kind })
    expect(kindRight / papers).toBeGreaterThanOrEqual(0.99)
    expect(allRight / papers).toBeGreaterThanOrEqual(floor)
    expect(sureWrong / sure).toBeLessThan(0.01)
  }, 120_000)
})
