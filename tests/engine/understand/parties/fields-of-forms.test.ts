import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) =>
  Object.fromEntries(
    Object.entries(understandDocument(drawDocument(page), { kind: 'invoice' }).fields).map(([name, { value }]) => [name, value]),
  )

describe('parties as forms of labels and values', () => {
  test('fields in two columns under a heading that nothing stands beside', () => {
    expect(
      read(`
**Factura electrónica**
Número              1184                  Fecha expedición     21/04/2026

**EMISOR**
NIF                 B36771204             Persona              Jurídica
Razón social        Conservas Foz S.L.    Domicilio            Rúa do Porto 18
Código postal       27780                 Municipio            Foz

**RECEPTOR**
NIF                 A28445119             Persona              Jurídica
Razón social        Comedores S.A.        Domicilio            Avenida de la Industria 40
Código postal       28108                 Municipio            Alcobendas

Total factura       643,50`),
    ).toMatchObject({
      supplier_name: 'Conservas Foz S.L.',
      supplier_address: 'Rúa do Porto 18\n27780 Foz',
      client_name: 'Comedores S.A.',
      client_address: 'Avenida de la Industria 40\n28108 Alcobendas',
    })
  })

  test('labels over their values in boxes', () => {
    expect(
      read(`
**Rechnung** 78-2026-114

**Rechnungssteller**
Name / Firma *                            USt-IdNr.
Kühn Vermessung GmbH                      DE272518896
Straße und Hausnummer       PLZ           Ort
Ostring 88                  44787         Bochum

**Rechnungsempfänger**
Name / Behörde *                          Kundennummer
Tiefbauamt Bochum                         10448
Straße und Hausnummer       PLZ           Ort
Hans-Böckler-Straße 19      44777         Bochum

Summe brutto  4.464,88`),
    ).toMatchObject({
      supplier_name: 'Kühn Vermessung GmbH',
      supplier_address: 'Ostring 88\n44787 Bochum',
      client_name: 'Tiefbauamt Bochum',
      client_address: 'Hans-Böckler-Straße 19\n44777 Bochum',
    })
  })

  test('lines of an address that are numbered, some of them empty', () => {
    expect(
      read(`
Informationen zum Käufer                  Informationen zum Verkäufer
Name:            Stadt Lahnstein          Firmenname:      Wollschläger GmbH
Adresszeile 1:   Kirchstraße 1            Adresszeile 1:   Am Güterbahnhof 14
Adresszeile 2:                            Adresszeile 2:
PLZ:             56112                    PLZ:             56073
Ort:             Lahnstein                Ort:             Koblenz

Rechnungsnummer: RT-260418
Bruttobetrag     1.365,17`),
    ).toMatchObject({ client_address: 'Kirchstraße 1\n56112 Lahnstein', supplier_address: 'Am Güterbahnhof 14\n56073 Koblenz' })
  })

  test('an account to pay to is no number of the customer', () => {
    expect(
      read(`
**Rechnung** RT-260418
Kontonummer:     DE89370400440532013000
Bruttobetrag     1.365,17`),
    ).not.toHaveProperty('client_id')
  })
})
