import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const lines = `
Bezeichnung                 Menge       Preis      Betrag
Spannfutter 40 mm               2      100,00      200,00
Nettobetrag                                        200,00
MwSt. 19 %                                          38,00
Rechnungsbetrag                                    238,00
`

test('`Ihre Bestellung / Datum` stands before the number and the day of what was ordered', () => {
  const { fields } = understandDocument(
    drawDocument(`
Werkzeugbau Neckar GmbH
Industriestraße 4, 72622 Nürtingen

Helvetia Präzision AG                        Belegnummer / Datum        90012345 / 23.03.2026
Seestrasse 12                                Ihre Bestellung / Datum    PO-88117 / 30.01.2026
8004 Zürich

**Rechnung**
${lines}
`),
    { kind: 'invoice' },
  )
  expect(fields.order_reference?.value).toBe('PO-88117')
  expect(fields.invoice_date?.value).toBe('2026-03-23')
})

test('a customer’s number may be a figure, a point and a long number', () => {
  const { fields } = understandDocument(
    drawDocument(`
Telia Télécom SA
33734 Bordeaux Cedex 9
Votre n° client **8.40917733**

SARL Menuiserie Lagarde
12 rue des Tilleuls
33500 Libourne

**Facture** n° 2026-118822 du 03/02/2026

Désignation                 Quantité       Prix      Montant
Abonnement fibre pro               1      50,00        50,00
Total HT                                               50,00
TVA 20 %                                               10,00
Total TTC                                              60,00
`),
  )
  expect(fields.client_id?.value).toBe('8.40917733')
})
