import { describe, expect, test } from 'vitest'
import { findDates, findImpossibleDates } from '#app/engine/understand/values/date.ts'
import { findTimes, readWindow } from '#app/engine/understand/values/time.ts'

describe('findDates', () => {
  test.each([
    ['2026-03-31', '2026-03-31'],
    ['31/03/2026', '2026-03-31'],
    ['31.03.26', '2026-03-31'],
    ['31-03-2026', '2026-03-31'],
    ['le 5 mars 2026', '2026-03-05'],
    ['1er avril 2026', '2026-04-01'],
    ['5. März 2026', '2026-03-05'],
    ['5 de marzo de 2026', '2026-03-05'],
    ['05-MAR-2026', '2026-03-05'],
    ['March 5, 2026', '2026-03-05'],
    ['Mar. 5th, 2026', '2026-03-05'],
    ['5th of March 2026', '2026-03-05'],
    ['5 août 2026', '2026-08-05'],
    ['20260305', '2026-03-05'],
    ['15 MAR 26', '2026-03-15'],
    ['2026/03/31', '2026-03-31'],
    ['12 / 03 / 2026', '2026-03-12'],
  ])('%s → %s', (text, value) => expect(findDates(text).map((date) => date.value)).toEqual([value]))

  test.each([['1.234.567'], ['31/02/2026'], ['192.168.1.12'], ['12 Marché 2026'], ['06 12 34 56 78'], ['2026']])(
    '%s holds no date',
    (text) => expect(findDates(text)).toEqual([]),
  )

  test('an ambiguous date follows the order asked for and names the other', () => {
    expect(findDates('03/04/2026', 'dmy')[0]).toMatchObject({ value: '2026-04-03', other: '2026-03-04' })
    expect(findDates('03/04/2026', 'mdy')[0]).toMatchObject({ value: '2026-03-04', other: '2026-04-03' })
    expect(findDates('13/04/2026', 'mdy')[0]).toMatchObject({ value: '2026-04-13' })
  })
  test('several dates in one text', () =>
    expect(findDates('from 01.02.2026 to 28.02.2026').map((date) => date.value)).toEqual(['2026-02-01', '2026-02-28']))
  test('dates in shape only', () =>
    expect(findImpossibleDates('due 45/13/2026 or 2205-01-01').map(({ text }) => text)).toEqual(['45/13/2026', '2205-01-01']))
})

test('the figures of an article are no impossible day', () => {
  expect(findImpossibleDates('Part R21-25-1824, 2205-13-40B')).toEqual([])
})

describe('times', () => {
  test.each([
    ['8h30', ['08:30']],
    ['14 h', ['14:00']],
    ['2:30 PM', ['14:30']],
    ['12 am', ['00:00']],
    ['08.30 Uhr', ['08:30']],
    ['12', []],
    ['31/03/2026', []],
    ['3,5 h', []],
  ])('%s', (text, values) => expect(findTimes(text).map((time) => time.value)).toEqual(values))

  test.each([
    ['08:00 - 12:00', '08:00', '12:00'],
    ['entre 8h et 12h30', '08:00', '12:30'],
    ['8-12h', '08:00', '12:00'],
    ['de 14:00 a 16:00', '14:00', '16:00'],
    ['9:00 AM to 1:00 PM', '09:00', '13:00'],
  ])('window %s', (text, start, end) => expect(readWindow(text)).toEqual({ start, end }))
})

test.each([
  ['Córdoba, a veintitrés de junio de dos mil veinticinco', '2025-06-23'],
  ['le premier mars deux mille vingt-six', '2026-03-01'],
  ['a treinta y uno de diciembre de dos mil treinta y uno', '2031-12-31'],
  ['il ventotto febbraio duemilaventicinque', '2025-02-28'],
  ['vinte e três de junho de dois mil e vinte e cinco', '2025-06-23'],
])('spelled out: %s', (text, day) => {
  expect(findDates(text).map(({ value }) => value)).toEqual([day])
})

test('words alone are no day', () => {
  expect(findDates('dos mil veinticinco euros y quince céntimos de euro')).toEqual([])
})
