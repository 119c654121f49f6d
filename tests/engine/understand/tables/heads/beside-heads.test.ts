import { expect, test } from 'vitest'
import { dropSums } from '#app/engine/understand/tables/heads/beside-heads.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import type { Piece } from '#app/engine/understand/tables/heads/pieces.ts'
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

const piece = (text: string, left: number): Piece => {
  const box = { left, top: 0, right: left + 4 * text.length, bottom: 9 }
  const heading = readHeading(text)
  const words = text.split(' ').map((word) => ({ text: word, box, page: 1, size: 9, bold: false }))
  return { words, box, row: 0, ...(heading ? { heading } : {}) }
}

test('a fact about payment and a sum on the height of the heads are none of them', () => {
  const row = [
    ...[piece('VAT code', 34), piece('Goods', 125), piece('Rate %', 183), piece('VAT', 264)],
    ...[piece('Payment terms: 30 days from invoice date', 310), piece('Net total', 600), piece('2,049.11', 773)],
  ]
  expect(dropSums(row)).toEqual(row.slice(0, 4))
})
