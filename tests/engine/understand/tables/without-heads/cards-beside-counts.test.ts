import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

/** The rows of a shop's confirmation: name, code and price one under the other, the count and the amount at half their height. */
const itemsOf = (art: string) =>
  understandDocument(drawDocument(art), { kind: 'work_order' }).items.map((item) =>
    ['product_code', 'product_name', 'requested_quantity', 'unit_price', 'total_amount'].map((field) => item[field]?.value),
  )

test.each([
  ['Confirmation de commande', 'Numéro de commande', 'Réf.', 'Qté', 'le lot'],
  ['Order confirmation', 'Order number', 'Item', 'Qty', 'per pack'],
  ['Confirmación de pedido', 'Número de pedido', 'Ref.', 'Cant.', 'la caja'],
  ['Bestellbestätigung', 'Bestellnummer', 'Art.-Nr.', 'Menge', 'je Karton'],
])('a card before its count: %s', (title, number, code, count, each) => {
  expect(
    itemsOf(`
**${title.replaceAll(' ', '** **')}**

${number}
W-30071882

          Filtre seringue 0,45 µm x 100
          ${code} LB-88804                                    ${count} 12                     891,60 €
          74,30 € ${each}

          Flacon clair 2 mL x 50
          ${code} LB-82577                                    ${count} 80                   1 588,00 €
          19,85 € ${each}

          Acide nitrique 1 L
          ${code} LB-33518                                    ${count} 6                      293,40 €
          48,90 € ${each}

                                                 Total                 2 773,00 €`),
  ).toEqual([
    ['LB-88804', 'Filtre seringue 0,45 µm x 100', '12', '74.30', '891.60'],
    ['LB-82577', 'Flacon clair 2 mL x 50', '80', '19.85', '1588.00'],
    ['LB-33518', 'Acide nitrique 1 L', '6', '48.90', '293.40'],
  ])
})

test('a card whose last line says how many at what price', () => {
  expect(
    itemsOf(`
**Order** **confirmation**

Order number
W-30071882

          **Syringe** **filter** **0.45** **µm**                                     £891.60
          LB-88804
          Qty 12 x £74.30

          **Clear** **vial** **2** **mL**                                            £1,588.00
          LB-82577
          Qty 80 x £19.85

                                                 Total              £2,479.60`),
  ).toEqual([
    ['LB-88804', 'Syringe filter 0.45 µm', '12', '74.30', '891.60'],
    ['LB-82577', 'Clear vial 2 mL', '80', '19.85', '1588.00'],
  ])
})
