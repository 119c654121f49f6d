import { describe, expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { isTurnoverOfYear, withRebate } from '#app/engine/understand/tables/heads/rebate-heads.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(art: string) {
  const { items, fields, checks } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const column = (name: string) => items.map((row) => row[name]?.value ?? null)
  const failed = checks.filter(({ status }) => status === 'failed').map(({ code }) => code)
  return { column, value: (name: string) => fields[name]?.value ?? null, failed }
}

describe('a total to which charges and their tax are added', () => {
  const sale = (below: string) => `
Invoice K-2207
Date: 4 March 2026

Lot       Description                                        Hammer £
14        An oak coffer, two panels                             600.00
15        A brass lantern clock, later movement                 300.00
                                   Total hammer price           900.00
${below}
`
  test('holds no tax: what is to be paid is the total', () => {
    const { value, column, failed } = read(
      sale(`
                                   Buyer's premium at 22%       198.00
                                   VAT on premium at 20%         39.60
                                   Amount payable            £1,137.60`),
    )
    expect(value('total_amount_with_tax')).toBe('1137.60')
    expect(value('tax_amount')).toBe('39.60')
    expect(column('total_amount')).toEqual(['600.00', '300.00'])
    expect(failed).toEqual([])
  })

  test('without a tax what is added to it is a deposit', () => {
    const { value } = read(
      sale(`
                                   Deposit on crates             25.00
                                   Amount payable              £925.00`),
    )
    expect(value('total_amount_with_tax')).toBe('900.00')
  })
})

describe('a rebate on what was bought over the year', () => {
  test('is what the lines come to, and its rate no tax', () => {
    const { column } = read(`
Note de crédit NC-118
Date : 12.02.2026

Gamme       Libellé                            Achats HT           Taux           Ristourne
VIS         Visserie                              4 200,00         3,00 %            126,00
COL         Colles et mastics                     2 500,00         4,00 %            100,00

Montant HT          TVA         Montant TVA           À votre crédit
226,00              20 %        45,20                      271,20 €
`)
    expect(column('description')).toEqual(['Visserie', 'Colles et mastics'])
    expect(column('total_amount')).toEqual(['126.00', '100.00'])
    expect(column('vat_rate')).toEqual([null, null])
  })

  test('is known by the turnover, be it of a year', () => {
    expect(isTurnoverOfYear('Compras netas 2025')).toBe(true)
    expect(isTurnoverOfYear('Factura 2025')).toBe(false)
    const heads = ['Familia', 'Concepto', 'Compras', 'Rappel', 'Abono'].map((text) => ({ text, heading: readHeading(text) }))
    expect(withRebate(heads as never).map(({ heading }) => heading?.role)).toEqual(['other', 'description', 'other', 'other', 'total'])
    const account = ['Fecha', 'Concepto', 'Cargo', 'Abono'].map((text) => ({ text, heading: readHeading(text) }))
    expect(withRebate(account as never).at(-1)?.heading?.role).toBe('other')
  })
})

describe('journeys', () => {
  test('what the fare and the waiting come to is an amount, and counts nothing', () => {
    const { column } = read(`
Invoice 7731
Date 30/09/2026

Date      Docket     Journey                                  Fare      Wait       Net
01/09     3301       Mill Road to Harbour Gate               18.00                18.00
02/09     3302       Harbour Gate to the Observatory         48.20      4.50      52.70
03/09     3303       The Observatory to Mill Road            34.00      7.25      41.25
`)
    expect(column('total_amount')).toEqual(['18.00', '52.70', '41.25'])
    expect(column('quantity')).toEqual([null, null, null])
  })

  test('shares of three shops are counted, whatever heads their sum', () => {
    const reading = understandDocument(
      drawDocument(`
Purchase order 7731

Code       Description              North      South       West      Total
AB-10      Tea, loose, 1 kg            24         20          4         48
AB-11      Coffee, beans, 1 kg         12         30                    42
AB-12      Sugar, cubes, 1 kg          10         15          5         30
`),
      { kind: 'work_order' },
    )
    expect(reading.items.map(({ requested_quantity: quantity }) => quantity?.value)).toEqual(['48', '42', '30'])
  })

  test('of a paper in which HTVA heads what they cost', () => {
    const { column } = read(`
Facture relevé 2026/112
Date 30.04.2026

Date      Bon       Trajet                                   Course    Attente      HTVA
02.04     B101      Quai Nord - Gare centrale                 24,00                24,00
03.04     B102      Gare centrale - Parc du Moulin            53,40       6,00     59,40
04.04     B103      Parc du Moulin - Quai Nord                32,00       3,00     35,00
`)
    expect(column('total_amount')).toEqual(['24.00', '59.40', '35.00'])
    expect(column('description')[0]).toBe('Quai Nord - Gare centrale')
  })
})

describe('what is counted', () => {
  test('by a meter, at whole pesos', () => {
    const { column } = read(`
Factura electrónica de venta CV-331
Fecha 2026-05-04

Contador               Lectura      Lectura     Incluidas     Facturables    Valor     Valor
                       anterior     actual                                   unit.     total
Copias negras           120.400     131.900         1.500         10.000        42     420.000
Copias a color           11.250      12.500             0          1.250       310     387.500
`)
    expect(column('description')).toEqual(['Copias negras', 'Copias a color'])
    expect(column('quantity')).toEqual(['10000', '1250'])
    expect(column('total_amount')).toEqual(['420000', '387500'])
  })

  test('before the first head, with its unit', () => {
    const { column } = read(`
Factuur 2026-0118
Factuurdatum: 09-02-2026

            Omschrijving                         Bedrag        Totaal      Btw
12 uur      Ontwerp van de folder               € 80,00      € 960,00      21%
2,5 uur     Correctie                           € 80,00      € 200,00      21%
30 x        Folder in kleur                      € 3,10       € 93,00       9%
`)
    expect(column('quantity')).toEqual(['12', '2.5', '30'])
    expect(column('total_amount')).toEqual(['960.00', '200.00', '93.00'])
    expect(column('description')[1]).toBe('Correctie')
  })
})
