import { describe, expect, test } from 'vitest'
import type { Document, Word } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const itemsOf = (document: Document) =>
  understandDocument(document, { kind: 'work_order' }).items.map((item) =>
    ['product_name', 'requested_quantity', 'unit_price', 'total_amount'].map((field) => item[field]?.value),
  )

describe('a column for each shop, whose heads are set on their side', () => {
  const document = drawDocument(`
**PURCHASE** **ORDER** 4500-20881

Description                Item code      Pack                                                 Total      Cost      Line cost
Paper towel, white         70118             box          4           5                11        20      4.00          80.00
Soap, lavender             70125             box                     12           3              15      2.00          30.00
Candle, beeswax            70132             each         6                       6              12      5.00          60.00
Linen spray                70149             box          1           2           3    4         10      3.00          30.00

                                                                                    Total net                         200.00`)
  const [page] = document.pages
  const row = page!.words.find(({ text }) => text === 'Pack')!
  const ends = [58, 70, 82, 89].map((at) => 40 + at * 5)
  const turned = (text: string, right: number, bottom: number): Word => ({
    ...row,
    text,
    angle: 270,
    box: { left: right - 12, right: right - 3, top: bottom - 5 * text.length, bottom },
  })
  const heads = ends.flatMap((end, at) => [
    turned(`0${at + 1}`, end, row.box.bottom),
    turned(['Lyme', 'Beer', 'Seaton', 'Sidmouth'][at]!, end, row.box.bottom - 13),
  ])

  test('is a share of the total, which is what a line asks for', () => {
    expect(itemsOf({ ...document, pages: [{ ...page!, words: [...page!.words, ...heads] }] })).toEqual([
      ['Paper towel, white', '20', '4.00', '80.00'],
      ['Soap, lavender', '15', '2.00', '30.00'],
      ['Candle, beeswax', '12', '5.00', '60.00'],
      ['Linen spray', '10', '3.00', '30.00'],
    ])
  })
})
