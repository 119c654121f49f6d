import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

test('titles in bold over groups of one line, each with its sum, are no names', () => {
  const { items } = understandDocument(
    drawDocument(`
      Rechnung 326.373.168

      ARTIKEL                              BESTELLNR.   STÜCKPREIS   MENGE      G-PREIS
      **Reinigung**
      Eier Freiland Gr. M, 30er Lage       QB9984             6,62      25       165,50
      Zwischensumme                                                              165,50
      **Wartung**
      Wartungspauschale monatlich          QB6525           114,00      23     2.622,00
      Zwischensumme                                                            2.622,00
      Nettobetrag                                                              2.787,50
    `),
    { kind: 'invoice' },
  )
  expect(items.map(({ description }) => description?.value)).toEqual(['Eier Freiland Gr. M, 30er Lage', 'Wartungspauschale monatlich'])
})

test('titles without a code over lines that begin with one are no names', () => {
  const { items } = understandDocument(
    drawDocument(`
      Purchase Order 3964098

      Item Description                                 Price ea.   Ordered   Goods Value
      **Phase** **1** **works**
      6750115 Monthly hosting, standard plan               69.03      2.75        189.83
      **Chilled**
      1043841 Emulsion paint brilliant white 10 L          38.96      2.75        107.14
    `),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_code, product_name }) => [product_code?.value, product_name?.value])).toEqual([
    ['6750115', 'Monthly hosting, standard plan'],
    ['1043841', 'Emulsion paint brilliant white 10 L'],
  ])
})
