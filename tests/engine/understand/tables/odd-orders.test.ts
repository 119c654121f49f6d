import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: 'fr', formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const read = (page: string) =>
  readItems(drawDocument(page), context).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])),
  )

describe('orders of the kitchen and of the shop', () => {
  test.each([
    ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven'],
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    ['Mo 15.04', 'Di 16.04', 'Mi 17.04', 'Do 18.04', 'Fr 19.04'],
  ])('the days of a week are no column of amounts, and their total counts things: %s', (a, b, c, d, e) => {
    const head = ['Code', 'Description', a, b, c, d, e, 'Total'].map((text) => text.padEnd(12)).join('')
    const line = (...cells: string[]) => cells.map((text) => text.padEnd(12)).join('')
    const rows = read(`
${head}
${line('M95195', 'Riz basmati', '', '2', '8', '', '8', '18')}
${line('L41699', 'Jus orange', '5', '2', '8', '12', '5', '32')}
${line('L15126', 'Jambon cuit', '3', '', '5', '3', '2', '13')}`)
    expect(rows.map((row) => [row.product_code, row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['M95195', '18', undefined, undefined],
      ['L41699', '32', undefined, undefined],
      ['L15126', '13', undefined, undefined],
    ])
  })

  test('a basket without heads says itself what it counts', () => {
    const rows = read(`
Filet de colin 5 kg             52,80     Qté: 5     264,00
Réf. 86.407.20
Fond brun 1 kg                  77,42     Qté: 2     154,84
Réf. 26.601.12`)
    expect(rows).toEqual([
      {
        product_code: '86.407.20',
        product_name: 'Filet de colin 5 kg',
        requested_quantity: '5',
        unit_price: '52.80',
        total_amount: '264.00',
      },
      { product_code: '26.601.12', product_name: 'Fond brun 1 kg', requested_quantity: '2', unit_price: '77.42', total_amount: '154.84' },
    ])
  })

  test('the line that tells number and day of the order is no row of heads', () => {
    const rows = read(`
Commande 24/04763     06/10/2025     Restauration

923006     Farine T45 sac 10 kg       4     98,36     393,44
108959     Lait brique 1 L            8     21,20     169,60`)
    expect(rows.map((row) => [row.product_code, row.product_name])).toEqual([
      ['923006', 'Farine T45 sac 10 kg'],
      ['108959', 'Lait brique 1 L'],
    ])
  })

  test('a price said to be for one unit', () => {
    const rows = read(`
Article     Désignation        Quantité    Prix net            Montant
11-22A      Vis inox                 4     95,31 pour 1 PCE     381,24
11-23B      Rondelle                 2     12,50 pour 1 PCE      25,00`)
    expect(rows.map((row) => row.unit_price)).toEqual(['95.31', '12.50'])
  })
})

test('a line of a list that says its price with the word for it', () => {
  expect(read('Veuillez livrer :\n- 4 SAC Farine T45 sac 10 kg, réf. BH-9820, au prix de 60,83 € HT')).toEqual([
    { product_code: 'BH-9820', product_name: 'Farine T45 sac 10 kg', requested_quantity: '4', unit_price: '60,83'.replace(',', '.') },
  ])
})

test('a line of a column of labels that shares the height of the heads is no head', () => {
  const { rows, areas } = readItems(
    drawDocument(`
Leicester LE2 7PQ              Product                    Item code      Qty
ORDER REF.                     Cheddar mild block 5kg     700864         20
25/04798                       Strawberry yogurt          344214         12
DELIVERY DATE                  Cod fillets                172679         8
07/01/2026                     Streaky bacon              358389         8
ORDERED BY                     Nitrile gloves             505721         20
Priya Nair                     Orange juice               856122         4`),
    { ...context, language: 'en' },
  )
  expect(rows.map(({ product_name }) => product_name?.value)).toContain('Cheddar mild block 5kg')
  expect(rows).toHaveLength(6)
  expect(areas[0]!.box.left).toBeGreaterThan(100)
})
