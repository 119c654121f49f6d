import { expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { valueInStrip } from '#app/engine/understand/spots/strip.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain) }
}

test.each([
  ['Pago: 30 días fecha factura, en la cuenta', 'es'],
  ['Payable net 14, that is by 22/06/2025, to', 'en'],
  ['Payé 45 jours fin de mois', 'fr'],
])('days within which one pays, and numbers of laws under them, are no amounts: %s', (terms) => {
  const { fields } = read(`
    Factura nº 4410
    Base imponible          1.000,00
    IVA 21 %                  210,00
    Total                   1.210,00
    ${terms}
    La mora devengará los intereses de la Ley 3/2004, de 29 de diciembre
  `)
  expect(fields).toMatchObject({ total_amount_with_tax: '1210.00', amount: '1210.00' })
})

test('labels centred in their cells over values set to the left are read cell by cell', () => {
  const { fields } = read(`
         FACTURA                FECHA                    Nº CLIENTE          SU PEDIDO         ALBARÁN

    SI726374      1 de septiembre de 2025         43006          947288            175513

    Total factura                     1.210,00
  `)
  expect(fields).toMatchObject({ invoice_number: 'SI726374', client_id: '43006', order_reference: '947288' })
})

test('two rows of values under the labels are a table, whose columns stand where they stand', () => {
  const strip = (rows: string) => {
    const lines = labelPage(drawPage(`   BASE IMPONIBLE      FECHA        CUOTA IVA\n${rows}`))
    return valueInStrip(lines[2]!.labels[0]!, lines)?.text
  }
  expect(strip('3.261,04      4      130,44')).toBe('130,44')
  expect(strip('3.261,04      4      130,44\n5.045,90      21      1.059,64')).toBeUndefined()
})

test('the number of an account behind the sort code of its line is nobody’s customer number', () => {
  expect(read('Invoice No. 7\nPaid by Bank transfer, Lloyds Bank, Sort code 34-68-46, Account number 44617554').fields).not.toHaveProperty(
    'client_id',
  )
})

test('a credit note has its own number, not that of the invoice it is made to', () => {
  expect(
    read(`
    **AVOIR**
    N° 689122
    Date 08.10.2024
    Sur facture FA-118204
  `).fields.invoice_number,
  ).toBe('689122')
})

test('a fact of the column beside the table, on the height of its heads, is none of them; numbers reach over a short head', () => {
  const { items } = read(`
    Invoice 600.6074
    Item      Name                      Qty      Price      Total              Order           BC 809982
    28338     Angle grinder              12      26.38        316.56           Customer        13441
    K50796    Blue roll                   6     190.53      1,143.18           Pay by          22 February 2026
    70592     Bird seed 20 kg            36     187.88      6,763.68           Goods           £8,223.42
                                                                               VAT 20 %        £1,644.68
                                                                               Total           £9,868.10
  `)
  expect(items.map(({ divalto_code, quantity, total_amount }) => [divalto_code, quantity, total_amount])).toEqual([
    ['28338', '12', '316.56'],
    ['K50796', '6', '1143.18'],
    ['70592', '36', '6763.68'],
  ])
})
