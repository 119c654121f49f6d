import { describe, expect, test } from 'vitest'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { taxesAcross } from '#app/engine/understand/tables/taxes/vat-across.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string, decimal: ',' | '.' = ',') =>
  taxesAcross(rowsOf(drawDocument(art).pages[0]!), decimal).taxes.map(({ rate, amount, base }) => [rate.value, base?.value, amount.value])

describe('summaries of taxes set across the page', () => {
  test('rates beside one another over their bases and taxes', () =>
    expect(
      read(`
Code TVA             1            2        Total
Taux             5,5 %         20 %
Base HT       1 582,57       632,38     2 214,95
Montant TVA      87,04       126,48       213,52`),
    ).toEqual([
      ['5.5', '1582.57', '87.04'],
      ['20', '632.38', '126.48'],
    ]))

  test('taxes without their bases that lead from the net to the total', () =>
    expect(
      read(`
Warenwert    Rabatt    Summe netto    MWST 2,6 %    MWST (8,1 %)    Endbetrag
2.185,86     (43,72)      2.142,14         14,42          128,60     2.285,16`),
    ).toEqual([
      ['2.6', undefined, '14.42'],
      ['8.1', undefined, '128.60'],
    ]))

  test('bases and taxes with their rates in one strip of labels', () =>
    expect(
      read(`
Base 5,5 %    TVA 5,5 %    Base 20 %    TVA 20 %    Total HT    Total TVA
5 881,47         323,48        96,40       19,28    5 977,87       342,76`),
    ).toEqual([
      ['5.5', '5881.47', '323.48'],
      ['20', '96.40', '19.28'],
    ]))

  test('a surcharge in per cent in such a strip is no tax', () =>
    expect(
      read(`
Sendungen   Frachten    Dieselzuschlag 7,5 %     Netto      USt 19 %    Rechnungsbetrag
7           1.044,32                   78,32    1.122,64      213,30       EUR 1.335,94`),
    ).toEqual([['19', '1122.64', '213.30']]))

  test('rates whose amounts prove nothing say nothing', () =>
    expect(
      read(`
Discount         5 %         20 %
Goods         100,00       250,00
Freight        12,00        14,00`),
    ).toEqual([]))
})
