import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('a slip of orders is a title, and the day on which it was placed its date', () => {
  const { fields } = understandDocument(
    drawDocument(`
Kilbride Boatworks Ltd
Quay Road, Kinsale P17 X442

Chandlers of Cork Ltd
4 Marina Walk
Cork T12 K2P9

Buying slip
Slip no. 26/0417
Placed: 3 March 2026

Qty      Description                     Price
2        Canvas flat 8 x 4               41.00
`),
  )
  expect(fields.order_date?.value).toBe('2026-03-03')
})
