import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...pages: string[]) => understandDocument(drawDocument(...pages))
const cells = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

describe('rows that nobody put heads over', () => {
  test('begin with the day and end in a code of figures and how many', () => {
    const result = read(`
Marsh Hill Care Home
8 Ferry Road, Hull HU1 2AB

**Order** **Form** No. 4911/26
Order date: 28/01/2026

27/02/2026   Carpet cleaning, half day                          44569       9
23/02/2026   Hand soap, refill 5 L                              87162     0.5
11/02/2026   Bed linen rental, monthly                          57821       7
06/02/2026   Window cleaning, outside                           14476    2.75
`)
    expect(cells(result, 'product_code')).toEqual(['44569', '87162', '57821', '14476'])
    expect(cells(result, 'requested_quantity')).toEqual(['9', '0.5', '7', '2.75'])
  })

  test('a round number of five figures counts', () => {
    const result = read(`
Marsh Hill Care Home
8 Ferry Road, Hull HU1 2AB

**Order** **Form** No. 4911/26
Order date: 28/01/2026

AX-118   Leaflets, folded                                       10000     0.15
AX-204   Envelopes, window                                      25000     0.05
`)
    expect(cells(result, 'requested_quantity')).toEqual(['10000', '25000'])
  })

  test('a single one with its number and its code', () => {
    const result = read(`
Ospedale San Rocco
Viale Italia 87, 20121 Milano

**Ordine** **di** **acquisto** n. 924588
Data ordine: 23/09/2026
Reparto: Cucina

1   GV.184.82   Guanti in vinile taglia M, 100 pz                          0,5

Note: citare il numero dell’ordine.
`)
    expect(cells(result, 'product_code')).toEqual(['GV.184.82'])
    expect(cells(result, 'requested_quantity')).toEqual(['0.5'])
  })

  test.each([
    ['10 + 5', '20 + 3', '20 + 5'],
    ['10%   5%', '20%   3%', '20%   5%'],
  ])('two discounts, %s, of which the second is taken of the rest', (one, two, three) => {
    const result = read(`
Groothandel Waterland B.V.
Havenkade 19, 3011 AD Rotterdam

**Factuur** 65070
Factuurdatum: 11 november 2026

Eetcafé De Brug
Molenstraat 34, 9712 HM Groningen

18-9258     5   Schoonmaakdoek microvezel          € 7,35     ${one}     € 31,42
76-4825    17   Vaatwastabletten, doos             € 6,38     ${two}     € 84,16
80-5532     3   Koffiebonen 10 kg                 € 45,25     ${three}    € 103,17

                                      Totaal exclusief btw             € 218,75
                                      BTW 21%                           € 45,94
                                      Totaal incl. BTW                 € 264,69
`)
    expect(cells(result, 'quantity')).toEqual(['5', '17', '3'])
    expect(cells(result, 'unit_price')).toEqual(['7.35', '6.38', '45.25'])
    expect(cells(result, 'total_amount')).toEqual(['31.42', '84.16', '103.17'])
  })

  test('the last lines of a table go on over the page', () => {
    const result = read(
      `
Padaria Central Lda
Rua Direita 4, 4000-101 Porto

**Fatura** 2755399
Data da fatura: 10-03-2026

Hotel Mirante
Avenida da Praia 10, 4050-262 Porto

54   7354909   Farinha de trigo 25 kg              18,33       989,82   13
17   3538890   Fermento fresco 1 kg                 5,97       101,49   23
 4   8359384   Sementes de sésamo                  12,47        49,88   23
40   8184662   Sacos de papel kraft                 5,89       235,60   13
`,
      `
 6   3747194   Açúcar mascavado                     5,90   5    33,63    6

                                      Total sem IVA            1.410,42
`,
    )
    expect(cells(result, 'divalto_code')).toEqual(['7354909', '3538890', '8359384', '8184662', '3747194'])
  })
})
