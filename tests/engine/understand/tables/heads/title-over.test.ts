import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const TITLED = 12 // points, over heads of nine

test.each(['Labour', 'Hours', 'Services', 'Quantity'])('%s in larger type close over the heads is none of them', (title) => {
  const document = drawDocument(`
    **INVOICE** 2291

    ${title.padEnd(10)}
    Description                Hours          Rate        Amount
    Brake pads, front           1.5          60.00         90.00
    Oil change                  0.5          60.00         30.00

                                          Subtotal        120.00
                                          VAT 20%          24.00
                                          Total           144.00
  `)
  const [page] = document.pages
  for (const line of page!.lines.filter(({ text }) => text === title)) {
    line.size = TITLED
    for (const word of line.words) word.size = TITLED
  }
  const rows = understandDocument(document, { kind: 'invoice' }).items
  expect(rows.map(({ description, quantity, unit_price }) => [description, quantity, unit_price].map((cell) => cell?.value))).toEqual([
    ['Brake pads, front', '1.5', '60.00'],
    ['Oil change', '0.5', '60.00'],
  ])
})
