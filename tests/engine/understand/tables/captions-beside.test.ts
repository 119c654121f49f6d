import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('captions over their values at the side of a table are no heads of it, though one shares their height', () => {
  const { fields, items } = understandDocument(
    drawDocument(`
      Hotel Sierra Umbria                 **Purchase** **order**

      Order               Ref.      Product                   Qty     Price      Total
      PC-26/0913
                          A-1120    Olive oil 5 l               8     38.90     311.20
      Date                A-2214    Bomba rice 5 kg             4     17.25      69.00
      14 July 2026        C-0087    Hake 6 kg                   3     71.40     214.20

      Buyer               D-4410    Yogurt 24 pcs               6      7.92      47.52
      Jane Whitlock
      `),
    { kind: 'work_order' },
  )
  expect(fields.name?.value).toBe('PC-26/0913')
  expect(fields.order_date?.value).toBe('2026-07-14')
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['A-1120', 'A-2214', 'C-0087', 'D-4410'])
})
