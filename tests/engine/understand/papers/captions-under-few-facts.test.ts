import { expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ITEMS, fieldOfOrder } from './field-of-order.ts'

const order = (facts: string) =>
  fieldOfOrder(
    drawDocument(`
Harbour Mills LLC                                         Purchase Order
12 Quay Street
Norwich NR3 1LB

Supplier
Hallam Pottery Ltd
18 Mill Lane
Norwich NR3 1LB

${facts}

${ITEMS}
`),
  )

test('captions of the same type stand under two values, one of which is what its caption asks for', () => {
  const field = order(`
20 Feb 2031                                      Radiology
Order date                                       Department`)
  expect([field('order_date'), field('department')]).toEqual(['2031-02-20', 'Radiology'])
})

test('a caption alone stands under its value', () => {
  expect(
    order(`
HM-33-40118
Order number`)('name'),
  ).toBe('HM-33-40118')
})

test('one caption of three may be unknown, and the facts before may have captions under them as well', () => {
  const field = order(`
18-63007                       06 Sep 2031                    12 Sep 2031
Order number                   Order date                     Delivery date

Lois Farrow                    Pharmacy                       873-939
Contact                        Bay / zone                     Customer number`)
  expect([field('name'), field('client_name'), field('customer_code')]).toEqual(['18-63007', 'Lois Farrow', '873-939'])
})

test('a caption in two languages, of which the second is unknown, closes its cell', () => {
  const field = order(`
181.249.387                    29-01-2031                     14-02-2031
Ordernummer / Order number     Besteldatum / Penned           Leverdatum / Delivery date`)
  expect([field('order_date'), field('requested_delivery_date')]).toEqual(['2031-01-29', '2031-02-14'])
})

test('labels over their values keep them where another row of values stands right over the labels', () => {
  const field = order(`
Order date                                       Department
20 Feb 2031                                      Radiology
Delivery date                                    Project
14 Mar 2031                                      Refit`)
  expect([field('order_date'), field('requested_delivery_date'), field('department')]).toEqual(['2031-02-20', '2031-03-14', 'Radiology'])
})

test('a title with its number takes none from a strip whose captions stand below', () => {
  const field = order(`
Purchase order stores no. P-88213 - 20 Feb 2031

41877204                 H2210                    90118263
Project no.              Customer code            Supplier code`)
  expect([field('name'), field('customer_code')]).toEqual(['P-88213', 'H2210'])
})

test('a department over its caption may be called as something else is', () => {
  const field = order(`
20/02/2031               Almacén                  H2210
Fecha pedido             Servicio                 Cód. cliente`)
  expect(field('department')).toBe('Almacén')
})
