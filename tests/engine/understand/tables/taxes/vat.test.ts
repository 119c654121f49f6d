import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import type { BookedTax } from '#app/engine/understand/tables/charges/booked.ts'
import { readVatLines } from '#app/engine/understand/tables/taxes/vat.ts'
import { drawDocument } from '#tests/support/page.ts'

const context = (decimal: '.' | ','): Context => ({
  kind: 'invoice',
  language: null,
  formats: { decimal, dateOrder: 'dmy', dateOrderSure: true },
})

function read(decimal: '.' | ',', art: string): [string, string][] {
  return readVatLines(drawDocument(art), context(decimal)).map((line) => [line.rate!.value, line.amount!.value])
}

describe('taxes by rate', () => {
  test.each<[string, '.' | ',', string, [string, string][]]>([
    ['a labelled line', ',', 'TVA 20 %      40,00', [['20', '40.00']]],
    ['the base between', ',', '19 % MwSt. auf 100,00      19,00', [['19', '19.00']]],
    ['no percent sign', '.', 'VAT amount 20.00      £52.93', [['20', '52.93']]],
    ['two lines for rate and tax', '.', 'TAX RATE     7.00%\nTOTAL TAX      100.52', [['7', '100.52']]],
    ['labels over values', ',', 'Netto      USt. 19 %      Gesamt\n590,88     112,27         703,15', [['19', '112.27']]],
    ['a registration number is no rate', '.', 'VAT Reg No 317 9251 51 - 20% of profits to charity   12.00', []],
    [
      'rows without heads prove themselves',
      ',',
      '351,56   21 %   73,83\n180,24   4      7,21\n\nTotal     612,84',
      [
        ['21', '73.83'],
        ['4', '7.21'],
      ],
    ],
    [
      'what is kept back in a strip of sums',
      ',',
      `
      BASE IMPONIBLE     % IVA     CUOTA IVA     TOTAL FACTURA     % RET.     RETENCION     LIQUIDO A PERCIBIR
      1.392,50           21,00     292,43        1.684,93          1,00       -13,93        1.671,00 €
      `,
      [['21', '292.43']],
    ],
    [
      'what is kept back at a higher rate, without its sign',
      ',',
      `
      BASE IMPONIBLE     % IRPF     IRPF       % IVA     CUOTA IVA     TOTAL
      1.000,00           15,00      150,00     21,00     210,00        1.060,00 €
      `,
      [['21', '210.00']],
    ],
    ['less than nothing, as accountants write it', ',', 'BTW 9%          (1,72)', [['9', '-1.72']]],
    ['the same behind a currency', '.', 'Sales Tax 6.5 %          $(203.19)', [['6.5', '-203.19']]],
    [
      'the base in brackets under its label, the tax below',
      ',',
      'Frais      TVA 10%      TVA 20 %     Total\nde port    (33,50)      (421,90)     T.T.C.\n15,00 €    3,35 €       84,38 €      543,13 €',
      [
        ['10', '3.35'],
        ['20', '84.38'],
      ],
    ],
    [
      'beside a discount in another column',
      ',',
      'Descuento      Cuota IVA 21%      Total\n-4,48          46,06              265,39',
      [['21', '46.06']],
    ],
    ['goods are what is taxed, at a rate of nothing', '.', 'Goods        VAT rate    Tax\n11,227.11    0           0.00', [['0', '0.00']]],
    ['the tax beside a column of rates', '.', 'Rate   Goods     Tax\n0%     289.18    0.00', [['0', '0.00']]],
    [
      'codes before goods, rate and tax',
      '.',
      'VC   Goods      Rate     Tax\n1    3933.70    0.00     0.00\n2    1745.62    20.00    349.12',
      [
        ['0', '0.00'],
        ['20', '349.12'],
      ],
    ],
    [
      'two taxes of one rate on one base',
      '.',
      'Output CGST @ 9%      70.41\nOutput SGST @ 9%      70.41',
      [
        ['9', '70.41'],
        ['9', '70.41'],
      ],
    ],
    [
      'a federal and a provincial tax',
      ',',
      'TPS (5 %)       8,32\nTVQ (9,975 %)   16,61',
      [
        ['5', '8.32'],
        ['9.975', '16.61'],
      ],
    ],
    ['a quarter of a per cent stays one', '.', 'COUNTY TAX 0.25%      1.20', [['0.25', '1.20']]],
    ['three numbers that prove nothing', ',', '351,56   21 %   99,99', []],
    ['noughts, where their base is a sum', '.', '0     0.00     66.12\n\nSub-Total: 66.12\nVAT: 0.00', [['0', '0.00']]],
  ])('%s', (_, decimal, art, expected) => {
    expect(read(decimal, art)).toEqual(expected)
  })

  test('a table proves its columns by base × rate', () => {
    const art = `
Base imponible      % IVA      Cuota IVA      TOTAL FACTURA
        100,00        21%          21,00             225,00
         95,00         4%           3,80`
    expect(read(',', art)).toEqual([
      ['21', '21.00'],
      ['4', '3.80'],
    ])
  })

  test('sums beside the table are no part of it', () => {
    const art = `
VAT rate      Goods      VAT amount      Subtotal      1213.97
       0     771.97            0.00      VAT            101.66
      23     442.00          101.66      Total         1315.63`
    expect(read('.', art)).toEqual([
      ['0', '0.00'],
      ['23', '101.66'],
    ])
  })
})

test('taxes stand as the page has them, whichever way each is found', () => {
  const document = drawDocument('Levy 20    5,54\nTVA 5,5 %  4,62')
  const [, rate, amount] = document.pages[0]!.words
  const cell = (word: typeof rate, value: string) => ({ value, words: [word!] })
  const entry = { row: { text: 'Levy 20' } } as BookedTax['entry']
  const booked = [{ entry, rate: cell(rate, '20'), amount: cell(amount, '5.54') }]
  expect(readVatLines(document, context(','), [], booked).map((line) => line.rate!.value)).toEqual(['20', '5.5'])
})
