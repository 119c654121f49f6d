import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const art = `
**PURCHASE** **ORDER** 4500-7712

Ln            Cost centre     Stock                    Item                            Reference        Price        Qty        Value
1     44000                       2 Hand towel                             700.120                       2.00         10        20.00
2     44010                       9 Bath robe                              700.131                       9.00          3        27.00
3     44020                      16 Face cloth                             700.142                       1.00         20        20.00

                                                                                            Total excl. VAT                      67.00`

/** The page with rules drawn right before the words that each column begins with. */
function ruled(drawn: boolean) {
  const document = drawDocument(art)
  const [page] = document.pages
  const { top } = page!.words.find(({ text }) => text === 'Ln')!.box
  const { bottom } = page!.words.find(({ text }) => text === '44020')!.box
  const starts = ['44000', '2', 'Hand', '700.120'].map((text) => page!.words.find((word) => word.text === text)!.box.left - 2)
  const rules = starts.map((x) => ({ page: 1, box: { left: x - 0.5, top: top - 2, right: x, bottom: bottom + 2 } }))
  return understandDocument({ ...document, pages: [{ ...page!, rules: drawn ? rules : [] }] }, { kind: 'work_order' }).items
}

test.each([true, false])('a cell far before the middle of its head is no part of the column before: between rules %s', (drawn) => {
  const items = ruled(drawn)
  expect(items.map(({ product_code }) => product_code?.value)).toEqual(['700.120', '700.131', '700.142'])
  expect(items.map(({ product_name }) => product_name?.value)).toEqual(['Hand towel', 'Bath robe', 'Face cloth'])
})
