import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'work_order' })
  const rows = items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])))
  return { field: (name: string) => fields[name]?.value, rows }
}

const BESIDE = `
Zorgmolen B.V. - Havenkade 14 - 9712 HM Groningen

                                                                                          Ordernummer
Inkooporder                                                                               1737169
                                                                                          Orderdatum
Aan leverancier                                                                           13-02-2031
Handel De Linde V.O.F.                                                                    Contactpersoon
Molenstraat 6                                                                             Joost van Dam
5611 ZT Eindhoven                                                                         Debiteurnummer
Omschrijving                              Artikelnummer           Aantal                  94145
Spinazie 1 kg                             3451318                 3 st                    Levering op
Roomboter 250 g                           5155265                 12 pak                  16-02-2031
Muurverf wit 10 L                         2665924                 20 doos
`

test('the number of a fact beside the table stands at the height of its heads, and is none of them', () => {
  const { rows, field } = read(BESIDE)
  expect(rows.map(({ product_code }) => product_code)).toEqual(['3451318', '5155265', '2665924'])
  expect(rows.map(({ requested_quantity }) => requested_quantity)).toEqual(['3', '12', '20'])
  expect([field('customer_code'), field('requested_delivery_date')]).toEqual(['94145', '2031-02-16'])
})

test('a last column under one head stays a column', () => {
  const { rows } = read(`
Harbour Mills LLC                                         Purchase Order 40118

Supplier
Hallam Pottery Ltd
18 Mill Lane
Norwich NR3 1LB

Code          Description                                 Qty        Order
BR-120        Bowl, stoneware                             12         4711
BR-130        Plate, stoneware                            10         4711
BR-140        Jug, stoneware                              8          4712
`)
  expect(rows.map(({ requested_quantity }) => requested_quantity)).toEqual(['12', '10', '8'])
})
