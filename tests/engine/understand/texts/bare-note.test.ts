import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (kind: KindName, line: string) =>
  understandDocument(
    drawDocument(`
Northgate Supplies Ltd
63 High Street
Leeds LS1 9AB

${kind === 'invoice' ? 'Invoice' : 'Purchase order'} F-2023-144
Date: 15 August 2025

Code       Description                      Qty         Price        Amount
CD-40      Cable drum                         4         10.00         40.00
CD-55      Cable clip                        10          1.00         10.00

                                                     Subtotal       50.00

${line}
`),
    { kind },
  ).fields

describe('sentences by themselves under the items', () => {
  test.each([
    'Pas de substitution de variété sans notre accord. Racines nues à tenir au frais.',
    'Péremption minimale 12 mois. Pas de livraison le lundi matin.',
    'Todo precintado y limpio; las copas se devuelven sin fregar.',
    'All plant with current certificates, operator cards to be shown at the gate.',
  ])('are what the orderer still had to say: %s', (line) => {
    expect(read('work_order', line)).toMatchObject({ note: { value: line } })
  })

  test.each(["Pip's next booster is due in August of next year.", 'This credit will be set against your account.'])(
    'are notes of an invoice: %s',
    (line) => {
      expect(read('invoice', line)).toMatchObject({ additional_notes: { value: line } })
    },
  )

  test.each([
    'Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.',
    'We will collect this by direct debit on the first of the month.',
    'Differenzbesteuerung nach § 25a, die Steuer ist nicht gesondert ausgewiesen.',
    'Thank you for shopping with us on this fine occasion.',
  ])('but not the formulas of a paper: %s', (line) => {
    expect(read('invoice', line)).not.toHaveProperty('additional_notes')
  })

  test('right under the last row they are said of that row', () => {
    const { fields } = understandDocument(
      drawDocument(`
Halvorsen Fasteners LLC
7487 Industrial Pkwy
Toledo, OH 43604

Invoice F-2023-144
Date: 15 August 2025

Description                                      Qty         Price        Amount
Cable drum                                         4         10.00         40.00
Cable clip                                        10          1.00         10.00
Serial no. SN-76140
Item on promotion until stocks run out.

                                                          Total net        50.00
`),
      { kind: 'invoice' },
    )
    expect(fields).not.toHaveProperty('additional_notes')
  })

  test('their confidence asks for a look', () => {
    expect(read('work_order', 'Péremption minimale 12 mois. Pas de retour le lundi.').note?.confidence).toBeLessThan(0.9)
  })
})
