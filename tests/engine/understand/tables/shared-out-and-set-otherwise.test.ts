import { expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: 'en', formats: { decimal: '.', dateOrder: 'dmy', dateOrderSure: true } }

const read = (page: string) =>
  readItems(drawDocument(page), context).rows.map(({ product_name, requested_quantity, total_amount }) =>
    [product_name, requested_quantity, total_amount].map((cell) => cell?.value),
  )

test('how a quantity is shared out among colours and sizes orders nothing once more', () => {
  expect(
    read(`
Style          Description                    HSN      Qty (pcs)    Unit Price       Amount
NL-PL-2207     Men's polo pique 220 gsm       6105         1175        268.00    314,900.00
Colour                     S         M         L        XL        XXL      Total
Navy                      60       120       140        90         40        450
Olive                     40        90       110        70         30        340
Charcoal                  50       100       120        80         35        385
Total                    150       310       370       240        105       1175`),
  ).toEqual([["Men's polo pique 220 gsm", '1175', '314900.00']])
})

test('a dash under the head of names, what is charged under that of codes', () => {
  expect(
    read(`
Code                 Description                Qty    UM      Price      Total
RC-40211             Guarnizione OR 112x5        20    NR       3.85      77.00
RC-77120             Cuscinetto 6208-2RS          8    NR      14.60     116.80
Spese di trasporto   —                            1    —       35.00      35.00`),
  ).toEqual([
    ['Guarnizione OR 112x5', '20', '77.00'],
    ['Cuscinetto 6208-2RS', '8', '116.80'],
    ['Spese di trasporto', '1', '35.00'],
  ])
})

test('who wants it is named under the word for what is done too', () => {
  expect(
    read(`
Demandé par                 Hélène Vasseur
Service                     Atelier Terre et Feu
Fournisseur                 Manutention Picarde SAS
Article                     Établi inox 3 tiroirs
Référence fournisseur       EP-3400-XL
Quantité                    2
Prix unitaire HT            1264.00
Montant HT                  2528.00`),
  ).toEqual([['Établi inox 3 tiroirs', '2', '2528.00']])
})

test('the first name of a sheet too ends beside its numbers, where one measure awaits the other', () => {
  expect(
    read(`
#    Part No.     Item                               Qty     Unit $     Total
                  Aluminum tube 6061 drawn, 1/2" OD x
1    5203K41      0.035" wall, 6 ft                    4      23.18     92.72
2    91251A537    Socket head screw, pack of 100       2      12.54     25.08
3    8975K596     6061 bar 1/4" x 2" x 3 ft            3      17.90     53.70`),
  ).toEqual([
    ['Aluminum tube 6061 drawn, 1/2" OD x 0.035" wall, 6 ft', '4', '92.72'],
    ['Socket head screw, pack of 100', '2', '25.08'],
    ['6061 bar 1/4" x 2" x 3 ft', '3', '53.70'],
  ])
})
