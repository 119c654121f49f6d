import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (lines: string) =>
  understandDocument(
    drawDocument(`
Ilse Grootveld
Keizerstraat 8
Invoice 2026-31
Date: 4 May 2026

${lines}
`),
    { kind: 'invoice' },
  ).items.map((row) => [row.description, row.quantity, row.unit_price, row.total_amount].map((cell) => cell?.value))

describe('a name, and under it how many at what price before the dots that lead to what they come to', () => {
  test('each is one line', () => {
    expect(
      itemsOf(`
Trailer of two minutes, Dutch subtitles
  40 min x $5.50 ............................ 220.00

Titles and credits,
both versions of the film
  2 h x $45.00 .............................. 90.00

Rush fee
  1 x $75.00 ................................ 75.00

                           TOTAL        $385.00
`),
    ).toEqual([
      ['Trailer of two minutes, Dutch subtitles', '40', '5.50', '220.00'],
      ['Titles and credits, both versions of the film', '2', '45.00', '90.00'],
      ['Rush fee', '1', '75.00', '75.00'],
    ])
  })

  test('what the amount does not prove is the name of its line', () => {
    expect(
      itemsOf(`
Boards and frames
  Board 40 x 60 oak ......................... 220.00
  Frame 30 x 40 ash ......................... 90.00

                           TOTAL        $310.00
`),
    ).toEqual([
      ['Board 40 x 60 oak', undefined, undefined, '220.00'],
      ['Frame 30 x 40 ash', undefined, undefined, '90.00'],
    ])
  })
})
