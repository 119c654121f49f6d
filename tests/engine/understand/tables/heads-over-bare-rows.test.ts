import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

/** An order whose rows stand under a line that is, or is not, the row of their heads. */
const cells = (over: string) =>
  understandDocument(
    drawDocument(`
**Bestellung** Nr. 26-0417                Datum: 12.11.2026

Gasthof Zur Linde
Dorfstr. 4
88212 Ravensburg

${over}
Weizen hell Kiste           4        18,50        74,00
Apfelschorle Kiste         12         9,80       117,60
Mineralwasser Kiste         6         7,25        43,50
`),
    { kind: 'work_order' },
  ).items.map((item) => [item.product_name?.value, item.requested_quantity?.value, item.unit_price?.value])

const counted = ['Weizen hell Kiste', '4', '18.50']
const priced = ['Weizen hell Kiste', '18.50', '4']

// `EP` stands for the price of one: over the first column of numbers it says the opposite of what numbers alone do.
test('words over half of the columns are their heads, though only one of them is known', () => {
  expect(cells('Unsere Getränke            EP')[0]).toEqual(priced)
})

test('a word over a single column is no row of heads, and neither is a line with an amount', () => {
  expect(cells('                       zum EP')[0]).toEqual(counted)
  expect(cells('Wie vereinbart zum         EP                 bitte 12,5')[0]).toEqual(counted)
})
