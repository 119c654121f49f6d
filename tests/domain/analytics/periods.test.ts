import { describe, expect, test } from 'vitest'
import { dayOf, daysOf, startOfDay } from '#app/domain/analytics/periods.ts'

const now = new Date('2026-03-30T23:30:00Z')

describe('the days of a period', () => {
  test.each([
    ['today', 1, '2026-03-30', '2026-03-30'],
    ['last_7_days', 7, '2026-03-24', '2026-03-30'],
    ['last_month', 30, '2026-03-01', '2026-03-30'],
    ['last_6_months', 183, '2025-09-29', '2026-03-30'],
    ['this_year', 89, '2026-01-01', '2026-03-30'],
  ] as const)('%s has %i days, from %s to %s', (period, length, first, last) => {
    const days = daysOf(period, now, 'UTC')
    expect([days.length, days[0], days.at(-1)]).toEqual([length, first, last])
  })

  test('today is the day of the time zone', () => {
    expect([daysOf('today', now, 'Europe/Paris'), daysOf('today', now, 'America/New_York')]).toEqual([['2026-03-31'], ['2026-03-30']])
  })
})

describe('the beginning of a day', () => {
  test.each([
    ['2026-03-29', 'Europe/Paris', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Paris', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
    ['2026-01-01', 'Asia/Kolkata', '2025-12-31T18:30:00.000Z'],
    // The clock jumps over midnight, west and east of Greenwich; or stands at it twice.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['2026-07-01', 'UTC', '2026-07-01T00:00:00.000Z'],
  ])('%s in %s is %s', (day, timeZone, instant) => {
    expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(instant)
    expect(dayOf(Date.parse(instant), timeZone)).toBe(day)
    expect(dayOf(Date.parse(instant) - 1, timeZone)).not.toBe(day)
  })
})
