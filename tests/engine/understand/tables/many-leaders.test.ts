import { expect, test } from 'vitest'
import { readLeaderLines } from '#app/engine/understand/tables/charges/leader-lines.ts'
import { drawDocument } from '#tests/support/page.ts'

const context = { kind: 'invoice', language: 'en', formats: { decimal: '.', dateOrder: 'dmy', dateOrderSure: true } } as const

/** Milliseconds for so many lines with a leader that add up to nothing below them. */
function timeOf(many: number): number {
  const lines = Array.from({ length: many }, (_, at) => `Labour of day ${at} ........ 1.00`)
  const document = drawDocument([...lines, 'Deposit received ........ -400.00'].join('\n'))
  const start = performance.now()
  expect(readLeaderLines(document, context).rows).toHaveLength(0)
  return performance.now() - start
}

test('four times as many lines with leaders take no more than their share', () => {
  timeOf(250)
  const few = timeOf(500)
  // Line by line four times as long, each against each sixteen times and more.
  expect(timeOf(2000)).toBeLessThan(10 * Math.max(few, 5))
})
