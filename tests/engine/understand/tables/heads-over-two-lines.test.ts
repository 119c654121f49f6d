import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('heads over two lines do not put two items into one', () => {
  const { items } = understandDocument(
    drawDocument(`
The Copper Kettle
1 Weavers Lane
Derby DE1 2GP

**Purchase** **Order** 2024/51007
Order date: 10.04.2024

Part        Details                                  Order  U/M      Unit      Goods
Number                                                 Qty           cost      Value
CH.917.15   Ring binder A4 blue                         28  each     0.86      24.08
BK.142.49   Digital thermometer with probe             0.5  each    13.78       6.89
CH.889.56   Freezer thermometer with probe               2  box     16.24      32.48
FR.666.93   Monthly hosting, standard plan             0.5  case    52.51      26.26
BK.240.57   M10 threaded rod 1 m                         8  pk       1.36      10.88
`),
  )
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['CH.917.15', 'BK.142.49', 'CH.889.56', 'FR.666.93', 'BK.240.57'])
  expect(items.map(({ requested_quantity }) => requested_quantity?.value)).toEqual(['28', '0.5', '2', '0.5', '8'])
})
