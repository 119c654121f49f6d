import { expect, test } from 'vitest'
import { readBillWith } from '#tests/support/bill-with.ts'

const read = (line: string) => readBillWith(line).legal_mentions?.value ?? null

test.each([
  ['We are not registered for GST.', 'We are not registered for GST.'],
  [
    'Hallam Brokers is authorised and regulated by the Financial Conduct Authority.',
    'Hallam Brokers is authorised and regulated by the Financial Conduct Authority.',
  ],
  ['Installation labor is not subject to sales tax.', 'Installation labor is not subject to sales tax.'],
  ['Escompte néant pour paiement anticipé.', 'Escompte néant pour paiement anticipé.'],
  ['This invoice has been assigned to Aldersgate Factors plc.', 'This invoice has been assigned to Aldersgate Factors plc.'],
  ['Es gilt die VOB/B in der jeweils gültigen Fassung.', 'Es gilt die VOB/B in der jeweils gültigen Fassung.'],
  ['VAT GB 821 6604 39 Registered in England 08812044.', 'Registered in England 08812044.'],
])('%s', (line, mention) => {
  expect(read(line)).toBe(mention)
})

test('who registers for a course or regulates a valve is no mention', () => {
  expect(read('You are not registered for the workshop in July.')).toBeNull()
  expect(read('The flow is regulated by a valve at the inlet.')).toBeNull()
})
