import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items, kind } = understandDocument(drawDocument(art))
  const values = (cells: object) => Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { kind, ...values(fields), items: items.map(values) }
}

describe('who orders and for which service, in one line', () => {
  test.each([
    ['Requested by: Aoife Nolan (Pharmacy)', 'Aoife Nolan', 'Pharmacy'],
    ['Contact: Sophie Martel - Intendance', 'Sophie Martel', 'Intendance'],
    ['Besteller: Monika Eder, Zentraleinkauf', 'Monika Eder', 'Zentraleinkauf'],
  ])('%s', (line, person, department) => {
    const art = `
      St Brendan Hospital
      Old Dublin Road
      Galway H91 N3X4

      **PURCHASE ORDER** REQ-5518
      Date: 09/06/2026
      ${line}

      Code      Item              Quantity
      GLV-M     Nitrile gloves    50
      SYR-10    Syringe 10 ml     400
    `
    expect(read(art)).toMatchObject({ kind: 'work_order', client_name: person, department })
  })

  test('what somebody does is no service', () => {
    const art = `
      **PURCHASE ORDER** REQ-5518
      Date: 09/06/2026
      Requested by: Aoife Nolan (Head Chef)
    `
    expect(read(art)).not.toHaveProperty('department')
  })
})

describe('addresses', () => {
  const invoice = (head: string) => `
    ${head}

    Invoice no: 4419
    Date: 26/02/2026

    Description     Qty    Price     Total
    Trestle table    20     6.00    120.00
    Folding chair    40     2.00     80.00

    Total: £200.00
  `

  test('a street under the label goes on to its town, though it ends where the name does', () => {
    const art = invoice(
      '**Autotaxi Ríos**\n    Calle Luna 2\n    15004 Coruña\n\n    Cliente: Mutua Galaica\n    Avda. Linares Rivas 10\n    15005 Coruña',
    )
    expect(read(art)).toMatchObject({ client_name: 'Mutua Galaica', client_address: 'Avda. Linares Rivas 10\n15005 Coruña' })
  })

  test('a tax number behind the town is no part of the address, nor behind a full stop', () => {
    expect(read(invoice('**Falkner OHG**\n    Brauhausweg 4 · 92224 Amberg · USt-ID DE133452784'))).toMatchObject({
      supplier_address: 'Brauhausweg 4 · 92224 Amberg',
    })
    expect(read(invoice('**Tideway Ltd**\n    Riverside Park, Gravesend DA11 0BB. VAT No GB 556677885'))).toMatchObject({
      supplier_address: 'Riverside Park, Gravesend DA11 0BB',
    })
  })

  test('a telephone right behind the code of the town', () => {
    const art = invoice('**Bayou Engine Repair**\n    309 Canal Road, Houma, LA 70360 985-555-0102')
    expect(read(art)).toMatchObject({ supplier_contact: '985-555-0102' })
  })

  test('a street under a heading needs no code of the town under it', () => {
    const art = invoice(
      '**Prairie Sky Ltd**\n    77 Elm St\n    Lawrence, KS 66044\n\n    Bill to:\n    City of Baldwin\n    803 Eighth Street\n    Baldwin City',
    )
    expect(read(art)).toMatchObject({ client_name: 'City of Baldwin', client_address: '803 Eighth Street\nBaldwin City' })
  })
})

describe('how many, where no column says it', () => {
  const bill = (rows: string) => `
    **Garden Larder Ltd**
    50 Green Lane
    Hereford HR1 2XX

    Invoice 40021
    Date: 11/04/2026

    Description                    Amount
    ${rows}

    Subtotal                       £50.00
    VAT 20%                        £10.00
    Total                          £60.00
  `
  test('in front of the name', () => {
    expect(read(bill('2 x Damson gin 50cl              £30.00\n    1 x Oak serving board            £20.00')).items).toMatchObject([
      { description: 'Damson gin 50cl', quantity: '2', total_amount: '30.00' },
      { description: 'Oak serving board', quantity: '1', total_amount: '20.00' },
    ])
  })

  test('under it with the price, where both give the amount', () => {
    const rows = 'Damson gin 50cl                  £30.00\n    2 x £15.00\n    Oak serving board                £20.00\n    1 x £20.00'
    expect(read(bill(rows)).items).toMatchObject([
      { description: 'Damson gin 50cl', quantity: '2', unit_price: '15.00' },
      { description: 'Oak serving board', quantity: '1', unit_price: '20.00' },
    ])
  })
})

test('of two tables with a total each what is due is the total, as net and tax come to it', () => {
  const art = `
    **Thornbury Joinery Ltd**
    Castle Mills
    Thornbury BS35 2AQ

    Invoice no: 5521
    Date: 4 May 2026

    Description               Hours    Rate     Amount
    Fit internal oak door     12       50.00    600.00
    Making good               2        50.00    100.00
                                       Total    700.00

    Description               Qty      Price    Amount
    Oak door FD30             1        250.00   250.00
    Hinges, pair              2        25.00    50.00
                                       Total    300.00

                                       Net           £1,000.00
                                       VAT @ 20%       £200.00
                                       Amount due    £1,200.00
  `
  expect(read(art)).toMatchObject({ subtotal_without_tax: '1000.00', total_amount_with_tax: '1200.00', items: [{}, {}, {}, {}] })
})

describe('what belongs to another paper, or is no sum of this one', () => {
  const bill = (head: string, rows: string, sums: string) => `
    **Harbour Supply Ltd**
    12 Quay Road
    Hereford HR1 2XX

    ${head}

    Description           Qty   Rate     Amount
    ${rows}

    ${sums}
  `
  const two = 'Carburetor kit        1     60.00    60.00\n    Labour                1     60.00    60.00'

  test('the day of the invoice that a credit memo applies to', () => {
    const head =
      'CREDIT MEMO\n    Credit memo no.       CM-20418\n    Date                  14/03/2026\n    Applies to invoice    INV-118830\n    Invoice date          27/02/2026'
    expect(read(bill(head, two, 'Total credit    120.00'))).toMatchObject({ invoice_number: 'CM-20418', invoice_date: '2026-03-14' })
  })

  test('a tax of 12.00 among the lines is no charge of the twelfth day', () => {
    const head = 'Invoice no. 10077\n    Date: 20/02/2026'
    const { items } = read(bill(head, `${two}\n    Sales tax             1     10.0%    12.00`, 'Total    132.00'))
    expect(items).toHaveLength(2)
  })

  test('what is kept back is not asked for yet', () => {
    const art = `
      **Entreprise Delmas**
      4 route de Toulouse
      31270 Cugnaux

      Facture n° 2026-07 du 29/05/2026

      Désignation     Qté    PU HT       Montant HT
      Terrassement    1      6 000,00    6 000,00
      Fondations      1      4 000,00    4 000,00

                      Total HT                   10 000,00 €
                      TVA 20 %                    2 000,00 €
                      Total TTC                  12 000,00 €
                      Retenue de garantie 5 %     - 600,00 €
                                                 11 400,00 €
    `
    expect(read(art)).toMatchObject({ total_amount_with_tax: '12000.00', amount: '11400.00' })
  })

  test('the file of a tender is no order', () => {
    const art = `
      **Suministros Alcor S.L.**
      C/ Serrería 18
      46022 Valencia

      FACTURA A-2026/118
      Fecha: 22/05/2026
      Expediente: CONTR-2025/00481
    `
    expect(read(art)).not.toHaveProperty('order_reference')
  })
})

test('an account over three lines of a narrow column', () => {
  const art = `
    **Atelier Nobel**
    17 rue Nobel
    38000 Grenoble

    Facture n° 2026-0078
    Date : 18/06/2026

    IBAN
    FR87 3000 4008
    2800 0123
    4567 643
  `
  expect(String(understandDocument(drawDocument(art)).fields.bank_details?.value).replace(/\s/g, '')).toBe('FR8730004008280001234567643')
})

test('the last column of a list is its amount where what is due adds it up', () => {
  const art = `
    **Redline Freight Ltd**
    2200 Terminal Way
    Reno, NV 89502

    Invoice no. 771203
    Date: 20/03/2026

    Shipment                  Freight   Fuel 8%   Total
    Reno - Elko, 4 pallets    400.00    32.00     432.00
    Reno - Ely, 2 pallets     280.00    22.40     302.40

    Total amount due USD 734.40
  `
  expect(read(art)).toMatchObject({ total_amount_with_tax: '734.40' })
})
