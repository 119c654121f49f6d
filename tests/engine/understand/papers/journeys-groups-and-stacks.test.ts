import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (...art: string[]) => understandDocument(drawDocument(...art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

describe('rows that add up a group', () => {
  test('whatever they are called, under the lines of each worker', () => {
    const result = read(`
**Invoice** **204417**   **Date** 13/04/2026

                                        Hours     Rate     Charge
Adebayo, Femi
   Packer, day                          18.50     17.80    329.30
   Packer, night                         4.75     23.14    109.92
            Hours / charge              23.25              439.22
Nowak, Piotr
   Driver, day                          39.50     16.22    640.69
            Hours / charge              39.50              640.69
Reid, Shona
   Operative, day                       20.00     16.42    328.40
            Hours / charge              20.00              328.40

                        Net 1,408.31    VAT 20 % 281.66    Total 1,689.97
`)
    expect(cellsOf(result, 'description')).toEqual(['Packer, day', 'Packer, night', 'Driver, day', 'Operative, day'])
    expect(cellsOf(result, 'quantity')).toEqual(['18.50', '4.75', '39.50', '20.00'])
    expect(cellsOf(result, 'total_amount')).toEqual(['329.30', '109.92', '640.69', '328.40'])
  })

  test('and over those of each place', () => {
    const result = read(`
**Invoice** **204418**   **Date** 13/04/2026

Service                         Quantity    Price    Total
Front desk                                           30.50
Mobile 50 GB                        1       18.50    18.50
Roaming day                         2        6.00    12.00
Back office                                          46.00
Fibre 500                           1       46.00    46.00

Net 76.50    VAT 20 % 15.30    Total 91.80
`)
    expect(cellsOf(result, 'description')).toEqual(['Mobile 50 GB', 'Roaming day', 'Fibre 500'])
  })

  test('one line that costs as much as those before it is a line', () => {
    const result = read(`
**Invoice** **204419**   **Date** 13/04/2026

Service                         Quantity    Price    Total
Mobile 50 GB                        1       18.50    18.50
Roaming day                         2        6.00    12.00
Setting up                                           30.50

Net 61.00    VAT 20 % 12.20    Total 73.20
`)
    expect(cellsOf(result, 'total_amount')).toContain('12.00')
    expect(cellsOf(result, 'description')).toContain('Roaming day')
  })
})

describe('what a line is called', () => {
  test('from where to where it was driven, in two columns', () => {
    const result = read(`
**Facture** **F-2026-118**   **Date** 13/04/2026

Date          Lettre       Départ           Arrivée          Palettes    Prix      Montant
03/04/2026    78764658     Vatry            Corbas                 17    66,01     1 122,17
07/04/2026    15788312     Saran            Le Havre                8    52,95       423,60
11/04/2026    14994853     Corbas           Gennevilliers          20    25,99       519,80

Total HT 2 065,57    TVA 20 % 413,11    Total TTC 2 478,68 €
`)
    expect(cellsOf(result, 'description')).toEqual(['Vatry Corbas', 'Saran Le Havre', 'Corbas Gennevilliers'])
    expect(cellsOf(result, 'quantity')).toEqual(['17', '8', '20'])
  })

  test('a name beside the discount, under the code and its numbers', () => {
    const result = read(`
**Factura** **90587048**   **Fecha** 24-03-2026

Pos    Material / Texto                  Cantidad     Precio     Importe
10     210.8230                             57 UN     214,50   12.226,50
       Variador 2,2 kW 400 V
20     970.3150                             46 UN      28,75    1.256,38
       Contactor 25 A 230 V           Descuento 5-%
30     212.4061                             32 M        3,94      110,32
       Manguera RV-K 4x6           Descuento 12,5-%

Base imponible 13.593,20    IVA 21 % 2.854,57    Total 16.447,77 €
`)
    expect(cellsOf(result, 'description')).toEqual(['Variador 2,2 kW 400 V', 'Contactor 25 A 230 V', 'Manguera RV-K 4x6'])
    expect(cellsOf(result, 'divalto_code')).toEqual(['210.8230', '970.3150', '212.4061'])
    expect(cellsOf(result, 'total_amount')).toEqual(['12226.50', '1256.38', '110.32'])
  })

  test('under its code, though other lines are called the same', () => {
    const result = read(`
**Invoice** **204420**   **Date** 13/04/2026

Pos    Material / Text             Quantity     Price     Amount
10     933.6536                          13      8.42     109.46
       Hydraulic hose 1/2" 2SN
20     399.8694                          32      3.17     101.44
       Bonded seal 1/2"
30     577.2115                          41      8.42     345.22
       Hydraulic hose 1/2" 2SN
40     159.4205                          30      3.17      95.10
       Bonded seal 1/2"
50     446.3697                          28      8.42     235.76
       Hydraulic hose 1/2" 2SN
60     446.3698                          10      3.17      31.70
       Bonded seal 1/2"

Net 918.68    VAT 20 % 183.74    Total 1,102.42
`)
    expect(cellsOf(result, 'description')).toEqual([
      'Hydraulic hose 1/2" 2SN',
      'Bonded seal 1/2"',
      'Hydraulic hose 1/2" 2SN',
      'Bonded seal 1/2"',
      'Hydraulic hose 1/2" 2SN',
      'Bonded seal 1/2"',
    ])
  })
})

describe('heads', () => {
  test('of periods over net, tax and gross name charges, not rates of a tax', () => {
    const result = read(`
**Facture** **n°** **2424/25**   **Date** 11/03/2026

Rubrique                    Période                       HT       TVA        TTC
Loyer commercial            01.04.2026 - 30.06.2026    2 840,00    568,00   3 408,00
Provision pour charges      01.04.2026 - 30.06.2026      395,00     79,00     474,00
Provision taxe foncière     01.04.2026 - 30.06.2026      182,50     36,50     219,00

Total HT 3 417,50    TVA 20 % 683,50    Total TTC 4 101,00 €
`)
    expect(cellsOf(result, 'description')).toEqual(['Loyer commercial', 'Provision pour charges', 'Provision taxe foncière'])
    expect(cellsOf(result, 'total_amount')).toEqual(['2840.00', '395.00', '182.50'])
  })

  test('of credits, of list prices and of what one case costs', () => {
    const credit = read(`
**Credit** **note** **C-118**   **Date** 13/04/2026

Product      Details                       Quantity     Price      Credit
166-162      Nitrile gloves M, box of 100        -5      4.85      -24.25
545-637      Hand towel C-fold, case             -9     18.20     -163.80

Net -188.05    VAT 20 % -37.61    Total credit -225.66
`)
    expect(cellsOf(credit, 'total_amount')).toEqual(['-24.25', '-163.80'])
    const cases = read(`
**Invoice** **204421**   **Date** 13/04/2026

SKU        Product                    Cases     Per case      Value
80519      Porridge oats 6 x 1 kg        11         9.84     108.24
82565      Elderflower 12 x 330 ml       16        13.20     211.20

Net 319.44    VAT 0 % 0.00    Total 319.44
`)
    expect(cellsOf(cases, 'unit_price')).toEqual(['9.84', '13.20'])
  })

  test('of lists side by side, one of whose names has a number in it', () => {
    const result = read(`
**Factura** **53013**   **Fecha** 12/08/2026

Nº   Flor                    Precio     Suma        Nº   Flor                Precio     Suma
16   Rosa Freedom 60 cm        2,88    46,08        29   Gladiolo rosa         0,86    24,94
 4   Clavel rojo               2,78    11,12        16   Girasol               1,55    24,80
 6   Lirio blanco              4,18    25,08        20   Eucalipto, manojo     4,21    84,20

Base 216,22 €    IVA 10 % 21,62 €    Total 237,84 €
`)
    expect(cellsOf(result, 'quantity')).toEqual(['16', '4', '6', '29', '16', '20'])
    expect(cellsOf(result, 'description')).toEqual([
      'Rosa Freedom 60 cm',
      'Clavel rojo',
      'Lirio blanco',
      'Gladiolo rosa',
      'Girasol',
      'Eucalipto, manojo',
    ])
  })
})

test('a row that a browser broke over two pages is one', () => {
  const { items } = understandDocument(
    drawDocument(
      `
**Invoice** **204422**   **Date** 13/04/2026

Pos    Material / Text             Quantity     Price     Amount
10     933.6536                          13      8.42     109.46
       Hydraulic hose 1/2" 2SN
20     399.8694                          32      3.17     101.44
`,
      `
20     399.8694                          32      3.17     101.44
       Bonded seal 1/2"
30     577.2115                          41      8.42     345.22
       Pressure gauge

Net 556.12    VAT 20 % 111.22    Total 667.34
`,
    ),
  )
  expect(items.map((row) => row.divalto_code?.value)).toEqual(['933.6536', '399.8694', '577.2115'])
  expect(items.map((row) => row.description?.value)).toEqual(['Hydraulic hose 1/2" 2SN', 'Bonded seal 1/2"', 'Pressure gauge'])
})

test('net, tax and gross of a strip in the column of the names are no line', () => {
  const { items } = read(`
**Factura** **139-25**   **Fecha** 12/05/2026

Trabajo                                      Precio     Cant.     Importe
Proyecto básico, fase II                   4.200,00         1    4.200,00
Visitas de obra                               95,00        14    1.330,00
Certificado de eficiencia                    180,00         3      540,00

6.070,00 1.274,70 7.344,70 €                -910,50              6.434,20 €
Base IVA Total                            Retención          A percibir
`)
  expect(items.map((row) => row.total_amount?.value)).toEqual(['4200.00', '1330.00', '540.00'])
})
