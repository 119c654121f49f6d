import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('a bare number of the terms beside the sums is no tax', () => {
  const { vat_details } = understandDocument(
    drawDocument(`
Rideau Office Supply Inc.                                        Invoice
1140 Bank Street, Ottawa ON K1S 3X6
                                                                 Invoice no.   RO-55120
Hull Bindery Ltd.                                                Date          2026-03-11
22 rue Eddy
Gatineau QC J8X 2R8

Qty   Part number   Product                          Unit price      Amount
10    BND-110       Binding combs, box of 100             18.40      184.00
4     LAM-220       Laminating film                       54.00      216.00

Subtotal            400.00
GST 5%               20.00            account 2204417
QST 9.975%           39.90            Net 45
Total CAD           459.90
`),
    { kind: 'invoice' },
  )
  expect(vat_details.map((row) => [row.rate?.value, row.amount?.value])).toEqual([
    ['5', '20.00'],
    ['9.975', '39.90'],
  ])
})
