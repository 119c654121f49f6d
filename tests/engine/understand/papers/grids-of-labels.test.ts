import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('a row of labels of the whole order heads no items, though words of it head columns elsewhere', () => {
  const { items, fields } = understandDocument(
    drawDocument(`
                              Redwood School District
                              753 W 5th Street, Suite 15
                              Boise, ID 83702

**Purchase** **Order** **2024/84859**

Receiving  hours    Customer  number    Contract  no.    Page    Required  delivery    Contact  name    Requesting  unit
6:30am - 10:30am    42969              75067            1       April 17, 2024         Dora Lindgren     Bakery

                                                                  Prairie Medical Products Corp.
                                                                  8222 Industrial Pkwy
                                                                  Austin, TX 78704

QTY    Unit    Item #     Article description
  2    box     HX5294     Surgical face masks type IIR (50)
  5    each    LN9785     M10 threaded rod 1 m
`),
  )
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['HX5294', 'LN9785'])
  expect(fields.client_name?.value).toBe('Dora Lindgren')
  expect(fields.customer_code?.value).toBe('42969')
  expect(fields.requested_delivery_date?.value).toBe('2024-04-17')
})

test('the year of a day and the label under it are no town', () => {
  const { fields } = understandDocument(
    drawDocument(`
Redwood School District
8706 Industrial Pkwy
Boise, ID 83702

**Purchase** **Order** **No.** **9428/2025**

PLACED BY: Carla Whitmore
DELIVERY DATE: January 6, 2025
REQUESTING UNIT: Theatre 4

Qty Ord.    Details                               Net Price      Total
48          Disposable aprons, roll of 200            11.19     537.12
`),
  )
  expect(fields.requested_delivery_date?.value).toBe('2025-01-06')
  expect(fields.delivery_address).toBeUndefined()
})

test.each(['Pol. Ind. El Robledal, nave 7', 'Zona industrial Norte, nave 7'])(
  'an estate under the buyer is nobody who orders: %s',
  (estate) => {
    const { fields } = understandDocument(
      drawDocument(`
Datos del proveedor:                      Comprador:
Distribuciones Pe\u00f1agrande S.L.U.          Hospital San Blas
C/ Olmo, 103                              ${estate}
47012 Valladolid                          15006 A Coru\u00f1a

**Pedido** **a** **proveedor**
Pedido n\u00ba: 57836416 - Fecha pedido: 21.02.2024

Producto                                                      Ctd.
9543606   Archivador palanca A4                               2,75
`),
    )
    expect(fields.client_name).toBeUndefined()
  },
)
