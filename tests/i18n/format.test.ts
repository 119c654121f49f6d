import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatDuration,
  formatMoney,
  formatMonth,
  formatRate,
  formatShare,
} from '#app/i18n/format.ts'
import { textsIn } from '#app/i18n/i18n.server.ts'
import type { Text } from '#app/i18n/text.ts'

const NB = '\u00a0'

describe('dates and times have 2-digit fields; English has the 12-hour clock', () => {
  test.each([
    ['en', '03/09/26', '03/09/26, 02:05 PM'],
    ['fr', '09/03/26', '09/03/26 14:05'],
    ['es', '09/03/26', '09/03/26, 14:05'],
  ] as const)('%s', (language, date, instant) => {
    expect(formatDate('2026-03-09', language)).toBe(date)
    expect(formatDateTime('2026-03-09T13:05:00Z', language, 'Europe/Paris')).toBe(instant)
  })

  test('midnight and noon', () => {
    expect(formatDateTime('2026-03-09T00:00:00Z', 'en', 'UTC')).toBe('03/09/26, 12:00 AM')
    expect(formatDateTime('2026-03-09T12:00:00Z', 'en', 'UTC')).toBe('03/09/26, 12:00 PM')
    expect(formatDateTime('2026-03-09T00:00:00Z', 'fr', 'UTC')).toBe('09/03/26 00:00')
  })

  test('a month by itself', () => {
    expect(formatMonth('2026-03')).toBe('03/2026')
  })

  test('what is no date is left as it stands', () => {
    expect(formatDate('end of March', 'en')).toBe('end of March')
    expect(formatMonth('end of March')).toBe('end of March')
  })
})

describe('amounts are never rounded', () => {
  test.each([
    ['12345678901234567.89', 'EUR', 'en', '€12,345,678,901,234,567.89'],
    ['1234.5', 'EUR', 'fr', `1${NB}234,50${NB}€`],
    ['0.1234', 'USD', 'en', '$0.1234'],
    ['-160.52', null, 'es', '-160,52'],
    ['5', 'euros', 'en', '5'],
  ] as const)('%s %s in %s', (value, currency, language, text) => {
    expect(formatMoney(value, currency, language)).toBe(text)
  })

  test('decimals keep their digits', () => {
    expect(formatDecimal('1000.500', 'en')).toBe('1,000.500')
    expect(formatDecimal('20', 'fr')).toBe('20')
  })
})

test('a share is cut, not rounded up to what it is not', () => {
  expect(formatShare(0.8999, 'en')).toBe('89%')
  expect(formatShare(0.29, 'en')).toBe('29%')
  expect(formatShare(1, 'fr')).toBe(`100${NB}%`)
})

test('a rate has the sign of its language', () => {
  expect(formatRate('20', 'en')).toBe('20%')
  expect(formatRate('5.50', 'fr')).toBe(`5,5${NB}%`)
  expect(formatRate('7.125', 'es')).toBe(`7,125${NB}%`)
})

test('counts', () => {
  expect(formatCount(1234.567, 'en')).toBe('1,234.57')
})

test.each([
  ['en', 404, '6 Minutes and 44 Seconds'],
  ['en', 0, '0 Minutes and 0 Seconds'],
  ['en', -61, '−1 Minutes and 1 Seconds'],
  ['fr', 61, '1 minutes et 1 secondes'],
  ['es', 3600, '60 minutos y 0 segundos'],
] as const)('durations in %s: %i s', async (language, seconds, text) => {
  expect(formatDuration((await textsIn(language)).t as Text, seconds)).toBe(text)
})
