import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, checks } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const value = (name: string) => fields[name]?.value
  return {
    sums: [value('subtotal_without_tax'), value('tax_amount'), value('total_amount_with_tax')],
    totals: checks.find(({ code }) => code === 'totals_add_up')?.status,
  }
}

describe('what is passed on below the tax', () => {
  test('a list with its own sum makes net and tax up to the total, not the sum before it', () => {
    expect(
      read(`
NOTE D'HONORAIRES N° 2026/0418

Honoraires
Rédaction des conclusions                      1 450,00 €
Audience et plaidoirie                           920,00 €
Total honoraires HT                            2 370,00 €
TVA 20 %                                         474,00 €
Total honoraires TTC                           2 844,00 €
Débours non soumis à TVA
Droit de plaidoirie                               13,00 €
Signification                                     74,18 €
Total débours                                     87,18 €
Total de la note                               2 931,18 €`),
    ).toEqual({ sums: ['2370.00', '474.00', '2931.18'], totals: 'passed' })
  })

  test('the total is behind the sum of the list, and a tax held back may stand among them', () => {
    expect(
      read(`
Minuta nº: 26/0188

Derechos de arancel                               450,60

Base imponible                                    450,60
IVA 21 %                                           94,63
Retención IRPF 15 %                               -67,59
Suplidos                                          309,02
Total minuta                                      786,66 €`),
    ).toEqual({ sums: ['450.60', '94.63', '786.66'], totals: 'passed' })
  })

  test('another tax between a tax and the total is none', () => {
    expect(
      read(`
Invoice No: 4411

Description                 Qty    Price    Amount
Repair                        2    50.00    100.00
Paint                         1   100.00    100.00

Subtotal                                    200.00
VAT 5% of 100.00                              5.00
VAT 20% of 100.00                            20.00
Total                                       225.00`).sums,
    ).toEqual(['200.00', '25.00', '225.00'])
  })

  test('what was left of an earlier bill is none', () => {
    expect(
      read(`
Invoice No: 4411

Description                 Qty    Price    Amount
Repair                        2    50.00    100.00

Subtotal                                    100.00
VAT 20%                                      20.00
Total                                       120.00
Previous balance                             30.00
Total with balance                          150.00`).sums,
    ).toEqual(['100.00', '20.00', '120.00'])
  })
})

describe('sums that no label leads to', () => {
  test('the last amount of a row of totals is net and tax together, whatever its head is called', () => {
    expect(
      read(`
Factura VS/26/118204

Concepto               Uds.   Precio     Base    % IVA   Cuota IVA   Importe
Tarifa aérea              2    64,55   129,10      10%       12,91    142,01
Equipaje facturado        1    30,00    30,00      21%        6,30     36,30
Totales                                159,10                19,21    178,31

Localizador RT9LHB, 178,31 EUR con tarjeta`).sums,
    ).toEqual(['159.10', '19.21', '178.31'])
  })

  test('the taxes within a total add up to its tax where what they were taken of comes to the total', () => {
    expect(
      read(`
Rechnung 2026-0418

Anz.  Artikel                 MwSt.    Preis     Summe
   2   Olivenbaum im Kübel      7 %    189,00    378,00
   6  Bepflanzung              7 %     34,50    207,00
   4  Pflanzkübel             19 %     79,90    319,60
   1  Anlieferung             19 %     65,00     65,00

          Gesamt inkl. MwSt.                  969,60
          darin 19 % MwSt. aus 384,60          61,41
          darin 7 % MwSt. aus 585,00           38,27`).sums.slice(1),
    ).toEqual(['99.68', '969.60'])
  })
})
