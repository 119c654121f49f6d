import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test.each([
  ['en', 'STANDING ORDER', 'Product', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 'Week'],
  ['en, another head', 'STANDING ORDER', 'Line', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], 'Week'],
  ['fr', 'BON DE COMMANDE', 'Produit', ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven'], 'Total'],
  ['es', 'PEDIDO SEMANAL', 'Producto', ['L', 'M', 'X', 'J', 'V'], 'Suma'],
  ['de', 'WOCHENBESTELLUNG', 'Artikel', ['Mo', 'Di', 'Mi', 'Do', 'Fr'], 'Summe'],
])('the codes between the names and the days of a week, which no head names: %s', (_, title, name, days, sum) => {
  const [a, b, c, d, e] = days.map((day) => day.padEnd(6))
  const { items } = understandDocument(
    drawDocument(`
      ${title} 4471

      ${name.padEnd(12)}                              ${a}${b}${c}${d}${e}${sum}
      Rye tin loaf 800 g               QX02     12    12    14    12    16    66
      Bloomer 800 g                    QX09     6     6     6     6     8     32
      Bap seeded                       QR07     60          60          90    210
      Scone                            QW15           48          48          96
    `),
  )
  expect(items.map((row) => [row.product_code?.value, row.product_name?.value, row.requested_quantity?.value])).toEqual([
    ['QX02', 'Rye tin loaf 800 g', '66'],
    ['QX09', 'Bloomer 800 g', '32'],
    ['QR07', 'Bap seeded', '210'],
    ['QW15', 'Scone', '96'],
  ])
})

test('lone counts between the names and the days are no codes', () => {
  const { items } = understandDocument(
    drawDocument(`
      STANDING ORDER 4471

      Product                                   Mon   Tue   Wed   Thu   Fri   Week
      Rye tin loaf 800 g               2        12    12    14    12    16    66
      Bloomer 800 g                    4        6     6     6     6     8     32
    `),
  )
  expect(items.map((row) => row.product_code)).toEqual([undefined, undefined])
})
