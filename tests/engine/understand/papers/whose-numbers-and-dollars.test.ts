import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { readOrderWith } from './field-of-order.ts'

const bill = (art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return (name: string) => fields[name]?.value ?? undefined
}

test.each([
  ['Nota di credito / Credit Note no. 88-40217', 'RIF. FATTURA N.: 51120984'],
  ['Nota de crédito / Sales Credit Note no. 88-40217', 'Ref. invoice no.: 51120984'],
])('%s names itself, whatever invoice it takes back', (title, taken) => {
  expect(
    bill(`
Coltelleria Monviso S.r.l.
Via Carena 4
12100 Cuneo

${title}
Data / Date: 19/02/2031
${taken}

Codice      Descrizione                Q.tà       Prezzo     Totale
CM-10       Coltello da pane           2          10,00      20,00

Totale imponibile     20,00
IVA 22%                4,40
Totale                24,40
`)('invoice_number'),
  ).toBe('88-40217')
})

const serials = (head: string) => `
Ashdown Tools Ltd
12 Mill Lane
Norwich NR3 1LB

Invoice

${head}                    Date issued
77/4120-B                        19 February 2031

Description                Qty        Price      Amount
Torque wrench              1          80.00      80.00
Serial no. TW-40118
Bench grinder              1          90.00      90.00
Serial no. BG-71103

Net                  170.00
VAT 20%               34.00
Total                204.00
`

test('what the firm calls its own invoice is its number', () => expect(bill(serials('Our invoice'))('invoice_number')).toBe('77/4120-B'))

test('the serial number of each tool is none of the invoice', () => expect(bill(serials('Docket'))('invoice_number')).not.toMatch(/TW|BG/))

test.each([
  ['IVA 16 %', 'MXN'],
  ['IVA (16%)', 'MXN'],
  ['Sales tax 16 %', 'USD'],
])('a bare dollar under %s is %s', (tax, currency) => {
  expect(
    bill(`
Herrajes del Bosque
Calle Olmo 12
44100 Guadalajara

Factura HB-4410
Fecha: 2031-02-19

Descripción                Cantidad   Precio     Importe
Bisagra                    10         $5.00      $50.00

Subtotal        $50.00
${tax}          $8.00
Total           $58.00
`)('currency'),
  ).toBe(currency)
})

test.each([
  `Delivery hours: between 11:00 and 13:00
Customer no.: 41007
Delivery date: 7 April 2031`,
  `Orario di consegna: 11:00 - 13:00
Codice fornitore: 41007 Orario di consegna:`,
])('a number over the next heading is no town of a delivery: %s', (facts) => {
  expect(readOrderWith(facts)('delivery_address')).toBeUndefined()
})

test('who delivers is no sentence about where to', () => {
  expect(
    readOrderWith(`
                              Fornecedor / Supplier details:
                              Cerâmica do Vouga Lda.
                              Rua do Forno 12
                              3800-120 Aveiro
`)('delivery_address'),
  ).toBeUndefined()
})

test.each(['Goods in', 'Goods inward'])('%s says when', (label) => {
  const field = readOrderWith(`${label}: between 9am and 2pm`)
  expect([field('start_delivery_time'), field('end_delivery_time')]).toEqual(['09:00', '14:00'])
})

test('caterers and engineers live in no street', () => {
  const field = bill(`
Fernhill Catering Supplies, Unit 8 Quay Park, York YO10 3FA
office@fernhill-catering-supplies.example

Ashdown Academy                                   VAT INVOICE
15 Mill Lane
Derby DE1 2GP                                     Invoice no.     Date
                                                  F 66071         19 October 2031

Description                Qty        Price      Amount
Bread knife                2          10.00      20.00

Net                   20.00
VAT 20%                4.00
Total                 24.00
`)
  expect([field('supplier_name'), field('client_name')]).toEqual(['Fernhill Catering Supplies', 'Ashdown Academy'])
})
