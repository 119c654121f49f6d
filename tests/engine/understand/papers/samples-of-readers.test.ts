import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { findDates } from '#app/engine/understand/values/date.ts'
import { drawDocument } from '#tests/support/page.ts'

type Kind = 'invoice' | 'work_order'
const understand = (page: string, kind: Kind = 'invoice') => understandDocument(drawDocument(page), { kind })
const fieldsOf = (page: string, kind?: Kind) =>
  Object.fromEntries(Object.entries(understand(page, kind).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))

describe('sums of the papers that readers are tried with', () => {
  const gst = `
    **Tax Invoice** SLB/1142    Dated 9-Dec-22

    Sl  Description of goods           HSN     Quantity     Rate     per    Amount
    1   Ball bearing 6205              8482      40 Nos    285.00    Nos    11,400.00
    2   Oil seal 35x52x7               4016     100 Nos     22.50    Nos     2,250.00
                               CGST                                          1,228.50
                               SGST                                          1,228.50
                   Less : Round Off                                            (-)0.66
                               Total            140 Nos                    ₹ 16,106.34

    HSN     Taxable value    Central tax              State tax                Total tax amount
                             Rate       Amount        Rate      Amount
    8482        11,400.00      9%     1,026.00          9%    1,026.00            2,052.00
    4016         2,250.00      9%       202.50          9%      202.50              405.00
    Total       13,650.00             1,228.50                1,228.50            2,457.00
  `

  test('a tax asked in two halves, summed by customs codes, and a total rounded off', () => {
    const { subtotal_without_tax, tax_amount, total_amount_with_tax } = fieldsOf(gst)
    expect({ subtotal_without_tax, tax_amount, total_amount_with_tax }).toEqual({
      subtotal_without_tax: '13650.00',
      tax_amount: '2457.00',
      total_amount_with_tax: '16106.34',
    })
    expect(understand(gst).vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([
      ['9', '1228.50'],
      ['9', '1228.50'],
    ])
  })

  test('what the agency keeps is no part of the total', () => {
    const { total_amount_with_tax } = fieldsOf(`
      **INVOICE**  Invoice # 2417883-2    Invoice date 10/28/18

      Line    Description       Spots       Rate       Amount
      1       News 5a-6a            5    $150.00      $750.00
      2       Good Day              4    $225.00      $900.00

                                       Total Spots               9
                                       Gross Total       $1,650.00
                                       Agency Commission   $247.50
                                       Net Amount Due    $1,402.50
    `)
    expect(total_amount_with_tax).toBe('1402.50')
  })

  test('the one dollar that is named is what the sign means', () => {
    const { currency } = fieldsOf(`
      Envato Pty Ltd
      PO Box 16122
      Australia

      **INVOICE**  Invoice No: IV-19332    Date: 13 Dec 2015

      Item                       Price (USD)
      Regular license                 $59.00
      Support                          $3.00
      Subtotal                        $62.00
      VAT 25%                         $15.50
      Total                           $77.50
    `)
    expect(currency).toBe('USD')
  })

  test('beside a town of the United States a country within a name is none', () => {
    const { currency } = fieldsOf(`
      McWilliam Piping
      14368 Pipeline Ave
      Chino, CA 91710

      **Invoice**  Invoice # 4749    Date 1/15/2020

      Bill to
      GOOGLE SINGAPORE
      601 N 34th Street
      Seattle, WA 98103

      Total     $185.00
    `)
    expect(currency).toBe('USD')
  })
})

describe('who is who on them', () => {
  test('two addresses without headings: whom the money goes to sells', () => {
    const { supplier_name, client_name } = fieldsOf(`
      **Invoice**

      Brilliant Industries         Issue date      Northwind Traders
      1 Koala Court                31/01/2017      27 Marina Bvd
      Wagga Wagga NSW 2650         Reference       Darwin NT 0800
                                   3018            Phone: (08) 5550 9944

      Description          Qty     Unit price      Amount
      Widget with tags      20          19.50      390.00

                                   Sub-total       390.00
                                   GST 10%          39.00
                                   Total           429.00

      Payment details
      Account name: Northwind Traders
      BSB: 085-005 Account: 1234-56789
    `)
    expect({ supplier_name, client_name }).toEqual({ supplier_name: 'Northwind Traders', client_name: 'Brilliant Industries' })
  })

  test('the parties of UBL by the names that they have there', () => {
    const { supplier_name, client_name } = fieldsOf(`
      **Invoice** Snippet1      Issue Date 2005-06-20

      Accounting Customer Party            Accounting Supplier Party
      IYT Corporation                      Consortial
      Fred Churchill                       Mrs Bouquet
      56A Avon Way                         Busy Street 11
      Bridgtow                             Farthing
      Avon ZZ99 1ZZ                        Heremouthshire AA99 1BB

      Line    Item             Quantity    Price      Amount
      1       Acme beeswax          100    10.00    1,000.00
    `)
    expect({ supplier_name, client_name }).toEqual({ supplier_name: 'Consortial', client_name: 'IYT Corporation' })
  })

  test('your article number among other numbers in one line is the seller’s', () => {
    const { items } = understand(
      `
      **Bestellung** Nr. B-2022-0047    Datum: 14.02.2022

      Pos    Bezeichnung                       Menge    ME     Preis    Gesamt EUR
      10     Trennblätter A4                      20    Stk     9,90        198,00
             Ihre Art.-Nr. TB100A4 · GTIN 4012345001235
             unsere Mat.-Nr. 501-88
      20     Kopierpapier A4                       4    Krt    21,75         87,00
             Ihre Art.-Nr. KP-A4-80
             unsere Mat.-Nr. 502-03
      `,
      'work_order',
    )
    expect(items.map(({ product_code }) => product_code?.value)).toEqual(['TB100A4', 'KP-A4-80'])
  })
})

test('a year of two digits far ahead is one of the last century', () => {
  expect(findDates('9/1/87', 'mdy')[0]?.value).toBe('1987-09-01')
  expect(findDates('9/1/26', 'mdy')[0]?.value).toBe('2026-09-01')
})

describe('templates that everybody has', () => {
  const untitled = `
    John Smith
    123 Broadway
    Springfield, IL 62701

    Invoice To:                             Date:
    Generic Corporation                     February 28, 2012
    789 Main Street
    Springfield, IL 62704

    Description                    Rate    Quantity    Subtotal
    Consult on hosting           $40.00          15     $600.00

    Total Due: $600.00

    Please make checks payable to John Smith. Terms: net 15.
  `

  test('a sheet without a title that says whom the invoice is to and what is due', () => {
    const { kind, fields } = understandDocument(drawDocument(untitled), {})
    expect({ kind, total: fields.total_amount_with_tax?.value }).toEqual({ kind: 'invoice', total: '600.00' })
  })

  test('of two lines of one amount that which is too many stands last', () => {
    const { items } = understand(`
      **INVOICE**  Invoice # 2031    Date 6/14/2023

      Description                          Taxed      Amount
      Haul-out and pressure wash                      230.00
      Parts - impeller kit, zincs            X        345.00

      Taxable for the state                           345.00
                                       Subtotal       575.00
                                       Tax due         21.56
                                       TOTAL          596.56
    `)
    expect(items.map(({ description }) => description?.value)).toEqual(['Haul-out and pressure wash', 'Parts - impeller kit, zincs'])
  })

  test('the date on which an invoice was submitted, in ringgit', () => {
    const { invoice_date, currency } = fieldsOf(`
      Halvorsen Catering
      **Invoice** 123456
      Submitted on 07/19/2019

      Description          Qty     Unit price      Amount (RM)
      Box lunch             85          12.50         1,062.50
      Total RM                                        1,062.50
    `)
    expect({ invoice_date, currency }).toEqual({ invoice_date: '2019-07-19', currency: 'MYR' })
  })
})
