import { expect, test } from 'vitest'
import type { Candidate, CandidateRow } from '#app/engine/candidate.ts'
import type { Context } from '#app/engine/understand/context.ts'
import { settleSums } from '#app/engine/understand/sums/settle.ts'
import { toDecimal, toUnits } from '#app/engine/understand/sums/units.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'invoice', language: 'en', formats: { decimal: '.', dateOrder: 'dmy', dateOrderSure: true } }
let place = 0
const amount = (value: string, score = 0.8): Candidate => ({
  value,
  score,
  source: 'layout',
  page: 1,
  box: { left: 0, top: ++place * 10, right: 9, bottom: place * 10 + 9 },
  reason: 'label',
})
const line = (total: string): CandidateRow => ({ total_amount: amount(total) })
const empty = drawDocument('')

test('the candidates that balance win over those with the better labels', () => {
  const settled = settleSums({
    document: empty,
    context,
    candidates: {
      subtotal_without_tax: [amount('120.00', 0.9), amount('100.00', 0.7)],
      tax_amount: [amount('20.00')],
      total_amount_with_tax: [amount('120.00')],
    },
    rows: [line('60.00'), line('40.00')],
    vatLines: [],
  })
  expect(settled.candidates.subtotal_without_tax![0]).toMatchObject({ value: '100.00' })
  expect(settled.candidates.subtotal_without_tax![0]!.score).toBeGreaterThan(0.95)
  expect(settled.candidates.amount![0]).toMatchObject({ value: '120.00', source: 'derived' })
})

test('what is printed stays, though it does not add up', () => {
  const settled = settleSums({
    document: empty,
    context,
    candidates: { subtotal_without_tax: [amount('100.00')], tax_amount: [amount('20.00')], total_amount_with_tax: [amount('121.00')] },
    rows: [],
    vatLines: [],
  })
  expect(settled.candidates.total_amount_with_tax![0]!.value).toBe('121.00')
})

test('a gross without a label is found as net and taxes', () => {
  const settled = settleSums({
    document: drawDocument('Something   119.00'),
    context,
    candidates: { subtotal_without_tax: [amount('100.00')] },
    rows: [line('100.00')],
    vatLines: [{ rate: amount('19'), amount: amount('19.00') }],
  })
  expect(settled.candidates.total_amount_with_tax![0]).toMatchObject({ value: '119.00', source: 'layout' })
  expect(settled.candidates.vat_rate![0]!.value).toBe('19')
})

test('a discount between lines and net is named, the due amount less what is paid', () => {
  const settled = settleSums({
    document: drawDocument('Discount 10.00'),
    context,
    candidates: {
      subtotal_without_tax: [amount('90.00')],
      tax_amount: [amount('18.00')],
      total_amount_with_tax: [amount('108.00')],
      paid: [amount('8.00')],
    },
    rows: [line('100.00')],
    vatLines: [],
  })
  expect(settled.adjustment).toBe('-10.00')
  expect(settled.candidates.amount![0]).toMatchObject({ value: '100.00', source: 'derived' })
})

test('several rates: there is no rate of the whole, and the tax is their sum', () => {
  const settled = settleSums({
    document: empty,
    context,
    candidates: { subtotal_without_tax: [amount('200.00')], total_amount_with_tax: [amount('225.50')], vat_rate: [amount('20')] },
    rows: [],
    vatLines: [
      { rate: amount('20'), amount: amount('20.00') },
      { rate: amount('5.5'), amount: amount('5.50') },
    ],
  })
  expect(settled.candidates.vat_rate).toBeUndefined()
  expect(settled.candidates.tax_amount![0]).toMatchObject({ value: '25.50', source: 'derived' })
})

test.each(['0.01', '-7.67', '1234567.891', '100.00'])('%s survives as units', (decimal) => {
  expect(toDecimal(toUnits(decimal))).toBe(decimal)
})

test('the only total printed stays where net and tax are proven otherwise', () => {
  const settled = settleSums({
    document: empty,
    context,
    candidates: {
      subtotal_without_tax: [amount('1000.00', 0.95)],
      tax_amount: [amount('200.00', 0.95)],
      total_amount_with_tax: [amount('1300.00', 0.95)],
    },
    rows: [line('1000.00')],
    vatLines: [{ rate: amount('20'), amount: amount('200.00') }],
  })
  expect(settled.candidates.total_amount_with_tax![0]!.value).toBe('1300.00')
  expect(settled.candidates.subtotal_without_tax![0]!.value).toBe('1000.00')
})
