import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('codes of one shape before the names of a list without heads', () => {
  const { items } = understandDocument(
    drawDocument(`
Hotel Puerta del Mar S.A.
Avda. de la Paz 70
11006 Cádiz

**Pedido** **nº** **57836416**
Fecha: 21/02/2026

26-6884 Espinaca baby 1 kg                         kg      0,5
61-8725 Lavavajillas manual 5 L                    caja    0,5
93-8774 Alojamiento web mensual                    ud     2,75
32-8019 Mantequilla sin sal 250 g x 20             caja     54
`),
  )
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['26-6884', '61-8725', '93-8774', '32-8019'])
  expect(items[0]?.product_name?.value).toBe('Espinaca baby 1 kg')
})
