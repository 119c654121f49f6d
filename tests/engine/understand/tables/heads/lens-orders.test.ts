import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test.each([
  ['en', 'PURCHASE ORDER', ['Eye', 'Lens', 'Code', 'Sph', 'Cyl', 'Axis', 'Add', 'Qty']],
  ['fr', 'BON DE COMMANDE', ['Œil', 'Verre', 'Réf.', 'Sph', 'Cyl', 'Axe', 'Add', 'Qté']],
  ['es', 'PEDIDO DE COMPRA', ['Ojo', 'Lente', 'Cód.', 'Esf', 'Cil', 'Eje', 'Add', 'Cant.']],
  ['de', 'BESTELLUNG', ['Auge', 'Gläser', 'Art.-Nr.', 'Sph', 'Zyl', 'Achse', 'Add', 'Menge']],
])('what a lens is ground to is none of the amounts of its line: %s', (_, title, heads) => {
  const [eye, lens, code, sph, cyl, axis, add, qty] = heads
  const row = [eye!.padEnd(7), lens!.padEnd(26), code!.padEnd(11), sph!.padEnd(9), cyl!.padEnd(9), axis!.padEnd(8), add!.padEnd(8), qty]
  const { items } = understandDocument(
    drawDocument(`
      ${title} OS-4471

      ${row.join('')}
      A      Progressive 1.5 clear     PQ15AR     -0.50    +1.00    20      2.00    1
      B      Progressive 1.5 clear     PQ15AR     -0.25    +0.50    160     2.00    1
      A      Office 1.6 hard           UM16PG     -2.25    -0.50    10      1.75    2
    `),
  )
  expect(items.map((item) => Object.fromEntries(Object.entries(item).map(([name, cell]) => [name, cell?.value])))).toEqual([
    { product_code: 'PQ15AR', product_name: 'Progressive 1.5 clear', requested_quantity: '1' },
    { product_code: 'PQ15AR', product_name: 'Progressive 1.5 clear', requested_quantity: '1' },
    { product_code: 'UM16PG', product_name: 'Office 1.6 hard', requested_quantity: '2' },
  ])
})
