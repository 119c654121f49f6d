import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (kind: KindName, art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

test('captions in the same type under a row of values', () => {
  const fields = read(
    'work_order',
    `
Nota de encomenda
9201020          16-10-2025       Marco Zanetti            Manutenzione        K6300
Nostro ordine    Data             Persona di contatto      Reparto             N. cliente

Articolo     Prodotto                 Q.tà
4711         Petto di pollo           5`,
  )
  expect(fields).toMatchObject({
    name: '9201020',
    order_date: '2025-10-16',
    client_name: 'Marco Zanetti',
    department: 'Manutenzione',
    customer_code: 'K6300',
  })
})

test('two titles, one number', () => {
  expect(read('invoice', 'Rechnung / Lieferschein 51-46678').invoice_number).toBe('51-46678')
})

test('a department called like the place where goods go', () => {
  const fields = read(
    'work_order',
    `
Pedido de compra 4711
Fecha del pedido    2025-04-26
Departamento        Almacén
Fecha requerida     2025-04-29`,
  )
  expect(fields).toMatchObject({ department: 'Almacén', requested_delivery_date: '2025-04-29' })
})

test('sentences of the law over the line that says who writes', () => {
  const fields = read(
    'invoice',
    `
**Halcyon** **Produce**

Invoice no. 4711
Sold to:
The Copper Kettle plc
12 Weavers Lane
Belfast BT9 5NL

Item            Quantity     Price     Total
Eggs                   4      2.00      8.00



Title to the goods does not pass until paid in full.
Halcyon Produce | 185 Weavers Lane | York YO10 3FA | info@halcyon-produce.example`,
  )
  expect(fields).toMatchObject({ supplier_name: 'Halcyon Produce', supplier_address: '185 Weavers Lane | York YO10 3FA' })
})

describe('the offer that was answered', () => {
  test('is no order of an invoice', () => {
    const fields = read(
      'invoice',
      `
Invoice no. 4711
Your ref.: PO44302
Quote no.: 47-1420`,
    )
    expect(fields.order_reference).toBe('PO44302')
    expect(read('invoice', 'Invoice no. 4711\nQuote no.: 47-1420').order_reference).toBeUndefined()
  })

  test('has another day than the order', () => {
    const fields = read(
      'work_order',
      `
Purchase order 4711
Issued on: 2026-02-01
Quote date: 2026-01-25`,
    )
    expect(fields.order_date).toBe('2026-02-01')
  })
})

test('what is to be paid in one language is the sum before tax in that of the paper', () => {
  const fields = read(
    'invoice',
    `
Fatura n.º 4711
Data da fatura: 11 de abril de 2024
Pagar até: 11 de maio de 2024

Designação               Quantidade     Preço     Total
Peito de frango                   4      2,00      8,00

                              Total líquido        8,00
                              IVA 23%              1,84
                              Total                9,84`,
  )
  expect(fields).toMatchObject({ subtotal_without_tax: '8.00', total_amount_with_tax: '9.84', amount: '9.84' })
})

test('days before which to pay', () => {
  expect(read('invoice', 'Invoice no. 4711\nPlease pay before     08/08/2024').due_date).toBe('2024-08-08')
  expect(read('invoice', 'Facture n° 4711\nÉchéance de paiement: 27.03.2024').due_date).toBe('2024-03-27')
})
