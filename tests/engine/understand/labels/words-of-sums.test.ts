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

test('less than nothing, as accountants write it, before its currency', () => {
  const { fields } = understandDocument(
    drawDocument(`
**Avoir** VF2471677

Libellé                    Qtés     Prix      Net HT   % TVA
Jus d'orange                (6)     8,15     (48,90)   20 %
Vis inox                    (2)    12,78     (25,56)   20 %

        Montant HT                  Montant TVA 20 %           TTC
        (74,46) €                   (14,89) €                  (89,35) €`),
    { kind: 'invoice' },
  )
  expect([fields.subtotal_without_tax, fields.tax_amount, fields.total_amount_with_tax].map((field) => field?.value)).toEqual([
    '-74.46',
    '-14.89',
    '-89.35',
  ])
})

test('the last word of a sentence is no label of what stands under it', () => {
  const { fields } = understandDocument(
    drawDocument(`
**Tanfield** **Tools**
156 Old Mill Road
Cardiff CF10 2AT

Invoice no. 2024-7174 dated 15-Apr-2024

Product                Ordered      Unit price      Line total
Timber batten                3            2.92            8.76

                                       VAT 20 %:          1.75
                                       Total:            10.51

We reserve the right to charge interest on late payments. Claims must reach us in writing within seven days of
delivery.
Tanfield Tools Limited - Registered in England No. 59904341 - VAT number GB444838720`),
    { kind: 'invoice' },
  )
  expect(fields.supplier_tax_id?.value).toBe('GB444838720')
})
