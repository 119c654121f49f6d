import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const supplierOf = (page: string) => understandDocument(drawDocument(page), { kind: 'invoice' }).fields.supplier_name?.value

test('a name in bold goes on in bold where its next word would have stood out of its narrow column', () => {
  expect(
    supplierOf(`
      **Kröger**
      **Befestigungstechnik**     **RECHNUNG**
      Industrieweg 49
      18055 Rostock              Re.-Nr.:            25/3276-B
      Telefon: 0257 / 273161     Belegdatum:         13. Oktober 2025

                                 Kunde:
                                 Hotel Goldener Hirsch GmbH & Co. KG
                                 Am Hafen 8
                                 34117 Kassel

                                 Artikel                   Menge   Einzelpreis   Gesamtpreis
                                 Babyspinat 1 kg             1       7,42           7,42
                                 Spülmittel 5 L              2       7,85          15,70
                                 Nettobetrag                                       23,12
                                 MwSt. 19%                                          4,39
                                 Rechnungsbetrag                                   27,51
    `),
  ).toBe('Kröger Befestigungstechnik')
})

test('where the column is wide, the line under a name says something else', () => {
  expect(
    supplierOf(`
      **Kröger**
      **Befestigungstechnik**
      Industrieweg 49, 18055 Rostock, Telefon: 0257 / 273161

      Rechnung Nr. 25/3276-B
      13. Oktober 2025
      Artikel                   Menge   Einzelpreis   Gesamtpreis
      Babyspinat 1 kg             1       7,42           7,42
      Nettobetrag                                        7,42
      MwSt. 19%                                          1,41
      Rechnungsbetrag                                    8,83
    `),
  ).toBe('Kröger')
})

test('a letterhead without an address goes on in its narrow column too', () => {
  expect(
    supplierOf(`
      **Kröger**
      **Befestigungstechnik**
      Tel. 0257 / 273161
      www.kroeger.example

      Rechnung Nr. 25/3276-B
      13. Oktober 2025
      Artikel                   Menge   Einzelpreis   Gesamtpreis
      Babyspinat 1 kg             1       7,42           7,42
      Nettobetrag                                        7,42
      MwSt. 19%                                          1,41
      Rechnungsbetrag                                    8,83
    `),
  ).toBe('Kröger Befestigungstechnik')
})
