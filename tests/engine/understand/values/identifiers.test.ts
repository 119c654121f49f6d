import { describe, expect, test } from 'vitest'
import { readCode } from '#app/engine/understand/values/code.ts'
import { findBic, findIbans } from '#app/engine/understand/values/iban.ts'
import { findVatIds, holdsTaxId } from '#app/engine/understand/values/tax-id.ts'

describe('IBAN and BIC', () => {
  test('found with blanks, checked by MOD 97-10', () => {
    expect(findIbans('IBAN : FR76 3000 6000 0112 3456 7890 189 BIC AGRIFRPP')).toMatchObject([
      { value: 'FR7630006000011234567890189', valid: true },
    ])
    expect(findIbans('DE89370400440532013000')).toMatchObject([{ value: 'DE89370400440532013000', valid: true }])
    expect(findIbans('DE88370400440532013000')).toMatchObject([{ valid: false }])
    expect(findIbans('DE12 short')).toEqual([])
  })
  test('BIC by label or shape', () => {
    expect(findBic('BIC: AGRIFRPP')).toBe('AGRIFRPP')
    expect(findBic('SWIFT/BIC COBADEFFXXX')).toBe('COBADEFFXXX')
    expect(findBic('INVOICES AND TOTALING')).toBeUndefined()
  })
})

describe('tax ids', () => {
  test.each([
    ['FR 40 303 265 045', 'FR40303265045', true],
    ['USt-IdNr. DE136695976', 'DE136695976', true],
    ['DE 123456789', 'DE123456789', false],
    ['ESA28015865', 'ESA28015865', true],
    ['BE 0403.170.701', 'BE0403170701', true],
    ['IT00743110157', 'IT00743110157', true],
    ['NL 0044.95.445.B01', 'NL004495445B01', true],
    ['ATU13585627', 'ATU13585627', true],
  ])('%s', (text, value, valid) => expect(findVatIds(text)).toMatchObject([{ value, valid }]))

  test.each([
    ['732 829 320 00074', true],
    ['73282932000075', false],
    ['A28015865', true],
    ['12345678Z', true],
    ['hello', undefined],
  ])('%s holds: %s', (text, holds) => expect(holdsTaxId(text)).toBe(holds))
})

describe('readCode', () => {
  test.each([
    ['F-2026/001', 'F-2026/001'],
    ['n° 2026-14', '2026-14'],
    ['INV 0042', 'INV 0042'],
    ['INV - 0042 page 1', 'INV - 0042'],
    ['#12345', '12345'],
    ['FA998660 - 19/09/2025', 'FA998660'],
    ['FA-2025-02571 - 2 de abril', 'FA-2025-02571'],
    ['2026 / 0815', '2026 / 0815'],
    ['4500012345, dated', '4500012345'],
    ['RE-20260101-7.', 'RE-20260101-7'],
  ])('%s → %s', (text, code) => expect(readCode(text)).toBe(code))
  test.each([['Paris'], ['12,50'], ['']])('%s is no code', (text) => expect(readCode(text)).toBeUndefined())
})
