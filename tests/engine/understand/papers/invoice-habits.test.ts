import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}

test('amounts in lakhs are read whole', () => {
  expect(read('Invoice No. 7\nSub Total   1,25,400.00\nIGST 18%   22,572.00\nTotal   ₹1,47,972.00').fields).toMatchObject({
    subtotal_without_tax: '125400.00',
    total_amount_with_tax: '147972.00',
    currency: 'INR',
  })
})

test.each(['10844 2210 RT0001', '123456789 RT0001', '1234567890 TQ0001'])('the whole number of a Canadian business: %s', (number) => {
  expect(read(`Invoice No. 7\nGST/HST REG. NO. ${number}`).fields.supplier_tax_id).toBe(number)
})

test('the day up to which a discount is given is not the day the invoice is due', () => {
  expect(read('Invoice No. 884127\n\nPAY 752.28 IF PAID BY 2025-10-17     NET DUE 2025-11-06').fields.due_date).toBe('2025-11-06')
})

test('a credit note is of its own day, not of that of the invoice it corrects', () => {
  expect(
    read(`
      **FACTURA RECTIFICATIVA**
      Número        Fecha         Rectifica a    Fecha fra. original
      R25/000031    06/11/2025    V25/001904     24/10/2025
    `).fields,
  ).toMatchObject({ invoice_number: 'R25/000031', invoice_date: '2025-11-06' })
})

test('number and date behind one bare label', () => {
  expect(
    read('**Invoice**\nNumber/Date           9000417736 / 19.03.2025\nReference no./Date    80911245 / 18.03.2025').fields,
  ).toMatchObject({
    invoice_number: '9000417736',
    invoice_date: '2025-03-19',
  })
})

test('a code of a tax is no amount: `IVA (002) 16%`', () => {
  expect(read('Factura 10482\nSubtotal   17,148.00\nImpuestos trasladados IVA (002) 16%   2,743.68\nTotal   $19,891.68').taxes).toEqual([
    { rate: '16', amount: '2743.68' },
  ])
})

test('the part that goes back with the money names who is paid', () => {
  expect(
    read(`
      Hartwell Dental Group Ltd          Salt Studio Limited
      22 Quay Street                     4 Fore Street
      WOODBRIDGE                         IPSWICH
      IP12 1BX                           IP4 1JL

      Invoice Number INV-2087

      Total  4,383.30

      www.saltstudio.example











      PAYMENT ADVICE

      To: Salt Studio Limited
          4 Fore Street
          IPSWICH
          IP4 1JL
    `).fields.client_name,
  ).toBe('Hartwell Dental Group Ltd')
})

test('prices per hundred and per thousand are the prices printed', () => {
  expect(
    read(`
      Invoice No. 884127

      Part        Description          Shipped   Unit Price UM    Amount
      HB12X3      HEX BOLT 1/2-13      500       68.40 C          342.00
      FW12        FLAT WASHER 1/2      1500      41.20 M          61.80
      LT271       THREADLOCK 50ML      6         38.95 EA         233.70
    `).items,
  ).toMatchObject([
    { quantity: '500', unit_price: '68.40', total_amount: '342.00' },
    { quantity: '1500', unit_price: '41.20', total_amount: '61.80' },
    { quantity: '6', unit_price: '38.95', total_amount: '233.70' },
  ])
})

test('a bill by meters: charges in pounds, prices in pence, the meter named among the heads', () => {
  expect(
    read(`
      Bill number 31077462

      Meter-S18K04471    Units (kWh)   Price     Charge
      Day units          1,412         26.40p    £372.77
      Night units        610           17.90p    £109.19
      Standing charge    30            61.00p    £18.30
    `).items,
  ).toMatchObject([
    { description: 'Day units', quantity: '1412', total_amount: '372.77' },
    { description: 'Night units', quantity: '610', total_amount: '109.19' },
    { description: 'Standing charge', quantity: '30', total_amount: '18.30' },
  ])
})

test('initials of who worked and currencies are no article codes', () => {
  const { items } = read(`
    Invoice No. 61482

    Date       Atty   Description          Hours   Rate     Amount
    05/02/25   KLM    Review lease         1.40    425.00   595.00
    05/06/25   JRT    Conference           0.60    425.00   255.00
  `)
  expect(items).toMatchObject([{ description: 'Review lease' }, { description: 'Conference' }])
  expect(items.every((item) => !('divalto_code' in item))).toBe(true)
})

test('bases and taxes in pairs on one row of boxes', () => {
  expect(
    read(`
      Factura FV25-04417

      BASE 21%    IVA 21%    BASE 10%    IVA 10%      TOTAL A PAGAR
      581,69      122,15     38,00       3,80         745,64 Euros
    `),
  ).toMatchObject({
    fields: { subtotal_without_tax: '619.69', tax_amount: '125.95' },
    taxes: [
      { rate: '21', amount: '122.15' },
      { rate: '10', amount: '3.80' },
    ],
  })
})

test('a tax that is held back is no tax charged', () => {
  expect(
    read('Factura A-2291\nSubtotal   $47,900.00\nIVA Trasladado 16.00%   $7,664.00\nIVA Retenido 4.00%   $1,916.00\nTotal MXN   $53,648.00')
      .taxes,
  ).toEqual([{ rate: '16', amount: '7664.00' }])
})

test('taxes printed under the lines of the table give the net', () => {
  expect(
    read(`
      Invoice # 11873

      Quantity   Description             Rate       Amount
      1          Exterior sign           1,840.00   1,840.00
      6          Lettering, per foot     18.75      112.50
                 GST on sales 5.00%                 97.63
                 QST on sales 9.975%                194.77

      Total   CAD 2,244.90
    `).fields,
  ).toMatchObject({ subtotal_without_tax: '1952.50', tax_amount: '292.40' })
})

test('the account at a utility is the number of the customer, and no account of a bank', () => {
  const { fields } = read('Your electricity bill\nAccount number: 8500 2214 7731\nBill number: 31077462\nTotal amount due   £617.95')
  expect(fields).toMatchObject({ client_id: '8500 2214 7731', invoice_number: '31077462' })
  expect(fields).not.toHaveProperty('bank_details')
})

test.each([
  ['Total S$   962.91', 'SGD'],
  ['Importe Total   S/ 45,264.80', 'PEN'],
  ['TOTAL CDN$   765.46', 'CAD'],
])('%s is money of its country', (line, currency) => {
  expect(read(`Invoice No. 7\n${line}`).fields.currency).toBe(currency)
})

test('a reference that ends in S is no money: WS/118', () =>
  expect(read('Invoice No. 7\nPO WS/118\nTOTAL £ 1,178.35').fields.currency).toBe('GBP'))

test('a row of boxes with number, day and terms is no table of things', () => {
  expect(
    read(`
      Documento   Numero    Data         Cod. cliente   Pagamento        Vs. ordine
      Fattura     1184/A    30/09/2025   C00318         RI.BA. 60 GG     ODA 25/4471
    `),
  ).toMatchObject({ fields: { invoice_number: '1184/A', invoice_date: '2025-09-30', client_id: 'C00318' }, items: [] })
})

test('of a form that prints every rate those with a tax were charged', () => {
  expect(
    read(
      'Factura 2817\nImporte Neto Gravado: $   999234,75\nIVA 27%: $   0,00\nIVA 21%: $   209839,30\nIVA 10.5%: $   0,00\nIVA 0%: $   0,00\nImporte Total: $   1209074,05',
    ).taxes,
  ).toEqual([{ rate: '21', amount: '209839.30' }])
})

test('a tax in a money without cents', () => {
  expect(read('Factura 18442\nMONTO NETO   $ 2.077.500\n19% I.V.A.   $ 394.725\nTOTAL   $ 2.472.225')).toMatchObject({
    fields: { tax_amount: '394725' },
    taxes: [{ rate: '19', amount: '394725' }],
  })
})
