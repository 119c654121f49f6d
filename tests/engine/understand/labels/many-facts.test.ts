import { expect, test } from 'vitest'
import { labelPage } from '#app/engine/understand/labels/labels.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

/** Milliseconds of the labels of a line of so many facts between dashes, none of which ends as it should. */
function timeOf(many: number): number {
  const facts = Array.from({ length: many }, (_, at) => `Aa ${at % 10}`).join(' - ')
  const [page] = drawDocument(`${facts} - b Order 4`).pages
  const start = performance.now()
  labelPage(page!)
  return performance.now() - start
}

test('twice as many facts in a line do not take a thousand times as long', () => {
  timeOf(11)
  expect(timeOf(22)).toBeLessThan(MANY * Math.max(timeOf(11), 1))
})
const MANY = 200

test('facts that each end in a number part a line, and the label behind them is heard', () => {
  const { fields } = understandDocument(
    drawDocument(`
Aldgate Repairs Ltd
18 Mill Lane
Norwich NR3 1LB

PURCHASE ORDER 4471-B

Customer no. 646234 - Contract 12-77 - Buyer Ruth Ferreira

Description                      Qty         Price        Amount
Pump seal                          4         10.00         40.00
`),
    { kind: 'work_order' },
  )
  expect(fields.client_name?.value).toBe('Ruth Ferreira')
})
