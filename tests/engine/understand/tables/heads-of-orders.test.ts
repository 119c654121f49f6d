import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: 'es', formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const read = (page: string) =>
  readItems(drawDocument(page), context).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])),
  )

describe('heads of orders', () => {
  test('money per so many is a price, and four figures in a head make it no value', () => {
    expect(readHeading('€/1000')).toMatchObject({ role: 'price' })
    expect(readHeading('$ / ea')).toMatchObject({ role: 'price' })
    expect(
      read(`
Ref.       Descripción                      Palés    Uds./palé    Total uds.    €/1000      Importe
BD-75V     Botella bordelesa 75 cl verde    10       1.512        15.120        285,00      4.309,20
MG-150     Botella magnum 150 cl            1        432          432           1.240,00    535,68`),
    ).toEqual([
      {
        product_code: 'BD-75V',
        product_name: 'Botella bordelesa 75 cl verde',
        requested_quantity: '15120',
        unit_price: '285.00',
        total_amount: '4309.20',
      },
      {
        product_code: 'MG-150',
        product_name: 'Botella magnum 150 cl',
        requested_quantity: '432',
        unit_price: '1240.00',
        total_amount: '535.68',
      },
    ])
  })

  test.each(['Uds./palé', 'Units/case', 'St. je Karton', 'Bouteilles par carton'])(
    'how much a package holds is no quantity: %s',
    (head) => {
      expect(readHeading(head)).toMatchObject({ role: 'unit' })
    },
  )

  test.each([
    ['Net H.T.', 'total'],
    ['Tarif H.T.', 'price'],
    ['Montant T.T.C.', 'total'],
  ])('the letters of `H.T.` are one word, and its T is no code: %s', (head, role) => {
    expect(readHeading(head)).toMatchObject({ role })
  })

  test('slots of a station: one may be unknown where a price and an amount stand', () => {
    const rows = read(`
Franja           Formato              Semana    Pases    Tarifa bruta    Dto. %    Neto unitario    Importe neto
07:00–10:00      Cuña 20"             S23       20       95,00           35        61,75            1.235,00
13:00–15:00      Mención en directo   S24       6        180,00          25        135,00           810,00`)
    expect(rows.map((row) => [row.product_code, row.requested_quantity, row.total_amount])).toEqual([
      [undefined, '20', '1235.00'],
      [undefined, '6', '810.00'],
    ])
  })

  test('a total under its price, and the end of a name under the head of the dates', () => {
    const rows = read(`
Pos Material      Denominacion                     Cantidad UM   Precio/1000
     S/Referencia                        F.Entrega                   Importe
010 20114477      TORN. DIN 912 M8X30 8.8 ZN          5.000 UN         86,40
     TN-912-0830                         06.07.2026                   432,00
030 20117730      ARAND. DIN 125 A8 ZN               10.000 UN         12,50
     TN-125-08                           20.07.2026                   125,00`)
    expect(rows.map((row) => [row.product_name, row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['TORN. DIN 912 M8X30 8.8 ZN', '5000', '86.40', '432.00'],
      ['ARAND. DIN 125 A8 ZN', '10000', '12.50', '125.00'],
    ])
  })
})
