import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('names that end in numbers, before a head set in the middle of their column, are no codes', () => {
  const { items } = understandDocument(
    drawDocument(`
      **PURCHASE** **ORDER** 7191922

      Code                                              Item                       QTY    Price        Amount
      86650 Large free range eggs, tray of 30                                       47     4.98        234.06
      94916 Disposable aprons, roll of 200                                          46     8.91        409.86
      60170 Ring binder A4 blue, box of 10                                           5     0.97          4.85
      73303 Stainless hinge 75                                                       2     2.61          5.22
    `),
    { kind: 'work_order' },
  )
  expect(
    items.map(({ product_code, product_name, requested_quantity }) =>
      [product_code, product_name, requested_quantity].map((cell) => cell?.value),
    ),
  ).toEqual([
    ['86650', 'Large free range eggs, tray of 30', '47'],
    ['94916', 'Disposable aprons, roll of 200', '46'],
    ['60170', 'Ring binder A4 blue, box of 10', '5'],
    ['73303', 'Stainless hinge 75', '2'],
  ])
})
