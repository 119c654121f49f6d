import { expect, test } from 'vitest'
import { isChargeText } from '#app/engine/understand/tables/lines/sum-words.ts'

test.each(['Charge 81000', 'Charge: CH-81000', 'Charge Nr. 4471'])('a German lot is no charge: %s', (text) =>
  expect(isChargeText(text)).toBe(false),
)

test.each(['Charge', 'Charge for packing', 'Charge 12.50', 'Charge 4 %'])('what is charged: %s', (text) =>
  expect(isChargeText(text)).toBe(true),
)
