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

test('columns one blank apart are columns: how many and a code before the name are no part of it', () => {
  expect(
    rowsOf(`
      ORDINE 6106/2024

      2,75  cf    CH.590.66    Burro dolce 250 g x 20
      250   pz    FR.398.96    Raccoglitore A4 dorso 8
      100   ct    FR.359.94    Detersivo piatti 5 L
    `),
  ).toEqual([
    ['CH.590.66', 'Burro dolce 250 g x 20', '2.75'],
    ['FR.398.96', 'Raccoglitore A4 dorso 8', '250'],
    ['FR.359.94', 'Detersivo piatti 5 L', '100'],
  ])
})

test('codes behind their label in the row under the name', () => {
  expect(
    rowsOf(`
      PURCHASE ORDER 31-71186

      1   Baby spinach 1 kg         pk       37
          Art. HX9633
      2   Washing-up liquid 5 L     case     53
          Art. LN2547
          GTIN 0501234524091
    `),
  ).toEqual([
    ['HX9633', 'Baby spinach 1 kg', '37'],
    ['LN2547', 'Washing-up liquid 5 L', '53'],
  ])
})

test('of several numbers none is sure to say how many', () => {
  const { items } = understandDocument(
    drawDocument(`
      PURCHASE ORDER 2024.9802

      QB5480    Stainless hinge 75 mm           2      1    0.5   0.5
      QB5313    M10 threaded rod 1 m          125     25     25    75
      HX3439    Chicken thigh fillet 2.5 kg    33      6      3    24
    `),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_code, product_name }) => [product_code?.value, product_name?.value])).toEqual([
    ['QB5480', 'Stainless hinge 75 mm'],
    ['QB5313', 'M10 threaded rod 1 m'],
    ['HX3439', 'Chicken thigh fillet 2.5 kg'],
  ])
  for (const { requested_quantity } of items) expect(requested_quantity?.confidence).toBeLessThan(0.9)
})

test('numbers of parcels beside weights are no codes, and a currency before an amount belongs to it', () => {
  expect(
    rowsOf(`
      BESTELLUNG PO-66509

         1   5652869   Einstechthermometer           5.361   kg   EUR 23.21    EUR 124.43
        25   1635957   Arbeitsstunde Monteur       140.150   kg   EUR 72.08   EUR 10,102.01
       0.5   2228918   Butter ungesalzen 250 g       4.820   kg   EUR 47.63    EUR 229.58
    `),
  ).toEqual([
    ['5652869', 'Einstechthermometer', '5.361'],
    ['1635957', 'Arbeitsstunde Monteur', '140.150'],
    ['2228918', 'Butter ungesalzen 250 g', '4.820'],
  ])
})

test('lines above the first whose product comes out are lines too, and the address over them is no head', () => {
  expect(
    rowsOf(`
      PURCHASE ORDER 90-48516

      Unit 14 Crossways Business Park
      York YO10 3FA
      6238816    Disposable aprons, roll of 200          0.5   1 November 2025     9.41   10%      4.23
      5983246    Digital thermometer with probe           35   29 October 2025    13.12   20%    367.36
      3197588    Surgical face masks type IIR (50)         6   12 October 2025     5.56           33.36
      9950488    Emulsion paint brilliant white 10 L       7   30 October 2025    45.08          315.56
    `),
  ).toEqual([
    ['6238816', 'Disposable aprons, roll of 200', '0.5'],
    ['5983246', 'Digital thermometer with probe', '35'],
    ['3197588', 'Surgical face masks type IIR (50)', '6'],
    ['9950488', 'Emulsion paint brilliant white 10 L', '7'],
  ])
})

test('lines whose names run over several columns are read where nothing else is, and left to a person', () => {
  const { items } = understandDocument(
    drawDocument(`
      PURCHASE ORDER 4711

      12 x Chair        oak
      4 x Table         beech
    `),
    { kind: 'work_order' },
  )
  expect(items.map((row) => [row.product_name?.value, row.requested_quantity?.value])).toEqual([
    ['Chair oak', '12'],
    ['Table beech', '4'],
  ])
  for (const { product_name, requested_quantity } of items)
    for (const cell of [product_name, requested_quantity]) expect(cell?.confidence).toBeLessThan(0.9)
})
