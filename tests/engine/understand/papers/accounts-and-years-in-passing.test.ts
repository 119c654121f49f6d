import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

const readBillOf = (text: string) => understandDocument(drawDocument(text), { kind: 'invoice' }).fields

test.each([
  ['Payment only to account 40118822, sort code 60-11-93.', '40118822'],
  ['Remit to Harbor Trust, Galveston – Acct 5501882470, Routing 113000023', '5501882470'],
  ['BACS to: sort code 20-55-19 account 30418826', '30418826'],
])('an account and the number of its bank told in passing: %s', (line, digits) => {
  const { bank_details } = readBillWith(line)
  expect(bank_details?.value).toContain(digits)
})

test('the account that a sentence breaks over two lines is one, whether its check digits hold or not', () => {
  const { bank_details } = readBillWith(`
Please transfer the sum to our account DE12 1001 0010 0744
1820 11 (Postbank).
`)
  expect(bank_details?.value).toBe('DE12 1001 0010 0744 1820 11')
})

test.each([
  ['PO BB-0071', 'BB-0071'],
  ['Your order: EXP. 14/2026', 'EXP. 14/2026'],
  ['Your order: Frame 2026-E', 'Frame 2026-E'],
  ['Your order: Mail 12.03.2026', undefined],
  ['PO Box 4412', undefined],
])('what the buyer calls its order: %s', (line, order) => {
  expect(readBillWith(line).order_reference?.value).toBe(order)
})

test('whom customers ring up is told in a sentence of the foot', () => {
  expect(
    readBillWith('Inscrita en el R.M. de Madrid, tomo 15.220. Atención al cliente 900 555 018 – www.telered.example').supplier_contact
      ?.value,
  ).toBe('900 555 018')
})

test('the account in the foot is the firm’s, whatever the line above says of the customer’s', () => {
  const { bank_details } = readBillWith(`
The sum will be debited from your account on 28 June 2025.
Registered in England 01990341 · VAT No. GB 123 4567 89 · Barclays IBAN DE02 7435 0000 0020 1184 40
`)
  expect(bank_details?.confidence).toBeGreaterThan(0.7)
})

test('a day whose year stands in the next line is that of the payment, and the one before it that of the invoice', () => {
  const { due_date } = readBillWith(`
Invoice number A-2025-071, invoice date 4 June 2025, payment due 27 June
2025.
`)
  expect(due_date?.value).toBe('2025-06-27')
})

test('sums of many delivery notes leave room for the total in the foot', () => {
  const notes = Array.from(
    { length: 8 },
    (_, at) => `
Delivery note ${4100 + at} of ${at + 1} June 2025
Pump seal                          4         10.00         40.00
Gasket                             1         ${at + 1}.00          ${at + 1}.00
                                       Total delivery note    ${at + 41}.00
`,
  ).join('')
  const { total_amount_with_tax } = readBillOf(`
Aldgate Repairs Ltd
18 Mill Lane
Norwich NR3 1LB

Invoice A-2025-071
Date: 14 June 2025

Description                      Qty         Price        Amount
${notes}

Goods          Net            VAT %      VAT         Invoice total GBP
356.00         356.00         20.00      71.20                  427.20
`)
  expect(total_amount_with_tax?.value).toBe('427.20')
})
