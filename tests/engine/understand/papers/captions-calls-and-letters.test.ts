import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))

describe('sums whose captions stand under them', () => {
  const invoice = read(`
Maçonnerie Kerdoncuff SARL
12 rue du Port
29900 Concarneau

**FACTURE** **F-2291**
Date : 04/05/2026
                                                          Client
                                                          Syndic Ar Mor
                                                          3 quai Nul
                                                          29000 Quimper

Désignation                      P.U.        Qté        Total HT
Reprise de façade                40,00       100        4 000,00
Enduit à la chaux                25,00       40         1 000,00

5 000,00          1 000,00          6 000,00 €          -300,00                5 700,00 €
Total HT          TVA 20 %          Total TTC           Retenue de garantie 5 %   Net à payer
`)

  test('are read with their rate, and are no line of the table', () => {
    expect(invoice.fields.subtotal_without_tax?.value).toBe('5000.00')
    expect(invoice.fields.tax_amount?.value).toBe('1000.00')
    expect(invoice.fields.total_amount_with_tax?.value).toBe('6000.00')
    expect(invoice.fields.amount?.value).toBe('5700.00')
    expect(invoice.vat_details.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([['20', '1000.00']])
    expect(invoice.items).toHaveLength(2)
  })

  test('may name several taxes', () => {
    const { vat_details: taxes } = read(`
Larkspur Awnings LLC
77 Depot Street
Bend, OR 97701

**INVOICE** **7731**
Date: 05/04/2026

Description                      Each        Pcs        Extended
Window awning                    150.00      4          600.00
Patio cover, fitted              100.00      2          200.00

800.00            48.00             10.00                858.00 $
Subtotal          State tax 6 %     County tax 1.25 %    Invoice total
`)
    expect(taxes.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([
      ['6', '48.00'],
      ['1.25', '10.00'],
    ])
  })
})

describe('what calls for rent or funds', () => {
  test('is a bill with a number of its own, whose title is nobody’s name', () => {
    const { fields } = read(`
**Appel** **de** **loyer** **du** **2e** **trimestre**
Appel n° : 3071/26
Émis le : 14/03/2026
                                                          Librairie Talou
                                                          3 place Verte
                                                          35000 Rennes

Désignation                      P.U.        Qté        Total HT
Loyer du local                   1 000,00    3          3 000,00

                                            Total HT    3 000,00
                                            TVA 20 %      600,00
                                            Total TTC   3 600,00

SCI des Trois Moulins 94 rue des Tilleuls, 59800 Lille
`)
    expect(fields.invoice_number?.value).toBe('3071/26')
    expect(fields.order_reference?.value).toBeUndefined()
  })

  test('is told from what was called off', () => {
    const { fields } = read(`
Aciers du Vexin SAS
2 rue de la Forge
95300 Pontoise

**FACTURE** **F-8812**
Date : 14/03/2026
Appel n° : 440217
                                                          Ateliers Brun
                                                          3 place Verte
                                                          35000 Rennes

Désignation                      P.U.        Qté        Total HT
Cornière acier                   10,00       30         300,00

                                            Total HT      300,00
                                            TVA 20 %       60,00
                                            Total TTC     360,00
`)
    expect(fields.invoice_number?.value).toBe('F-8812')
    expect(fields.order_reference?.value).toBe('440217')
  })
})

describe('a firm and its address in one line with nothing but blanks between them', () => {
  const withFoot = (foot: string) =>
    read(`
**INVOICE** **4471**
Date: 14/03/2026
                                                          Bill to
                                                          Oakes Joinery
                                                          3 Green Lane
                                                          Derby DE1 2BT
                                                          Goods despatched to
                                                          Oakes Joinery, Unit 4
                                                          9 Station Road
                                                          Leeds LS1 4DY

Description                      Price       Qty        Total
Oak board                        10.00       30         300.00

                                            Net           300.00
                                            VAT 20%        60.00
                                            Total         360.00

${foot}
`).fields

  test('are parted behind its legal form', () => {
    const fields = withFoot('Sandgate Timber Ltd 40 Mill Road, Ely CB7 4AA\nVAT no. GB 123 4567 82')
    expect(fields.supplier_name?.value).toBe('Sandgate Timber Ltd')
    expect(fields.supplier_address?.value).toBe('40 Mill Road, Ely CB7 4AA')
  })

  test('end at the stop of the town, before a telephone', () => {
    const fields = withFoot('Sandgate Timber SAS, 40 rue du Moulin, 44200 Nantes. 02 40 11 22 33, vente@sandgate.example')
    expect(fields.supplier_address?.value).toBe('40 rue du Moulin, 44200 Nantes')
  })
})

describe('a letter that sends a bill', () => {
  const letter = (sentence: string) =>
    read(`
Thornbury Joinery Ltd
25 Victoria Road
York YO1 7HH

The Old Rectory Hotel
239 Park View
York YO1 7HH

${sentence}

Works                            Rate        Qty        Sum
Oak staircase                    3000.00     1          3000.00

                                            Total before VAT  3000.00
                                            VAT 20%            600.00
                                            Total             3600.00
`).fields

  test.each([
    [
      'Please find enclosed our invoice 4498/26 of 22 March 2026 for the works ordered by you under B18620.',
      '4498/26',
      '2026-03-22',
      'B18620',
    ],
    ['Veuillez trouver ci-joint notre facture n° 3317/26 du 4 avril 2026 pour vos travaux.', '3317/26', '2026-04-04', undefined],
    ['Adjuntamos nuestra factura núm. 8812/26 de fecha 4 de abril de 2026.', '8812/26', '2026-04-04', undefined],
    ['Anbei erhalten Sie unsere Rechnung Nr. 5512/26 vom 4. April 2026.', '5512/26', '2026-04-04', undefined],
  ])('%s', (sentence, number, day, order) => {
    const fields = letter(sentence)
    expect(fields.invoice_number?.value).toBe(number)
    expect(fields.invoice_date?.value).toBe(day)
    if (order) expect(fields.order_reference?.value).toBe(order)
  })

  test('takes no number of a bill that is only spoken of', () => {
    expect(letter('We have not been paid for our invoice 4498/26 of 22 March 2026.').invoice_number?.reason ?? '').not.toMatch(/sends/)
  })
})

test('no tax at all is not what the same row says of the total', () => {
  const { vat_details: taxes } = read(`
Haldane Castings Ltd
25 Victoria Road
York YO1 7HH
                                                          Bill to
                                                          Oakes Joinery
                                                          3 Green Lane
                                                          Derby DE1 2BT

**INVOICE** **4471**
Date: 14/03/2026

Description                      Price       Qty        Total
Iron bracket                     30.00       30         900.00
Iron hinge                       4.00        10         40.00

Value of goods   940.00   VAT 0.00 %   0.00   Invoice amount   940.00
`)
  expect(taxes.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([['0', '0.00']])
})

describe('numbers by labels of trades', () => {
  const withFacts = (facts: string) =>
    read(`
Calder Skills Trust Ltd
25 Victoria Road
York YO1 7HH
                                                          Bill to
                                                          Oakes Joinery
                                                          3 Green Lane
                                                          Derby DE1 2BT

**INVOICE** **4471**
${facts}

Description                      Price       Qty        Total
Oak board                        10.00       30         300.00

                                            Net           300.00
                                            VAT 20%        60.00
                                            Total         360.00
`).fields

  test('a booking is ordered, a tenant is a customer', () => {
    const fields = withFacts('Date: 14/03/2026\nTraining PO: 3262406\nTenant ref: L20417')
    expect(fields.order_reference?.value).toBe('3262406')
    expect(fields.client_id?.value).toBe('L20417')
  })

  test('two groups of four figures under an account are its number', () => {
    expect(withFacts('Date: 14/03/2026\n\nCustomer number\n**7261** **5853**').client_id?.value).toBe('7261 5853')
  })

  test('where money is routed is no customer', () => {
    expect(withFacts('Date: 14/03/2026\nRouting no. 578889831 · Account no. 2627549149').client_id?.value).toBeUndefined()
  })

  test('a market is invoiced on its day', () => {
    expect(withFacts('Market day: 12/02/2026').invoice_date?.value).toBe('2026-02-12')
  })
})
