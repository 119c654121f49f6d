import { expect, test } from 'vitest'
import { minutesOf, spanOf, spansOf } from '#app/components/charts/spans.ts'
import type { DayFigures } from '#app/contract/analytics.ts'

function makeDays(count: number): DayFigures[] {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    uploaded: 1,
    processed: 2,
    approved: index,
    corrections: 3,
    correct_values: 4,
    error_values: 5,
    time_saved_seconds: -6,
  }))
}

test('a short period stays by day', () => {
  expect(spansOf(makeDays(30))).toEqual(makeDays(30))
  expect(spanOf(makeDays(30))).toBe('day')
})

test('a long period is by week, and nothing is lost', () => {
  const weeks = spansOf(makeDays(183))
  expect(weeks).toHaveLength(27)
  expect(spanOf(makeDays(183)), 'so that a week is not called a day').toBe('week')
  expect(weeks[1]).toMatchObject({ day: '2026-01-08', uploaded: 7, processed: 14, approved: 70, time_saved_seconds: -42 })
  expect(weeks.reduce((sum, week) => sum + week.uploaded, 0)).toBe(183)
})

test.each([
  [0, 0],
  [90, 1.5],
  [-61, -1],
])('%i seconds are %f minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes)
})
