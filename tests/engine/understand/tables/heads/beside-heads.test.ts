import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('a code of the column beside the table, level with its heads, is none of them', () => {
  const { fields, items } = understandDocument(
    drawDocument(`
Distribuciones Peñalba S.A.

Factura                                                                Núm. factura:
                                                                       17-86371
Destinatario:                                                          Fecha:
Hotel Puerta del Sol                                                   28-08-2025
Avda. de la Paz 22
30009 Murcia                                                           Cód. cliente:
Detalle                               Ctd.   P.V.P.   IVA    Importe   K3810
Guantes de nitrilo talla M              44     7,62    10     335,28
Espinaca baby 1 kg                     0,5     4,76    21       2,38

                                      Total neto:             337,66
                                      Cuota IVA:               34,03
                                      Total:                  371,69
`),
  )
  expect(fields.client_id?.value).toBe('K3810')
  expect(items.map(({ quantity, unit_price, vat_rate }) => [quantity?.value, unit_price?.value, vat_rate?.value])).toEqual([
    ['44', '7.62', '10'],
    ['0.5', '4.76', '21'],
  ])
})
