import { expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const wanted = (first: string, second: string) =>
  fieldOfOrder(
    drawDocument(`
Marlowe Hotels plc                          **PURCHASE** **ORDER**
88 Quay Parade, Bristol BS1 4RW             PO 4500-2281

Order date: 02/04/2026
${first}: 05/05/2026
${second}: 12/05/2026
${ITEMS}`),
  )('requested_delivery_date')

test.each([
  ['Ship Date', 'In Hands Date'],
  ['Ship date', 'Delivery date'],
  ['Ship by', 'Must arrive by'],
  ['Ship on', 'Dock date'],
])('%s beside %s: goods are wanted when they are to arrive', (leaves, arrives) => {
  expect(wanted(leaves, arrives)).toBe('2026-05-12')
})

test('a ship date alone is the day', () => {
  expect(wanted('Ship date', 'Cancel date')).toBe('2026-05-05')
})
