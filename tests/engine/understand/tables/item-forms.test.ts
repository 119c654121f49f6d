import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rowsOf = (page: string) =>
  understandDocument(drawDocument(page), { kind: 'work_order' }).items.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])),
  )

describe('items without a table', () => {
  test('labels and values in two columns, a form for each line', () => {
    const rows = rowsOf(`
**Pedido PC-25-009912**
Fecha de emisión          14/07/2025

Línea de pedido 1
Nombre del artículo       Manómetro 0-16 bar
Código del artículo       58-48787
Cantidad pedida           5 ud
Precio                    56,01
Importe de línea          280,05

Línea de pedido 2
Nombre del artículo       Correa SPA 1250
Código del artículo       62-83764
Cantidad pedida           4 ud
Precio                    64,16
Importe de línea          256,64
`)
    expect(rows).toMatchObject([
      {
        product_code: '58-48787',
        product_name: 'Manómetro 0-16 bar',
        requested_quantity: '5',
        unit_price: '56.01',
        total_amount: '280.05',
      },
      { product_code: '62-83764', product_name: 'Correa SPA 1250', requested_quantity: '4', unit_price: '64.16', total_amount: '256.64' },
    ])
  })

  test.each(['@', 'a', 'à'])('how many %s what, the code in brackets under the name', (at) => {
    const rows = rowsOf(`
**PURCHASE ORDER** No. SHS-2291
Issued 20/09/2026

Room key card RFID printed            5 each     ${at} £ 4.53         £ 22.65
[HQ-355/G]

Slippers terry, pair                 30 pair     ${at} £ 33.32        £ 999.60
[HQ-332/G]
`)
    expect(rows).toMatchObject([
      { product_code: 'HQ-355/G', requested_quantity: '5', unit_price: '4.53', total_amount: '22.65' },
      { product_code: 'HQ-332/G', requested_quantity: '30', unit_price: '33.32', total_amount: '999.60' },
    ])
  })

  test('the price for a unit and spaced thousands stay whole under narrow heads', () => {
    const rows = rowsOf(`
**BON DE COMMANDE** n° CH2417-038
Date : 04/01/2025

Désignation                 Réf.        Quantité        Prix     Total HT
Parpaing creux B40          2345140        250 u   77,15 €/u  19 287,50 €
Plaque BA13 hydro           3817644        55 m²  93,33 €/m²   5 133,15 €
Treillis soudé              2723835        7,5 u   10,36 €/u      77,70 €
`)
    expect(rows.map((row) => [row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['250', '77.15', '19287.50'],
      ['55', '93.33', '5133.15'],
      ['7.5', '10.36', '77.70'],
    ])
  })

  test('code and name over a product with its equals sign, as tills print them', () => {
    const rows = rowsOf(`
VALE DE PEDIDO
VALE NUM.   : A250618
FECHA       : 12/03/2025
==========================================
62218 RELE DE SEGURIDAD 24 VCC
        5 X     30,72      =     153,60
99849 MANOMETRO 0-16 BAR
       24 X     15,97      =     383,28
==========================================
`)
    expect(rows).toMatchObject([
      {
        product_code: '62218',
        product_name: 'RELE DE SEGURIDAD 24 VCC',
        requested_quantity: '5',
        unit_price: '30.72',
        total_amount: '153.60',
      },
      { product_code: '99849', product_name: 'MANOMETRO 0-16 BAR', requested_quantity: '24', unit_price: '15.97', total_amount: '383.28' },
    ])
  })
})
