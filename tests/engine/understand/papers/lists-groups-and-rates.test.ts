import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string, kind: 'work_order' | 'invoice') => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind })
  const rows = items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])))
  return { field: (name: string) => fields[name]?.value, rows, taxes: vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]) }
}

const BUYER = `
Harbour Mills LLC                                         Purchase Order 40118
12 Quay Street
Norwich NR3 1LB

Supplier
Hallam Pottery Ltd
18 Mill Lane
Norwich NR3 1LB
`

test('how many at the end of a list is no price, though it looks like one, where the other lines end so', () => {
  const { rows } = read(
    `${BUYER}
1      2524691      Nitrile gloves, box of 100                      pce      0.5
2      8287505      Monthly hosting, standard plan                  box      17
3      5797314      Face masks, type IIR                            kg       2.75
4      7443808      Threaded rod M10                                pce      12
5      5669323      Sterile gauze                                   pce      2.75
`,
    'work_order',
  )
  expect(rows.map(({ requested_quantity }) => requested_quantity)).toEqual(['0.5', '17', '2.75', '12', '2.75'])
})

test('how many stands before a code and a name that ends in a number', () => {
  const { rows } = read(
    `${BUYER}
51      HX2583 Wall paint, brilliant white 10 L
2.75    QB7822 Disposable aprons, roll of 200
4       HX9958 Chicken thigh fillet 2.5 kg
`,
    'work_order',
  )
  expect(rows.map(({ requested_quantity }) => requested_quantity)).toEqual(['51', '2.75', '4'])
  expect(rows.map(({ product_code }) => product_code)).toEqual(['HX2583', 'QB7822', 'HX9958'])
})

test('a town right over the first line of a list ends the address, and heads no column', () => {
  const { field } = read(
    `
Hotel Kilmore
18 Mill Lane
Cork T12 W8KP

Purchase order 6056/2031

Supplier
Liffey Supplies DAC
1 Quay Road
Galway H91 E2K3

Ship to
Hotel Kilmore
3 Weir Road
Dublin 12 D12 X4K7

FR.621.58     Spinach 1 kg           46      5.77       265.42
BK.282.90     Threaded rod           2       1.90         3.80
BK.623.74     Site survey            23      261.60   6,016.80
`,
    'work_order',
  )
  expect(field('delivery_address')).toContain('D12 X4K7')
})

test('the sum of one group of lines is no total of the order', () => {
  const groups = (total: string) =>
    read(
      `${BUYER}
Code          Description                  Qty       Unit price       Total
Kitchen
BR-120        Bowl, stoneware              12        10.00            120.00
BR-130        Plate, stoneware             10        8.00             80.00
                                                     Subtotal         200.00
Bar
BR-140        Jug, stoneware               5         6.00             30.00
                                                     Subtotal         30.00
${total}`,
      'work_order',
    ).field('total_amount_without_tax')
  expect(groups('') ?? null).toBeNull()
  expect(groups('                                                     Total net        230.00')).toBe('230.00')
})

test('a key with a sign for number is the code of its card', () => {
  const { rows } = read(
    `${BUYER}
Item 1
Ordered: 8                                         Item #: 93004
Item description: Stainless hinge 75 mm

Item 2
Ordered: 3                                         Item #: 30968
Item description: Large eggs, tray of 30
`,
    'work_order',
  )
  expect(rows.map(({ product_code }) => product_code)).toEqual(['93004', '30968'])
})

const SELLER = `
Aldgate Repairs Ltd
18 Mill Lane
Norwich NR3 1LB

Bill to
Harbour Mills Ltd
12 Quay Street
Norwich NR3 1LB
`

test('percentages behind the totals of a list without heads are its rates', () => {
  const { rows } = read(
    `${SELLER}
Invoice A-2031-071
Date: 4 June 2031

28 EA      Disposable aprons, roll of 200               EUR 11.29      EUR 316.12      23%
3 box      Ring binder A4 blue                          EUR 1.20       EUR 3.60        0%

                                            Net amount       VAT rate     VAT amount
                                            316.12           23           72.71
                                            3.60             0            0.00

                                            Total excl. VAT     EUR 319.72
                                            VAT                 EUR 72.71
                                            Total incl. VAT     EUR 392.43
`,
    'invoice',
  )
  expect(rows.map(({ vat_rate }) => vat_rate)).toEqual(['23', '0'])
})

test('what is taken off before the total is no rate', () => {
  const { rows } = read(
    `${SELLER}
Invoice A-2031-071
Date: 4 June 2031

28 EA      Disposable aprons, roll of 200               11.29      10%      284.51
3 box      Ring binder A4 blue                          1.20       5%       3.42

                                            Total excl. VAT     287.93
                                            VAT 20%             57.59
                                            Total incl. VAT     345.52
`,
    'invoice',
  )
  expect(rows.map(({ vat_rate }) => vat_rate ?? null)).toEqual([null, null])
})

test('what taking back costs has a column of its own, and is no code', () => {
  const { rows } = read(
    `${SELLER}
Invoice A-2031-071
Date: 4 June 2031

Désignation                 Qté       P.U. HT      Éco-part.      Montant HT
Four encastrable            2         412,00       4,00           824,00
Bouilloire inox             3         29,00        0,30           87,00

                                            Total HT       911,00
                                            TVA 20 %       182,20
                                            Total TTC      1 093,20
`,
    'invoice',
  )
  expect(rows.map(({ divalto_code }) => divalto_code ?? null)).toEqual([null, null])
})

test('a total without tax in Italian is no tax of a credit note', () => {
  const { taxes } = read(
    `
Alimentari Verdi S.r.l.
Viale Europa, 57
80132 Napoli
P.IVA: IT00743110157

Nota di credito C-75356
Data: 09/02/2031

Spett.le
Trattoria Da Pia S.r.l.
Via Mazzini, 9
40126 Bologna

Descrizione                Quantità      Prezzo      Aliquota      Totale
Burro dolce 250 g          -1            42,39       10            -42,39

                                         Totale senza IVA: -42,39
                                         Totale IVA (10 %): €(4,24)
                                         Totale: -46,63
`,
    'invoice',
  )
  expect(taxes).toEqual([['10', '-4.24']])
})
