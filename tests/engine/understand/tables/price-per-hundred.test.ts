import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('boxes, units of a box and all units: the price by the hundred of its head is for all units', () => {
  const page = `
    **FACTURE** FA26-1170
    Réf.       Article                 Boîtes     Par boîte     Qté totale     Prix au cent     Montant HT
    VIS-4040   Vis agglo zinguée            6           500           3000             3,42         102,60
    CHE-0008   Cheville nylon              10           100           1000             2,60          26,00
    BOU-0812   Boulon japy                  2            50            100            44,90          44,90
                                                                                  Net HT          173,50
  `
  const { items } = understandDocument(drawDocument(page), { kind: 'invoice' })
  expect(items.map(({ quantity, unit_price, total_amount }) => [quantity?.value, unit_price?.value, total_amount?.value])).toEqual([
    ['3000', '3.42', '102.60'],
    ['1000', '2.60', '26.00'],
    ['100', '44.90', '44.90'],
  ])
})
