import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('the tax number under the customer’s number, in a column of facts, is the customer’s', () => {
  const { fields } = understandDocument(
    drawDocument(`
Suministros Arlanzón, S.L.                           Talleres Ebro Norte, S.A.
Pol. Villalonquéjar, nave 14                         Ctra. de Logroño, km 4
09001 Burgos                                         26006 Logroño

Factura    2026/0714
Fecha      31/03/2026
Cliente    1183
N.I.F.     A09044215

Descripción                 Cantidad      Precio     Importe
Disco de corte 115 mm             20        1,10       22,00

                                   Base imponible      22,00
                                   IVA 21 %             4,62
                                   Total               26,62 €

Suministros Arlanzón, S.L. - C.I.F. B09311747
`),
    { kind: 'invoice' },
  )
  expect(fields.supplier_tax_id?.value).toBe('B09311747')
})
