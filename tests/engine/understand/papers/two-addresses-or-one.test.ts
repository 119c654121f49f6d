import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rows = `
**Rechnung** **RG-2026-0019**

Artikel          Beschreibung                   Menge      Preis      Gesamt
Support          Fernwartung                    3,00       92,00 €    276,00 €
Hardware         Switch 24 Port                 1,00      248,00 €    248,00 €

                                     Zwischensumme                    524,00 €
                                     MwSt. 19 %                        99,56 €
                                     Gesamt                           623,56 €
`

describe('two addresses without headings, level at the head', () => {
  /** As programs print them that set both as they are kept, customer and house. */
  const invoice = (ways: [string, string]) =>
    understandDocument(
      drawDocument(`
Metzgerei Heuser OHG                                      Systemhaus Rheinblick
Hauptstraße 27                                            Am Saynbach 3
53604 Bad Honnef                                          56170 Bendorf
${ways[0].padEnd(57)} ${ways[1]}

                                                          Rechnungsdatum:  30.01.2026
${rows}`),
    ).fields

  test.each(['Tel: 02622 88410', 'Telefon 02622 88410', 'Fax: 02622 88411', '+49 2622 88410'])('who can be reached writes: %s', (way) => {
    const fields = invoice(['', way])
    expect(fields.supplier_name?.value).toBe('Systemhaus Rheinblick')
    expect(fields.client_name?.value).toBe('Metzgerei Heuser OHG')
    expect(fields.client_address?.value).toBe('Hauptstraße 27\n53604 Bad Honnef')
  })

  test('a telephone on either side says nothing', () => {
    expect(invoice(['Tel: 02224 55120', 'Tel: 02622 88410']).supplier_name?.value).toBe('Metzgerei Heuser OHG')
  })
})

describe('the only address on a page without letterhead', () => {
  const invoice = (foot = '', over = '') =>
    understandDocument(
      drawDocument(`
${over}
                                                **FACTURA**

                                                Conservas La Huertana S.A.
Número        Fecha          Cód. Cliente       Polígono Oeste, parcela 22
A-1182        14-04-2026     430027
                                                30820 Alcantarilla

Cant.    Descripción                                            Precio      Importe
6        Montaje de bomba centrífuga                            39,50        237,00
2        Retén mecánico 35 mm                                   118,20       236,40

                                                Base imponible               473,40
                                                IVA (21%)                     99,41
                                                Total                        572,81 €
${foot}
`),
    ).fields

  test('is the customer’s, with the street over an empty line', () => {
    const fields = invoice()
    expect(fields.supplier_name).toBeUndefined()
    expect(fields.client_name?.value).toBe('Conservas La Huertana S.A.')
    expect(fields.client_address?.value).toBe('Polígono Oeste, parcela 22\n30820 Alcantarilla')
  })

  test('is the seller’s as before where the page tells how to reach or to pay', () => {
    expect(invoice('Tel. 968 80 11 20').supplier_name?.value).toBe('Conservas La Huertana S.A.')
    expect(invoice('N.I.F.: A-30012345').supplier_name?.value).toBe('Conservas La Huertana S.A.')
  })

  test('is the customer’s as before under a name of a house', () => {
    const fields = invoice('', '**Bombas** **Segura** **S.L.**')
    expect(fields.supplier_name?.value).toBe('Bombas Segura S.L.')
    expect(fields.client_name?.value).toBe('Conservas La Huertana S.A.')
  })
})
