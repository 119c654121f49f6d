import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const dateOf = (page: string) => understandDocument(drawDocument(page), { kind: 'invoice' }).fields.invoice_date?.value

test('the day behind the town dates the paper, not the one on which it was printed', () => {
  expect(
    dateOf(`
      Tamar Safety Wear plc
      21 Weavers Lane
      York YO10 3FA                                         York, 20 Aug 2025

      Invoice
      Invoice no.: PO-16929 - Printed on: 15 Aug 2025 - Dispatch no.: 12751008
    `),
  ).toBe('2025-08-20')
})

test('months and days of the week behind the town', () => {
  expect(dateOf('Halvorsen Fasteners\n540 W 5th Street\n\nPortland, April 27, 2025\n\nTax Invoice 25/5807-V')).toBe('2025-04-27')
  expect(dateOf('Fenwick Catering\n12 High Street\n\nBelfast, Friday 15 August 2025\n\nInvoice 25/5807-V')).toBe('2025-08-15')
})

test('a day right under the title whose own label stands beneath it', () => {
  expect(
    dateOf(`
                                                        Portland, 3rd December 2025
      Prairie Medical Products
      487 W 5th Street

                       VAT INVOICE
      C-58031          25th November 2025      128-267
      Invoice number   Printed on              Customer ID
    `),
  ).toBe('2025-12-03')
})

test('a day beside the label of another day is not the only one in the head', () => {
  const { order_date } = understandDocument(
    drawDocument(`
      Bestellschein
      Bestellnummer: SI778203

      Debitor         K2263            Lieferung am     26.06.2025
      Druckdatum      10.06.2025
    `),
    { kind: 'work_order' },
  ).fields
  expect(order_date?.value).toBeUndefined()
})

test('a day beside a bare "Du" is the paper\'s', () => {
  expect(
    dateOf(`
      Marée Kermorvan SAS
      29760 Penmarc'h

      FACTURE N°     2026-04417
      Du             19/03/2026                 Cuisine centrale
    `),
  ).toBe('2026-03-19')
})
