import { expect, test } from 'vitest'
import { failedCheck, fieldLabel } from '#cli/labels.ts'

test('a failed check is a sentence, and says of which fields and of which line, counted from 1', () => {
  const check = {
    code: 'line_totals',
    status: 'failed',
    fields: ['items.2.total_amount', 'subtotal_without_tax', 'vat_details.0.rate'],
  } as const
  expect(failedCheck('invoice', { ...check, fields: [...check.fields] })).toBe(
    'On some lines, quantity times price is not the line total. (Total amount in line 3, Subtotal without tax, Rate in line 1)',
  )
})

test('a name without a word stands for itself', () => {
  expect(fieldLabel('work_order', 'of_tomorrow')).toBe('of_tomorrow')
})
