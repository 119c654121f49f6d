import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const numberBehind = (title: string) =>
  understandDocument(
    drawDocument(`
Menuiserie du Vallon · 12 rue du Lac · 1003 Lausanne

                                                  Facturé à / Sold To
                                                  Clinique des Hauts EURL
                                                  27 bis avenue Foch
                                                  06200 Nice

${title}
Facturé le / Date: 26.05.2025

Désignation                              Qté      Prix       Montant
Porte en chêne 83 cm                       3     49,76        149,28

                                        Total HT              149,28
                                        TVA 20 %               29,86
                                        Total TTC             179,14
`),
  ).fields.invoice_number?.value

test.each([
  ['Facture originale / SALES INVOICE 7975675', '7975675'],
  ['Facture originale / Invoice 7975675', '7975675'],
  ['Facture de prestations / Invoice V297498', 'V297498'],
  ['Facture de prestations / Invoice / Statement of goods V297498', 'V297498'],
  ['FACTURE / Invoice / Statement of goods Nº V464570', 'V464570'],
])('several titles, each with what sort it is, have one number: %s', (title, number) => {
  expect(numberBehind(title)).toBe(number)
})
