import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rowsOf = (page: string) =>
  understandDocument(drawDocument(page), { kind: 'work_order' }).items.map(({ product_code, product_name, requested_quantity }) => [
    product_code?.value,
    product_name?.value,
    requested_quantity?.value,
  ])

test('code, name and how many in columns, without heads and prices', () => {
  expect(
    rowsOf(`
      BON DE COMMANDE 4711

      PX4410    Dos de cabillaud portion 140 g    18 kg
      PX5102    Moules de corde barquette         30 barq.
      PX6007    Beurre blanc poche 1 L             6 pch
    `),
  ).toEqual([
    ['PX4410', 'Dos de cabillaud portion 140 g', '18'],
    ['PX5102', 'Moules de corde barquette', '30'],
    ['PX6007', 'Beurre blanc poche 1 L', '6'],
  ])
})

test('how many may stand first, before a code of digits alone', () => {
  expect(
    rowsOf(`
      BESTELLUNG GR-2026-88

      20    Kst     1104    Mineralwasser still 12x0,75
       8    Fass    2210    Helles 50 l
    `),
  ).toEqual([
    ['1104', 'Mineralwasser still 12x0,75', '20'],
    ['2210', 'Helles 50 l', '8'],
  ])
})

test('one such row, or rows of different shapes, are no list', () => {
  expect(
    rowsOf(`
      BESTELLUNG GR-2026-88

      A4711     Telefon Lager       30
      Fax       30881 Nebenstelle
    `),
  ).toEqual([])
})

test('codes that a narrow column broke behind their hyphens are codes', () => {
  const rows = rowsOf(`
    PURCHASE ORDER PO10882

    Quantity   Item             Description                   Rate      Amount
    120        TGW-VASE-AMB-    Bud vase, hand blown         14.50    1,740.00
               08
    96         TGW-CAR-CLR-     Carafe with stopper          19.25    1,848.00
               1L
  `)
  expect(rows.map(([code]) => code)).toEqual(['TGW-VASE-AMB-08', 'TGW-CAR-CLR-1L'])
})
