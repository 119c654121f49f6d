import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('a word for a sum that others follow heads no number below it', () => {
  const { fields } = understandDocument(
    drawDocument(`
**Order** 2023/4641

Ship to:
Vantage Row Fitters
Goods entrance
221 Harrow Hill
Bristol BS1 6QF

Units      Ref.       Description
7          910805     Basmati rice
2          663859     Sunflower oil`),
    { kind: 'work_order' },
  )
  expect(fields.total_amount_without_tax).toBeUndefined()
})
