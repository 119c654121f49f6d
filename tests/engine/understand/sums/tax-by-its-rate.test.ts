import { expect, test } from 'vitest'
import { isShareOf } from '#app/engine/understand/sums/tax-by-its-rate.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (rows: string) =>
  understandDocument(
    drawDocument(`
Northgate Supplies Ltd
63 High Street
Leeds LS1 9AB

Invoice F-2023-144
Date: 15 August 2025

Description                      Qty         Price        Amount
Cable drum                         4         10.00         40.00
Drum stand                         1         60.00         60.00

${rows}
`),
    { kind: 'invoice' },
  )

test('a row that no label makes the tax is it where its rate makes its amount of the rest of the total', () => {
  const { fields, vat_details: vat } = read(`
                                            Sub Total     100.00
                                            ST 8% @ 8.0     8.00
                                            Grand Total   108.00`)
  expect(fields.tax_amount?.value).toBe('8.00')
  expect(vat.map(({ rate, amount }) => [rate?.value, amount?.value])).toEqual([['8', '8.00']])
})

test('what is asked for is the total where none is named', () => {
  const { fields } = read(`
                                            Merchandise           100.00
                                            State levy 8%           8.00
                                            Please pay            108.00`)
  expect(fields.tax_amount?.value).toBe('8.00')
})

test('a charge for service is counted in per cent too, and is no tax', () => {
  const { fields } = read(`
                                            Sub Total             100.00
                                            Service charge 10%     10.00
                                            Grand Total           110.00`)
  expect(fields.tax_amount?.value ?? null).toBeNull()
})

test('the share of a total, to the cent', () => {
  expect(isShareOf('3294.00', '20', '549.00')).toBe(true)
  expect(isShareOf('43.79', '8.25', '3.34')).toBe(true)
  expect(isShareOf('110.00', '20', '10.00')).toBe(false)
})
