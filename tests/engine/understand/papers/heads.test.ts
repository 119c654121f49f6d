import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields } = understandDocument(drawDocument(art))
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

test('a date alone in the head dates the paper where nothing else does', () => {
  expect(read('**INVOICE EF-1180**\n\n18 February 2026\n\nPO number: 45-0092\n\nTotal   GBP 1,530.00')).toMatchObject({
    invoice_date: '2026-02-18',
  })
  expect(read('**INVOICE**\nInvoice date: 3 March 2026\n\n18 February 2026\n\nInvoice no: 4711')).toMatchObject({
    invoice_date: '2026-03-03',
  })
})

test('two dates alone in the head are no date of the paper', () => {
  expect(read('**INVOICE EF-1180**\n\n18 February 2026\n\n\n21 February 2026\n\nTotal   GBP 1,530.00')).not.toHaveProperty('invoice_date')
})

test('two labels parted by a stroke share the value behind them', () => {
  expect(read('Invoice no: 4711\nInvoice date / Delivery date 09 February 2026')).toMatchObject({ invoice_date: '2026-02-09' })
})

test('numbers printed in groups of three are one number', () => {
  expect(read('Facture n° 10 208 774 519 du 12/03/2026\nRéférence client : 6 014 882 310')).toMatchObject({
    invoice_number: '10 208 774 519',
    client_id: '6 014 882 310',
    invoice_date: '2026-03-12',
  })
})

test('a balance from before is not what is due', () => {
  expect(read('Facture n° 4711\nTotal TTC   408,94\nSolde antérieur   3,92\nNet à payer   412,86')).toMatchObject({ amount: '412.86' })
})

test('the tax number of a seller in India', () => {
  const [line, id] = ['GSTIN: 27AAPFU0939F1ZV', '27AAPFU0939F1ZV']
  expect(
    read(`**INVOICE**\nMaple Works Ltd\n12 King Street, Toronto\n${line}\n\nInvoice no: 4711`).supplier_tax_id?.replace(/\s/g, ''),
  ).toBe(id)
})
