import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const invoice = (head: string, foot: string) =>
  understandDocument(
    drawDocument(`
${head}
                                                              **Rechnung**

Rechnungsnummer   2025/52911           Rechnungsdatum   12.01.2025

Pos   Artikel                             Menge    Preis      Betrag
1     Spülmittel 5 L                          3     6,41       19,23

                                          Nettobetrag          19,23
                                          MwSt. 19 %            3,65
                                          Gesamtbetrag         22,88

Bei Zahlungsverzug berechnen wir gesetzliche Verzugszinsen.









































${foot}
`),
  ).fields

const head = `
**Nordlicht** **Lebensmittel** **GmbH**
Klinik am Seeblick
Seeweg 5
24103 Kiel
`

describe('a letterhead close over the window', () => {
  test.each([
    'Nordlicht Lebensmittel GmbH | Hafenstraße 24 | 20457 Hamburg | Telefon: 040 923 49 57',
    'Nordlicht Lebensmittel GmbH · Hafenstraße 24 · 20457 Hamburg',
  ])('has the address that the foot tells: %s', (foot) => {
    const fields = invoice(head, foot)
    expect(fields.supplier_name?.value).toBe('Nordlicht Lebensmittel GmbH')
    expect(fields.supplier_address?.value).toMatch(/Hafenstraße 24/)
    expect(fields.client_name?.value).toBe('Klinik am Seeblick')
    expect(fields.client_address?.value).toBe('Seeweg 5\n24103 Kiel')
  })

  test('is over its own address where the foot repeats the town', () => {
    const fields = invoice(
      `
Nordlicht Lebensmittel GmbH
Feinkost Nord
Seeweg 5
24103 Kiel
`,
      'Nordlicht Lebensmittel GmbH · Seeweg 5 · 24103 Kiel',
    )
    expect(fields.supplier_address?.value).toBe('Seeweg 5\n24103 Kiel')
    expect(fields.client_name).toBeUndefined()
  })

  test.each([
    ['Nordlicht Lebensmittel GmbH · Hafenstraße 24 · 24103 Kiel', 'Klinik Seeblick GmbH'],
    // The same house, however its street is written: one of its names is its brand.
    ['Nordlicht Lebensmittel GmbH · See-Weg 5 · 24103 Kiel', undefined],
  ])('is over another firm of the same town where the houses have other numbers: %s', (foot, client) => {
    const fields = invoice(
      `
Nordlicht Lebensmittel GmbH
Klinik Seeblick GmbH
Seeweg 5
24103 Kiel
`,
      foot,
    )
    expect(fields.client_name?.value).toBe(client)
  })
})
