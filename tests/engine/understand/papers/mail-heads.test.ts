import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('the head of a mail in cells, a table pasted into it, and the mail that it answers', () => {
  const { kind, fields, items } = understandDocument(
    drawDocument(`
From:             Roisin Gallagher <roisin@thesaltyardinn.example>
Sent:             Thursday 11 June 2026 21:47
To:               orders@burrenproduce.example
Subject:          RE: Delivery Saturday - order 3391

Hi Declan,

Can we have the following for Saturday 13 June please:

Product                      Code        Unit           How many     Price each (€)
Baby potatoes, washed        POT04       10 kg bag      6            9.80
Strawberries, Wexford        STR01       5 kg tray      8            22.00

Thanks a million,

Roisin Gallagher
Head Chef
The Salt Yard Inn, 3 Quay Street, Kinvara
Account BP-2207

From: Declan Burke <orders@burrenproduce.example>
Sent: Wednesday 10 June 2026 09:02
To: Roisin Gallagher
Subject: Delivery Saturday

Please order before 14:00, price list 7781 attached.`),
  )
  expect(kind).toBe('work_order')
  expect(fields.name?.value).toBe('3391')
  expect(fields.order_date?.value).toBe('2026-06-11')
  expect(fields.requested_delivery_date?.value).toBe('2026-06-13')
  expect(fields.client_name?.value).toBe('Roisin Gallagher')
  expect(fields.customer_company_name?.value).toBe('The Salt Yard Inn')
  expect(fields.note).toBeUndefined()
  expect(items.map((item) => [item.product_code?.value, item.requested_quantity?.value])).toEqual([
    ['POT04', '6'],
    ['STR01', '8'],
  ])
})
