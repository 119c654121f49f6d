import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const order = (heads: string) => `
Hospital San Telmo
Calle Olmo 45
28013 Madrid

PEDIDO A PROVEEDOR N.º 50213                    Fecha: 02/05/2026

${heads}
HX5156     Guantes de nitrilo talla L           6          24           12          42
LN6985     Espinaca baby 1 kg                  10                        4          14
LN8866     Varilla roscada M10                  2           2                        4
`

test.each([
  ['columns of places', 'Código     Artículo                       Norte        Sur       Almacén       Total'],
  ['one of them with a name of its own', 'Código     Artículo                       Norte        Sur       Depósito      Total'],
])('without prices the sum of the columns beside it is what is wanted: %s', (_, heads) => {
  const { items } = understandDocument(drawDocument(order(heads)), { kind: 'work_order' })
  expect(items.map(({ requested_quantity, total_amount }) => [requested_quantity?.value, total_amount?.value ?? null])).toEqual([
    ['42', null],
    ['14', null],
    ['4', null],
  ])
})
