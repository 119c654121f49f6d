import { beforeAll, describe, expect, test } from 'vitest'
import floor from './floor.json' with { type: 'json' }
import { figuresOf, type Floor, scoreFixtures } from './measure.ts'

/** Figures over tests/fixtures never sink below what was reached; `npm run accuracy -- --raise` writes a higher floor. */
describe('accuracy on the sample documents', () => {
  let reached: Floor
  beforeAll(async () => {
    reached = figuresOf(await scoreFixtures())
  })
  test.each(Object.entries(floor as Floor))('%s', (group, least) => {
    const below = Object.entries(least).flatMap(([figure, share]) => {
      const now = reached[group]?.[figure as keyof typeof least] ?? 0
      return now < share ? [`${figure} sank from ${share} to ${now}`] : []
    })
    expect(below).toEqual([])
  })
})
