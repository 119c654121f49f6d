import { expect, test } from 'vitest'
import { areLabelsOfPaper } from '#app/engine/understand/tables/heads/labels-of-paper.ts'
import { piecesOf } from '#app/engine/understand/tables/heads/pieces.ts'
import { rowsOf, textOf } from '#app/engine/understand/tables/rows.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'work_order' })

const row = (art: string) => rowsOf(drawDocument(art).pages[0]!)[0]!

test.each([
  ['Ordered from            Goods to', true],
  ['Required by       Cost centre        Your customer number', true],
  ['Commandé à        Livré à', true],
  ['From       To', false],
  ['Stock code     Ordered     Rate     Net amount', false],
  ['Goods to', false],
])('%s: labels of the paper, and no heads: %s', (art, areLabels) => {
  expect(areLabelsOfPaper(row(art))).toBe(areLabels)
})

test('no line of an address between such labels is an item', () => {
  const { items } = read(`
**Purchase** **order** 2026/9869

Required by                                      Cost centre
Oakhanger Print LLP                              Saltmarsh Care Homes
156 Old Mill Road                                Goods entrance
Bristol BS1 6QF                                  3 Lower Quay

Description                  Stock code     Ordered     Rate     Net amount
LED panel 60x60              TR-5730          12.75    29.67         378.29
Timber batten                TR-4736             50     2.68         134.00`)
  expect(items.map(({ product_name: name }) => name?.value)).toEqual(['LED panel 60x60', 'Timber batten'])
})

test('a title of the first lines right under the heads, left of that of the names, is none of them', () => {
  const { items } = read(`
**Bestellung** 2024/8890

Pos.    Artikelnr.       Artikelbezeichnung               Einh.      Menge
Dienstleistung
1       83600            Montagestunde Techniker          Stk          1,5
2       84089            Kartoffeln festkochend           Karton     12,75
Lager
3       42449            Hähnchenbrust                    l            250`)
  expect(items.map((row) => row.product_code?.value)).toEqual(['83600', '84089', '42449'])
})

test('`TOTAL LIGNE` is one head, though a blank within the numbers runs through it', () => {
  const below = { isFree: () => true, isFilled: () => true, isNumbered: () => false, isDivided: () => false, isRuled: () => false }
  const heads = (art: string) => piecesOf(row(art), 0, below).map(({ words }) => textOf(words))
  expect(heads('TOTAL LIGNE')).toEqual(['TOTAL LIGNE'])
  expect(heads('Price Per')).toEqual(['Price', 'Per'])
})

test('the foot of the page shows nothing of the columns far above it', () => {
  const { items } = read(`
**Bestellung** 4525031299

Artikel    Artikelbezeichnung                         Menge
KX-1636    Montagestunde Techniker                       12
AB-3643    Toner schwarz                                  1
${'\n'.repeat(20)}
Werkzeughaus Tielke GmbH & Co. KG   HRB 43846         28195`)
  expect(items.slice(0, 2).map((row) => row.product_code?.value)).toEqual(['KX-1636', 'AB-3643'])
})
