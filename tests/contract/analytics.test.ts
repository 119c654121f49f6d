import { expect, test } from 'vitest'
import { firstDayOf } from '#app/contract/analytics.ts'

test.each([
  ['today', '2026-03-01'],
  ['last_7_days', '2026-02-23'],
  ['last_month', '2026-01-31'],
  ['last_6_months', '2025-08-31'],
  ['this_year', '2026-01-01'],
] as const)('%s begins on %s', (period, day) => {
  expect(firstDayOf(period, '2026-03-01')).toBe(day)
})
