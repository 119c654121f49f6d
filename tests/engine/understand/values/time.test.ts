import { expect, test } from 'vitest'
import { readDeadline, readOpening, readWindow } from '#app/engine/understand/values/time.ts'

test.each([
  ['zwischen 8 und 12 Uhr', '08:00', '12:00'],
  ['7 Uhr 30 bis 12 Uhr', '07:30', '12:00'],
  ['von 8 Uhr bis mittags', '08:00', '12:00'],
  ['entre 8 h et midi', '08:00', '12:00'],
  ['de sept heures à 10 heures 30', '07:00', '10:30'],
  ['between 7 and 11 am', '07:00', '11:00'],
  ['between 11 and 2 pm', '11:00', '14:00'],
  ['8am - 12 noon', '08:00', '12:00'],
  ['0700hrs - 1500hrs', '07:00', '15:00'],
  ['de 8 a 13 horas', '08:00', '13:00'],
  ['entre las ocho y las once de la mañana', '08:00', '11:00'],
  ['de ocho a doce de la mañana', '08:00', '12:00'],
  ['dalle ore 8 alle ore 12', '08:00', '12:00'],
  ['van 7u30 tot 12u', '07:30', '12:00'],
  ['das 8 às 12 horas', '08:00', '12:00'],
  ['23/10/2026 dalle 7.00 alle 10.30', '07:00', '10:30'],
])('the mark of one hour holds for both, and hours may be words: %s', (text, start, end) => {
  expect(readWindow(text)).toEqual({ start, end })
})

test.each(['from 12 to 14 October', 'del 3 al 7 de junio', 'de 10 à 20 cartons', 'pour 6 à 8 heures de travail', 'between 5 and 10 days'])(
  'no hours: %s',
  (text) => expect(readWindow(text)).toBeUndefined(),
)

test.each([
  ['avant midi', '12:00'],
  ['vóór 10 uur', '10:00'],
  ['spätestens 10 Uhr', '10:00'],
  ['entro le ore 10', '10:00'],
  ['antes de las nueve', '09:00'],
  ['first van, before 10.00', '10:00'],
])('only the end: %s', (text, end) => expect(readDeadline(text)).toBe(end))

test('only the start', () => expect(readOpening('frühestens 8 Uhr')).toBe('08:00'))

test('a long line is read in a moment', () => {
  for (const text of ['de '.repeat(5000), '8 a '.repeat(5000), '1'.repeat(20_000)]) expect(readWindow(text)).toBeUndefined()
})
