import { expect, test } from 'vitest'
import type { Cell, Reading } from '#app/contract/reading.ts'
import { runChecks } from '#app/engine/check/check.ts'
import { WITH_MORE } from '#app/engine/understand/tables/lines/arithmetic.ts'

const cell = (value: string): Cell => ({ value, confidence: 1, source: 'layout' })
const cells = (values: Record<string, string>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cell(value)]))

function reading(
  fields: Record<string, string>,
  items: Record<string, string>[] = [],
  vat: Record<string, string>[] = [],
  kind: Reading['kind'] = 'invoice',
): Reading {
  return {
    kind,
    kind_confidence: 1,
    language: 'en',
    pages: 1,
    confidence: 1,
    fields: cells(fields),
    items: items.map(cells),
    vat_details: vat.map(cells),
    checks: [],
    warnings: [],
    ms: { read: 0, understand: 0, total: 0 },
  }
}
const outcome = (given: Reading, code: string, more = {}) => runChecks(given, more).find((check) => check.code === code)

test('sums, lines and taxes that hold pass', () => {
  const given = reading(
    { subtotal_without_tax: '100.00', tax_amount: '20.00', total_amount_with_tax: '120.00' },
    [{ quantity: '4', unit_price: '25', total_amount: '100.00' }],
    [{ rate: '20', amount: '20.00' }],
  )
  for (const code of ['totals_add_up', 'items_add_up', 'vat_adds_up', 'line_totals'])
    expect(outcome(given, code)).toMatchObject({ status: 'passed' })
})

test('what does not add up is named with both numbers', () => {
  const given = reading({ subtotal_without_tax: '100.00', tax_amount: '20.00', total_amount_with_tax: '121.00' }, [
    { quantity: '2', unit_price: '10.00', total_amount: '20.00' },
    { quantity: '2', unit_price: '10.00', total_amount: '27.10' },
  ])
  expect(outcome(given, 'totals_add_up')).toMatchObject({ status: 'failed', details: { expected: '120.00', printed: '121.00' } })
  expect(outcome(given, 'line_totals')).toMatchObject({
    status: 'failed',
    fields: ['items.1.total_amount'],
    details: { expected: '20.00', printed: '27.10', line: '2' },
  })
  expect(outcome(given, 'items_add_up')).toMatchObject({ status: 'failed' })
})

test('a discount of the document stands between lines and net', () => {
  const given = reading({ subtotal_without_tax: '90.00' }, [{ total_amount: '100.00' }])
  expect(outcome(given, 'items_add_up')).toMatchObject({ status: 'failed' })
  expect(outcome(given, 'items_add_up', { adjustment: '-10.00' })).toMatchObject({ status: 'passed' })
})

test('a line discount of a round share is no fault', () => {
  expect(outcome(reading({}, [{ quantity: '1', unit_price: '1.00', total_amount: '0.90' }]), 'line_totals')).toMatchObject({
    status: 'passed',
  })
})

test.each([
  [{ invoice_date: '2026-03-01', due_date: '2026-03-31' }, 'due_after_invoice', 'passed'],
  [{ invoice_date: '2026-03-01', due_date: '2026-02-28' }, 'due_after_invoice', 'failed'],
  [{ invoice_date: '2026-03-01' }, 'due_after_invoice', 'not_applicable'],
  [{ bank_details: 'IBAN DE89 3704 0044 0532 0130 00' }, 'iban_valid', 'passed'],
  [{ bank_details: 'IBAN DE88 3704 0044 0532 0130 00' }, 'iban_valid', 'failed'],
  [{ supplier_tax_id: 'ESB58378431' }, 'tax_id_valid', 'passed'],
  [{ supplier_tax_id: 'ESB58378432' }, 'tax_id_valid', 'failed'],
  [{ supplier_tax_id: '12-3456789' }, 'tax_id_valid', 'not_applicable'],
] as const)('%j: %s %s', (fields, code, status) => {
  expect(outcome(reading(fields), code)).toMatchObject({ status })
})

test('delivery before the order is doubted, the checks of the server are left to it', () => {
  const given = reading({ order_date: '2026-03-02', requested_delivery_date: '2026-03-01' }, [], [], 'work_order')
  expect(outcome(given, 'delivery_after_order')).toMatchObject({ status: 'failed', fields: ['requested_delivery_date', 'order_date'] })
  for (const code of ['duplicate', 'order_known', 'amounts_match_order', 'bank_details_changed'])
    expect(outcome(given, code)).toMatchObject({ status: 'not_applicable' })
})

test('what else a line prints explains its total until a person changes one of its numbers', () => {
  const row = (source: Cell['source']) => ({
    quantity: { ...cell('2'), source },
    unit_price: cell('185.00'),
    total_amount: { ...cell('1480.00'), reason: `column "Amount", ${WITH_MORE}` },
  })
  expect(outcome({ ...reading({}), items: [row('layout')] }, 'line_totals')).toMatchObject({ status: 'passed' })
  expect(outcome({ ...reading({}), items: [row('person')] }, 'line_totals')).toMatchObject({ status: 'failed' })
})
