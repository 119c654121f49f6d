import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const order = (title: string, total: string, amount: string) =>
  understandDocument(
    drawDocument(`
      ${title} CL-2026-0388

      Qty     Description                          Price        Amount
      10      Stage truss 3 m                      38.00        380.00
      4       Chain hoist                          60.00        240.00

                                   ${total} ${amount}
    `),
  ).fields

test.each([
  ['PURCHASE ORDER', 'Total hire excl. VAT', '620.00'],
  ['BON DE COMMANDE', 'Total location HT', '620,00 €'],
  ['PEDIDO DE COMPRA', 'Total alquiler sin IVA', '620,00 €'],
  ['BESTELLUNG', 'Gesamt Miete ohne MwSt.', '620,00 €'],
])('%s: the words behind the total say of what it is, and that the tax is not in it', (title, total, amount) => {
  const fields = order(title, total, amount)
  expect(fields.total_amount_without_tax?.value).toBe('620.00')
  expect(fields.total_amount_with_tax?.value).toBeUndefined()
})

test.each([
  ['BON DE COMMANDE', 'Total location TTC', '744,00 €'],
  ['PEDIDO DE COMPRA', 'Total alquiler con IVA', '744,00 €'],
])('%s: or that it is', (title, total, amount) => {
  const fields = order(title, total, amount)
  expect(fields.total_amount_with_tax?.value).toBe('744.00')
  expect(fields.total_amount_without_tax?.value).not.toBe('744.00')
})
