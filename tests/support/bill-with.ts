import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from './page.ts'

/** The fields of a plain bill under whose sums these lines stand. */
export const readBillWith = (lines: string) =>
  understandDocument(
    drawDocument(`
Aldgate Repairs Ltd
18 Mill Lane
Norwich NR3 1LB

Invoice A-2025-071
Date: 4 June 2025

Description                      Qty         Price        Amount
Pump seal                          4         10.00         40.00

                                            Subtotal       40.00
                                            VAT 20%         8.00
                                            Total         £48.00

${lines}
`),
    { kind: 'invoice' },
  ).fields
