import { describe, expect, test } from 'vitest'
import { parseValue } from '#app/components/desk/parse-value.ts'
import type { FieldType } from '#app/contract/kinds/field.ts'

const cases: [type: FieldType, text: string, language: string, value: string | null][] = [
  ['amount', '1 234,50 €', 'fr', '1234.50'],
  ['amount', '1.234,50', 'es', '1234.50'],
  ['amount', '1,234.50', 'fr', '1234.50'],
  ['amount', '$ 1,234', 'en', '1234'],
  ['amount', '1,234', 'fr', '1.234'],
  ['amount', '1.500', 'fr', '1500'],
  ['amount', '0.500', 'fr', '0.500'],
  ['amount', '1.234.567', 'de', '1234567'],
  ['amount', "CHF 1'200.50", 'de', '1200.50'],
  ['amount', '(12.00)', 'en', '-12.00'],
  ['amount', '12,00-', 'de', '-12.00'],
  ['amount', '- 5,00 EUR', 'fr', '-5.00'],
  ['rate', '5,5 %', 'fr', '5.5'],
  ['quantity', '012', 'fr', '12'],
  ['date', '12/03/2026', 'fr', '2026-03-12'],
  ['date', '03/12/2026', 'en', '2026-03-12'],
  ['date', '25/12/2026', 'en', '2026-12-25'],
  ['date', '1er février 2026', 'fr', '2026-02-01'],
  ['date', '3 de agosto de 2026', 'es', '2026-08-03'],
  ['date', 'March 5, 2026', 'en', '2026-03-05'],
  ['date', '5. März 2026', 'de', '2026-03-05'],
  ['date', '05.03.26', 'de', '2026-03-05'],
  ['date', '2026-3-5', 'fr', '2026-03-05'],
  ['date', '24-Sep-2023', 'en', '2023-09-24'],
  ['time', '8h', 'fr', '08:00'],
  ['time', '14h30', 'fr', '14:30'],
  ['time', '2:30 pm', 'en', '14:30'],
  ['time', '12 a.m.', 'en', '00:00'],
  ['code', 'F  12', 'fr', 'F 12'],
  ['text', 'a\nb', 'fr', 'a b'],
  ['text', '   ', 'fr', null],
]

describe('parseValue', () => {
  test.each(cases)('%s %j in %s is %j', (type, text, language, value) => {
    expect(parseValue(type, text, { language, printed: true })).toEqual({ value })
  })

  test.each([
    ['amount', 'twelve'],
    ['amount', '12 of 14'],
    ['amount', '1,2,3'],
    ['date', '2026-02-30'],
    ['date', 'tomorrow'],
    ['time', '25:00'],
    ['time', 'noon'],
  ] as const)('%s %j is refused', (type, text) => {
    expect(parseValue(type, text, { language: 'en' })).toEqual({ error: type })
  })

  test('a canonical decimal that was typed means what it says', () => {
    expect(parseValue('quantity', '1.500', { language: 'fr' })).toEqual({ value: '1.500' })
  })

  test('long texts keep their lines', () => {
    expect(parseValue('text', 'a  b\nc', { language: 'fr', multiline: true })).toEqual({ value: 'a b\nc' })
  })
})
