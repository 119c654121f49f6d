import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { findIbans } from '#app/engine/understand/values/iban.ts'
import { drawDocument } from '#tests/support/page.ts'

type Kind = 'invoice' | 'work_order'
const understand = (page: string, kind: Kind = 'invoice') => understandDocument(drawDocument(page), { kind })
const fieldsOf = (page: string, kind?: Kind) =>
  Object.fromEntries(Object.entries(understand(page, kind).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))
const cellsOf = (page: string, names: string[], kind?: Kind) =>
  understand(page, kind).items.map((item) => names.map((name) => item[name]?.value))

describe('whose number it is', () => {
  test.each([
    ['Ordernummer       11835520\n      Uw Ordernummer    PO18-0093', 'PO18-0093'],
    ['Uw referentie     PO4471/MV\n      Ons ordernummer   5512097', 'PO4471/MV'],
    ['Auftragsnr.       55182940\n      Ihre Bestellnr.   B-2019-0417', 'B-2019-0417'],
  ])('the order is what the buyer calls it: %s', (lines, number) => {
    const { order_reference } = fieldsOf(`
      **FACTUUR**
      Factuur-Nr.       6601842
      Factuurdatum      17-05-2018
      ${lines}

      Omschrijving      Aantal      Prijs      Totaal
      Opamp                 20       0.61       12.20
    `)
    expect(order_reference).toBe(number)
  })

  test('the slip of a visit is no order', () => {
    const { order_reference } = fieldsOf(`
      **FACTURE N° 2022-0147**     Besançon, le 18/11/2022

      Observations
      Intervention du 16/11/2022 sur site, bon n° 3312

      Libellé         Qté      PU HT      Total HT
      Bougie            4       6,40         25,60
    `)
    expect(order_reference).toBeUndefined()
  })

  test('a VAT number before words in capitals is no account', () => {
    expect(findIbans('VAT BE 0673 923 499 - RPM Brussels - IBAN: BE71096123456769').map(({ value }) => value)).toEqual(['BE71096123456769'])
  })

  test('the account that is debited is the customer’s', () => {
    const { bank_details } = fieldsOf(`
      RZ Reizigers B.V.
      **Factuur** 19204771

      Totaalbedrag  € 216,31
      Dit bedrag wordt rond 16 november automatisch afgeschreven van rekening NL91 ABNA 0417 1643 00.
    `)
    expect(bank_details).toBeUndefined()
  })

  test('the line that is billed is no desk to be called', () => {
    const { supplier_contact } = fieldsOf(`
      Lumenis SA
      **Facture** 7320118842

      Aperçu de vos frais                          Montant HTVA en €
      Bizz Internet Start                                    52,0661
      Bizz Mobile 1 (0475 11 22 33)                          24,7934
      Location modem                                          4,1322
    `)
    expect(supplier_contact).toBeUndefined()
  })

  test('one number for the order and its reference', () => {
    const { name } = fieldsOf(
      `
      **Purchase Order**
      PO/Reference No.         P0118844

      Description       Quantity      Unit Price      Amount
      Gloves                   5           41.85      209.25
    `,
      'work_order',
    )
    expect(name).toBe('P0118844')
  })
})

describe('days that date something else', () => {
  test('from when to when it bills', () => {
    const { invoice_date } = fieldsOf(`
      **Invoice**

      Invoice No      Customer No      Invoice Period                Date
      123100467       12388            01.02.2024 - 29.02.2024       1. March 2024

      Invoice No 123100467 Customer No 12388 Invoice Period 01.02.2024 - 29.02.2024
    `)
    expect(invoice_date).toBe('2024-03-01')
  })

  test('the day of the order stands under its own head', () => {
    const { invoice_date } = fieldsOf(`
      RECHNUNG

      Rechnungsnr.      Auftragsdatum      Versandart
      64812277          14-MAY-2019        UPS EXPRESS
    `)
    expect(invoice_date).toBeUndefined()
  })

  test('a number that looks like a day is no day of the paper, and the next label’s value is not the number', () => {
    const { invoice_number, invoice_date } = fieldsOf(`
      **INVOICE INFORMATION**
      Invoice number:
      7/2/2021
      Order:
      1187
      Date:
      Feb 11, 2021
    `)
    expect({ invoice_number, invoice_date }).toEqual({ invoice_date: '2021-02-11' })
  })
})

describe('rows and heads of chains and shops', () => {
  const hotel = `
    **INVOICE**
    Invoice Number   40028817
    Brugge, 14-Sep-22

    Date          Description            Qty      Charges EUR      Credits EUR
    12-09-22      Accommodation            1           139.00
    12-09-22      City Tax                 1             4.24
    14-09-22      Parking                  2            40.00
    14-09-22      Visa XXXX4471            1                            183.24

                  Total                                183.24           183.24

                    Net amount      VAT amount
    VAT 6.00            131.13            7.87
    VAT 21.00            33.06            6.94
    VAT 0.00              4.24            0.00
  `

  test('what has its day, a count and an amount was charged, and the tax is named where its rate stands', () => {
    expect(cellsOf(hotel, ['description', 'total_amount'])).toEqual([
      ['Accommodation', '139.00'],
      ['City Tax', '4.24'],
      ['Parking', '40.00'],
    ])
    expect(understand(hotel).vat_details.map(({ rate, amount }) => [Number(rate?.value), amount?.value])).toEqual([
      [6, '7.87'],
      [21, '6.94'],
      [0, '0.00'],
    ])
  })

  test('words in one go over the heads are the title of the table', () => {
    const page = `
      **INVOICE** 4711

      ITEMS ORDERED
      Product                                     Price      Quantity      Total
      Monospace Tee (XL)                         $20.00             5    $100.00
      Battle-tested at brands like Lush           $4.50             2      $9.00
    `
    expect(cellsOf(page, ['description'])).toEqual([['Monospace Tee (XL)'], ['Battle-tested at brands like Lush']])
  })

  test('from when to when a service runs is no article', () => {
    const page = `
      **Factuur** F0000.2019

      Omschrijving         Periode          Looptijd                       Aantal        Prijs
      Webhosting Plus      12 maanden       15-06-2019 - 14-06-2020             1      € 60,00
      BladeVPS X4          1 maand          01-06-2019 - 30-06-2019             1      € 20,00
    `
    expect(cellsOf(page, ['description', 'divalto_code'])).toEqual([
      ['Webhosting Plus', undefined],
      ['BladeVPS X4', undefined],
    ])
  })

  test('the discount in brackets before an amount is taken off already', () => {
    const page = `
      **Bestellung** Nr. 3182

      Pos.      Menge      Bezeichnung               E-Preis                     G-Preis
      1             4      Schneckenförderer      412,00 EUR      (-5 %) 1.565,60 EUR
      2             2      Getriebemotor          338,50 EUR              677,00 EUR
    `
    expect(cellsOf(page, ['total_amount'], 'work_order')).toEqual([['1565.60'], ['677.00']])
  })

  test('colones have a sign of their own, and brackets may say the currency', () => {
    expect(fieldsOf('**Factura** 4711\n\nTotal   ₡ 1.828.905,00').currency).toBe('CRC')
    expect(fieldsOf('**Rechnung** 4711\n\nBezeichnung     Summe [EUR]\nKabel                 48,50').currency).toBe('EUR')
  })

  test('what is due and what was paid before come to the net', () => {
    const { total_amount_with_tax, amount } = fieldsOf(`
      **INVOICE** 15504471-118

      Net Amount              $2,119.90
      Previous Payments      ($2,000.00)
      Amount Due                $119.90
    `)
    expect({ total_amount_with_tax, amount }).toEqual({ total_amount_with_tax: '2119.90', amount: '119.90' })
  })
})

describe('what is said of payment', () => {
  test('the next of two heads is no means', () => {
    const { payment_methods } = fieldsOf(`
      **INVOICE** 4711

      PAYMENT METHOD           SHIPMENT METHOD
      Braintree                DHL Express
    `)
    expect(payment_methods).toBe('Braintree')
  })

  test('what is warranted is not agreed', () => {
    const { payment_terms } = fieldsOf(`
      **INVOICE** 4711

      Terms: Cash in advance. We warrant that the broadcasts shown on this invoice were aired as scheduled.
    `)
    expect(payment_terms).toBe('Cash in advance.')
  })
})

describe('bills of networks', () => {
  test('charges in ten-thousandths are rounded in the sum of them', () => {
    const page = `
      Lumenis SA
      **Facture** 7320118842

                                                     Montant HTVA en €
      Bizz Internet Start                                      52,0661
      Bizz Mobile                                              24,7934
      Location modem                                            4,1322

      Total HTVA                                                 80,99
      TVA 21% sur € 80,99                                        17,01
      Montant total à payer                                      98,00
    `
    expect(cellsOf(page, ['description', 'total_amount'])).toEqual([
      ['Bizz Internet Start', '52.0661'],
      ['Bizz Mobile', '24.7934'],
      ['Location modem', '4.1322'],
    ])
  })

  test('a number in groups beside its label is that number, and no telephone', () => {
    const { invoice_number, supplier_contact } = fieldsOf(`
      RZ Reizigers B.V.
      **Factuur** oktober 2020

      Factuurnummer      19 204 77 118 03
      Factuurdatum       02 november 2020
      Totaalbedrag       € 216,31
    `)
    expect({ invoice_number, supplier_contact }).toEqual({ invoice_number: '19 204 77 118 03' })
  })

  test('the base of the tax in brackets is no charge', () => {
    const page = `
      **FACTURA** AFC1920044718

      Concepto                                Importe (€)
      Cuotas fijas - Fibra                        16,5289
      Llamadas y mensajes                          1,9008
      Descuentos y promociones                    -1,6529

      IMPORTE (base imponible)                      16,78
      IMPUESTOS (21.00% IVA)                         3,52
      TOTAL FACTURA (imp. incl.)                    20,30
    `
    expect(cellsOf(page, ['description'])).not.toContainEqual(['IMPORTE (base imponible)'])
  })
})
