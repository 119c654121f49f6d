import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (facts: string, beside = '') =>
  understandDocument(
    drawDocument(`
Harbour Crate Co.
88 Depot Street
Uxbridge, MA 01569

Invoice # 67204                                  References
Date 02/27/2026                                  ${facts}

   Extension      Price      Count     Item
    2,512.00       7.85        320     Pine crate, grade A
      915.00       6.10        150     Pine crate, grade B

    3,427.00  Merchandise              Terms: net 30.
      214.19  MA sales tax 6.25%       ${beside}
   $3,641.19  Balance due
`),
    { kind: 'invoice' },
  ).fields

describe('amounts before what they are', () => {
  test('the tax, with the account to pay to behind it in its row', () => {
    const fields = fieldsOf('Cust # QCW', 'ACH: Routing 211370545, Account 8840117302')
    expect(fields.tax_amount?.value).toBe('214.19')
    expect(fields.total_amount_with_tax?.value).toBe('3641.19')
  })
})

describe('the buyer’s order by its short name, alone in its cell', () => {
  test.each([
    ['Cde BC 7719', 'BC 7719'],
    ['Cmde 45-118', '45-118'],
    ['OC 4500-77', '4500-77'],
    ['Ped. 2026-0415', '2026-0415'],
    ['Best. 70-4471', '70-4471'],
  ])('%s', (cell, value) => expect(fieldsOf(cell).order_reference?.value).toBe(value))

  test.each(['Cde du client', 'OC Building'])('%s tells no number', (cell) => expect(fieldsOf(cell).order_reference).toBeUndefined())
})
