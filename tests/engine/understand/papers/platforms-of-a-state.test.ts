import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const order = (bank = '') => `
**CONTRATA**                                           CATÁLOGO ESTATAL
Servicio de Adquisiciones

              ORDEN DE COMPRA

Orden de compra:      CE-2026000417       Fecha de emisión:     14-05-2026

              DATOS DEL PROVEEDOR
Nombre comercial:     MUEBLES ARENILLAS
RUC:                  0790114420001       Teléfono:             072 555 110
${bank}

              DATOS DE LA ENTIDAD CONTRATANTE
Entidad contratante:  HOSPITAL CANTONAL DE SUCÚA                RUC:    1460001120001

              DIRECCIÓN DE ENTREGA
Provincia:            MORONA SANTIAGO     Cantón:               SUCÚA
Parroquia:            ASUNCIÓN            Calle:                AV. LOJA
Número:               4-18                Intersección:         CALLE EDMUNDO CARVAJAL

CPC             Descripción                      Cant      V. unitario     Sub. Total      Partida
381210011       Mesa de trabajo                  1,250          1.1200     1,400.0000      530601
381110204       Silla apilable                      80          9.5000       760.0000      530601

                                                 Subtotal          2,160.0000
`
const read = (art: string) => understandDocument(drawDocument(art), { kind: 'work_order' })

test('who contracts buys, whatever platform prints its name over the order', () => {
  expect(read(order()).fields.customer_company_name?.value).toBe('HOSPITAL CANTONAL DE SUCÚA')
})

test('an address with each of its parts in a cell', () => {
  const parts = 'AV. LOJA\n4-18\nCALLE EDMUNDO CARVAJAL\nASUNCIÓN\nSUCÚA\nMORONA SANTIAGO'
  expect(read(order()).fields.delivery_address?.value).toBe(parts)
})

test('four decimals tell which sign parts thousands, and the classification of goods is the code', () => {
  const { items } = read(order())
  expect(items.map((row) => [row.product_code?.value, row.requested_quantity?.value])).toEqual([
    ['381210011', '1250'],
    ['381110204', '80'],
  ])
})

test('an account with the sort of account beside it is a bank’s', () => {
  const account = 'Tipo de cuenta:       Corriente           Número de cuenta:     3301227415'
  expect(read(order(account)).fields.customer_code?.value).toBeUndefined()
})

const american = (head: string, value: string) => `
Orchard Valley Packing Co.                   PURCHASE ORDER
811 Cannery Rd                               Order Number      41877
Yakima WA 98901                              Order Date        10/02/25

Supplier
Cascade Bearing Supply
1200 Fruitvale Blvd
Yakima WA 98902

Buyer                 Freight         Currency          ${head}
ORTEGA, LENA          Prepaid         USD               ${value}

Item          Description             Qty      Unit Cost     Extended
BR-6204       Bearing                 10       7.50          75.00
VB-77         V-belt                  20       9.00          180.00
`

test('an account of the buyer’s ledger is no number of the customer', () => {
  expect(read(american('Acct', '20.5110')).fields.customer_code?.value).toBeUndefined()
  expect(read(american('Customer No.', 'C20511')).fields.customer_code?.value).toBe('C20511')
})
