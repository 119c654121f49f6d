import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const strip = (heads: string, values: string) =>
  understandDocument(
    drawDocument(`
Larkfield Candles Ltd
Mill Lane
Hexham NE46 3PB

${heads}
${values}

Bill to
The Corner Apothecary Ltd
41 Castlegate
Berwick-upon-Tweed TD15 1AX

Description            Qty       Price       Amount
Candle                 10        12.00       120.00

                       Net                   120.00
                       VAT 20%                24.00
                       Total                £144.00
`),
  ).fields

test.each(['A/C CORN02', 'A/C no. CORN02', 'Acct: CORN02'])('an account in letters and figures alone in its cell: %s', (account) => {
  const fields = strip(`Invoice 18834      Date 21 April 2026      ${account}`, '')
  expect(fields.client_id?.value).toBe('CORN02')
})

test('what a house calls a shop that sells its things', () => {
  const fields = strip(
    'Invoice          Invoiced         Stockist         Order ref',
    'LC-7204          24 Feb 26        ST-417           LC-PO-88',
  )
  expect(fields.client_id?.value).toBe('ST-417')
})

test.each(['Autumn / Fenella', 'Est. of P. Halvorsen', 'R. Thies, Nordufer'])('an order in words of several parts: %s', (name) => {
  const fields = strip(`Invoice          Invoiced         Order ref`, `LC-7204          24 Feb 26        ${name}`)
  expect(fields.order_reference?.value).toBe(name)
})

test.each(['Bank transfer', 'Fenella Marsh', 'By phone'])('no name of an order: %s', (name) => {
  const fields = strip(`Invoice          Invoiced         Order ref`, `LC-7204          24 Feb 26        ${name}`)
  expect(fields.order_reference).toBeUndefined()
})

test('an account of the ledger over the name of the customer', () => {
  const { fields } = understandDocument(
    drawDocument(`
Piensos Gúdar, S.L.                        CLIENTE 430.00093
Ctra. de Alcañiz, km 12                    Granja El Toril, S.L.
44400 Mora de Rubielos (Teruel)            Calle San Roque, 4
                                           44001 Teruel

Factura n.º 26/1.118                       27-02-2026

Artículo               Sacos      Precio      Importe
Pienso de cebo         10         12,00       120,00

                       Base imponible         120,00
                       IVA 10 %                12,00
                       TOTAL EUROS            132,00
`),
  )
  expect(fields.client_id?.value).toBe('430.00093')
  expect(fields.client_name?.value).toBe('Granja El Toril, S.L.')
})

test('the second number of a program is that of the order', () => {
  const fields = strip('Fecha 21/04/2026         Número 2        PED-0417', '')
  expect(fields.order_reference?.value).toBe('PED-0417')
})
