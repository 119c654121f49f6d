import { describe, expect, test } from 'vitest'
import { readAmount } from '#app/engine/understand/values/amount.ts'
import { readCurrency } from '#app/engine/understand/values/currency.ts'
import { readQuantity } from '#app/engine/understand/values/quantity.ts'
import { findRates, readRate } from '#app/engine/understand/values/rate.ts'

describe('readAmount', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56 €', '1234.56'],
    ['1\u202f234,56\u00a0€', '1234.56'],
    ["CHF 1'234.56", '1234.56'],
    ['1’234.50', '1234.50'],
    ['$ 12,345', '12345'],
    ['€ 0,5', '0.5'],
    ['12.345.678,90', '12345678.90'],
    ['Rs. 12,34,567.00', '1234567.00'],
    ['-5,00', '-5.00'],
    ['5,00-', '-5.00'],
    ['(5.00)', '-5.00'],
    ['−$1,000.00', '-1000.00'],
    ['$-20.00', '-20.00'],
    ['EUR -20,00', '-20.00'],
    ['20,00 CR', '-20.00'],
    ['0,00', '0.00'],
    ['-0,00', '0.00'],
    ['007,50', '7.50'],
    ['12,-', '12'],
    ['100 EUR', '100'],
    ['USD 1.00', '1.00'],
    ['1.234', '1234'],
    ['£4.5678', '4.5678'],
  ])('%s → %s', (printed, value) => expect(readAmount(printed)).toBe(value))

  test.each([['12/03/2026'], ['abc'], ['20 %'], ['1.234.56,7,8'], ['10 20'], ['ABC 12'], [''], ['1 2345']])('%s is no amount', (printed) =>
    expect(readAmount(printed)).toBeUndefined(),
  )

  test('where one sign could be either, the decimal sign of the document decides', () => {
    expect(readAmount('1.234', '.')).toBe('1.234')
    expect(readAmount('1.234', ',')).toBe('1234')
    expect(readAmount('0.125', ',')).toBe('0.125')
  })
})

describe('quantities, rates and currencies', () => {
  test.each([
    ['12', { value: '12' }],
    ['12 kg', { value: '12', unit: 'kg' }],
    ['3,5 h', { value: '3.5', unit: 'h' }],
    ['2.0000 Stück', { value: '2.0000', unit: 'Stück' }],
    ['Stk. 4', { value: '4', unit: 'Stk.' }],
    ['-1', { value: '-1' }],
    ['1,000', { value: '1.000' }],
  ])('quantity %s', (printed, quantity) => expect(readQuantity(printed, printed === '1,000' ? ',' : undefined)).toEqual(quantity))

  test.each([
    ['20 %', '20'],
    ['5,50%', '5.5'],
    ['(21%)', '21'],
    ['19.00', '19'],
    ['0', '0'],
  ])('rate %s → %s', (printed, value) => expect(readRate(printed)).toBe(value))

  test('no rate is over a hundred', () => expect(readRate('120 %')).toBeUndefined())
  test('rates inside a sentence', () => expect(findRates('TVA 20 % et 5,5%')).toEqual(['20', '5.5']))
  test.each([
    ['12 €', 'EUR'],
    ['Total (USD)', 'USD'],
    ['CA$ 5', 'CAD'],
    ['$5', '$'],
    ['ABC', undefined],
  ])('currency of %s is %s', (text, code) => expect(readCurrency(text)).toBe(code))
})
