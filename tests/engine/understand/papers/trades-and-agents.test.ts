import { describe, expect, test } from 'vitest'
import { findIbans } from '#app/engine/understand/values/iban.ts'
import { looksLikeMoney } from '#app/engine/understand/values/amount.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), vat: vat_details.map(plain) }
}
const totals = (art: string) => read(art).items.map((row) => row.total_amount)

describe('columns', () => {
  test('a price for so many with a stroke behind it is no quantity', () =>
    expect(
      read(`
Rechnung 90418822
Pos   Material        Bezeichnung            Menge    ME     Preis /   per      Betrag EUR
10    4.418.822-01    Halteblech links       4.800    ST     84,20 /     100      4.041,60
20    4.420.118-02    Biegeteil Federstahl  12.000    ST    216,50 /   1.000      2.598,00
30    4.420.190-00    Stanzgitter           25.000    ST    148,00 /   1.000      3.700,00`).items[0],
    ).toMatchObject({ quantity: '4800', unit_price: '84.20', total_amount: '4041.60' }))

  test('a premium or a credit between two amounts is no tax, and a part of the line no price', () => {
    const { items } = read(`
Invoice B/26/0418
Lot    Description                       Hammer £      Premium £       Total £
118    A mahogany bureau                   620.00         148.80        768.80
204    Moorcroft vase, pomegranate         380.00          91.20        471.20
418    Two silver dishes                 1,450.00         348.00      1,798.00`)
    expect(items.map((row) => row.total_amount)).toEqual(['768.80', '471.20', '1798.00'])
    expect(items.every((row) => row.unit_price === undefined)).toBe(true)
    expect(
      totals(`
Invoice E0418822
Service             Charges     Credits     Subtotal    VAT rate        VAT       Total
Virtual Machines     742.10      -40.00       702.10      23%        161.48      863.58
Storage              218.44        0.00       218.44      23%         50.24      268.68
Bandwidth             18.07       -5.00        13.07      23%          3.01       16.08`),
    ).toEqual(['702.10', '218.44', '13.07'])
  })

  test('what is charged and its tax are told by their currency', () =>
    expect(
      totals(`
TAX INVOICE B00418822
DESCRIPTION                ORIGINAL        CHARGES IN AUD     GST IN AUD
Origin Charges - Ningbo    USD 380.00              584.62           0.00
Port Service Charge                                612.40          61.24
Cartage Import FCL                                 540.00          54.00
Customs Clearance Fee                              185.00          18.50`),
    ).toEqual(['584.62', '612.40', '540.00', '185.00']))
})

describe('rows', () => {
  test('the same thing bought twice is no sum of the first', () =>
    expect(
      totals(`
Invoice SI-0041882
Details                                    Amount (GBP)    VAT code
MSc tuition fee 2026/27 - Okafor              14,200.00        EX
MSc tuition fee 2026/27 - Lindqvist           14,200.00        EX
Bench fee - Lindqvist                            650.00        EX`),
    ).toEqual(['14200.00', '14200.00', '650.00']))

  test('a tax of nothing and the surcharge for fuel are lines of an agent’s list', () =>
    expect(
      totals(`
FACTURE LH26/118204
LIBELLÉ                               NON SOUMIS       SOUMIS    TVA
Droits de douane                        1 842,00
TVA à l'importation pour mémoire            0,00
Surestaries armement                      312,00
Formalités de dédouanement                              95,00      1
Traction port Le Havre                               1 180,00      1
Surcharge gazole 14,20 %                               167,56      1`),
    ).toEqual(expect.arrayContaining(['95.00', '1180.00', '167.56'])))

  test('how many is no part of the amount behind it, and a summary above is not what was bought', () =>
    expect(
      totals(`
Invoice number 2606-418822
Previous balance                         $488.20
Payment received May 26                 -$488.20
Current charges                          $183.96
Total amount due                         $183.96

Fiber 1 Gig Business             1                     $139.00
Static IP block                  1                      $25.00
Voice line                       4                      $19.96
Total current charges                                  $183.96`),
    ).toEqual(['139.00', '25.00', '19.96']))

  test('consignments that are summed up one by one are all of the bill, freight too', () =>
    expect(
      totals(`
Rechnung FR-2606-0418
Sendung 01   Singen
   Fracht                                142,60
   Maut                                   18,92
   Summe Sendung                         161,52
Sendung 02   Wels
   Fracht                                386,00
   Maut                                   41,18
   Summe Sendung                         427,18
   Zwischensumme aus 2 Sendungen         588,70
   zzgl. 19 % MwSt.                      111,85
   Gesamt EUR                            700,55`),
    ).toEqual(['142.60', '18.92', '386.00', '41.18']))
})

test('a sentence under the table is no line of it', () =>
  expect(
    totals(`
Rechnung Nr. 2026-06-041
Objekt-Nr.   Objekt                     Turnus      Monatspauschale €
4188-01      Verwaltung, Hafenstr. 2    5 x wö.              1.284,00
4188-02      Werkhalle Sozialräume      3 x wö.                612,50
4188-03      Glasreinigung Pforte       1 x mtl.                86,00

Der Betrag ist bis zum 14.07.2026 auf das Konto DE11 2305 0101 0004 1882 20 zu zahlen`),
  ).toEqual(['1284.00', '612.50', '86.00']))

describe('sums', () => {
  test('a tax within the total names its base in brackets, and what was paid is the total', () =>
    expect(
      read(`
Factura WEB-26-041882
Artículo                         Uds.     Precio        Total
Kit pastillas freno                 1     64,90        64,90
Aceite 5W30                         2     38,95        77,90
Productos                                             142,80
Gastos de envío                                         3,70
Total pagado                                          146,50 €
Incluye IVA 21 % (base 121,07 €)                       25,43 €`).fields,
    ).toMatchObject({ total_amount_with_tax: '146.50', tax_amount: '25.43' }))

  test('what the customer owes to the tax office is not the tax of the invoice', () =>
    expect(
      read(`
Sales invoice HJ/1418
Works                          Complete              £
Plot 14 first fix                100%         3,850.00
Plot 16 first fix                 60%         2,310.00
Net amount (excl. VAT)                        6,160.00
VAT                                               0.00
Total                                         6,160.00
Reverse charge: VAT Act 1994 Section 55A applies. VAT due: £1,232.00`).fields,
    ).toMatchObject({ tax_amount: '0.00', total_amount_with_tax: '6160.00' }))

  test('the number of a section is no money', () => {
    expect(looksLikeMoney('02.01')).toBe(false)
    expect(looksLikeMoney('0.50')).toBe(true)
    expect(looksLikeMoney('12.01')).toBe(true)
  })
})

describe('days, accounts and currencies', () => {
  test('the day until which something may be taken off is not the day when all is due', () =>
    expect(
      read(`
Rechnung RE-2026-0418
Datum: 12.06.2026
Gesamtbetrag brutto      1.190,00 €
Zahlbar bis    Skonto    Betrag
22.06.2026     2 %       1.166,20 €
12.07.2026     –         1.190,00 €`).fields,
    ).toMatchObject({ due_date: '2026-07-12' }))

  test('the time that is billed does not date the paper', () =>
    expect(
      read(`
Ihre Stromrechnung 01.06.2025 – 31.05.2026
Rechnungsnummer: VR-26-4188220
Datum: 18.06.2026
Rechnungsbetrag brutto      1.190,00 €`).fields,
    ).toMatchObject({ invoice_date: '2026-06-18' }))

  test('all is due on the day before the discount that is named behind it', () =>
    expect(
      read(`
Rechnung RE-2026-0419
Datum: 05.03.2018
Gesamtbetrag brutto      1.190,00 €
Zahlbar innerhalb 30 Tagen netto bis 04.04.2018, 3% Skonto innerhalb 10 Tagen bis 15.03.2018`).fields,
    ).toMatchObject({ due_date: '2018-04-04' }))

  test('a number of a trader is no account', () => {
    expect(findIbans('EORI GB418822041000 VAT GB 418 8220 41')).toEqual([])
    expect(findIbans('GB33 HBUK 4041 8820 4188 22')).toHaveLength(1)
  })

  test('airports and registers are no currencies', () =>
    expect(
      read(`
Factura R-2604188
IB 3418 MAD-CPH-MAD 12/07            318,40
RM 29
Importe total                        318,40 EUR`).fields,
    ).toMatchObject({ currency: 'EUR' }))
})

test('the day of a charge in a column of its own is no part of its name', () => {
  const { items } = understandDocument(
    drawDocument(`
      **INVOICE** 4471        Date: 31/03/2026

      03/03/26    Museum and back, one coach                545.00
      10/03/26    Sea Life and back, two coaches            710.00
      17/03/26    Swimming shuttle, three runs              165.00

      Total                                               1,420.00
    `),
    { kind: 'invoice' },
  )
  expect(items.map(({ description }) => description?.value)).toEqual([
    'Museum and back, one coach',
    'Sea Life and back, two coaches',
    'Swimming shuttle, three runs',
  ])
})
