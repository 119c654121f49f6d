import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rollDice } from '#tests/generator/random.ts'
import { buildNode } from '#tests/support/build-node.ts'
import { makePdf, textAt } from '#tests/support/pdf.ts'
import { fuzz, ordinaryFiles } from './main.ts'
import { mutate } from './mutate.ts'

const COUNT = 60

test('spoiled PDFs end no process that was not meant to end, and no value changes without a word', { timeout: 240_000 }, async () => {
  const report = await fuzz({
    files: ordinaryFiles('tests/fixtures/made'),
    count: COUNT,
    seed: 1,
    script: join(buildNode(), 'worker.js'),
  })
  expect(Object.values(report.outcomes).reduce((sum, count) => sum + count, 0)).toBe(COUNT)
  expect(report.deaths).toEqual([])
  expect(report.others).toEqual([])
  expect(report.largest).toBeLessThan(1024)
})

test('the same seed spoils the same, another one differently', () => {
  const bytes = makePdf({ pages: [textAt(50, 700, 'Invoice no. 42')] })
  const spoil = (seed: number) => mutate(bytes, rollDice(seed)).bytes.toString('latin1')
  expect(spoil(7)).toBe(spoil(7))
  expect(new Set([1, 2, 3, 4, 5].map(spoil)).size).toBeGreaterThan(3)
})
