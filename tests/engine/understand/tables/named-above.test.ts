import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('over lines that are counted, one that has but a name and an amount is a line too', () => {
  const { items } = understandDocument(
    drawDocument(`
Lumbrera Energía, S.A.
Avda. de Europa 33, 28108 Alcobendas

FACTURA Nº LUM25-0119 de 11/08/2025

DETALLE

Potencia facturada 4,6 kW x 31 días                                    21,47 €
Energía punta                        312 kWh x 0,1684 €/kWh            52,54 €
Energía llano                        288 kWh x 0,1297 €/kWh            37,35 €
Alquiler de equipos de medida                                           0,81 €

Base imponible                                                        112,17 €
IVA 21 %                                                               23,56 €
TOTAL                                                                 135,73 €
`),
    { kind: 'invoice' },
  )
  expect(items.map(({ description, total_amount: total }) => [description?.value, total?.value])).toEqual([
    ['Potencia facturada 4,6 kW x 31 días', '21.47'],
    ['Energía punta', '52.54'],
    ['Energía llano', '37.35'],
    ['Alquiler de equipos de medida', '0.81'],
  ])
})
