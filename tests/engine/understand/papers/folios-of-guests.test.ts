import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const folio = `
                                  Hotel Puerta del Río
                     Paseo del Brillo, 31 · 14006 Córdoba

Laboratorios Quesada e Hijos S.L.                              Nº factura      26F001877
C/ Tejera, 5                                                   Fecha           13/05/2026
28703 San Sebastián de los Reyes                               Habitación      307
                                                               Cód. empresa    E-00317

FACTURA

Fecha         Concepto                              Ref.            Cargos        Abonos
11/05/2026    Alojamiento habitación doble          307              86,00
11/05/2026    Parking                               P1               17,00
12/05/2026    Alojamiento habitación doble          307              86,00
12/05/2026    Cena menú empresa                     R-1180           24,90
13/05/2026    Tarjeta Visa                                                        213,90
                                        Total factura               213,90        213,90

IVA            Base       Cuota        Total
10 %           194,45     19,45       213,90

Hoteles Campiña Sur S.A. · Paseo del Brillo, 31, 14006 Córdoba · CIF A14227615
`
const { fields, items } = understandDocument(drawDocument(folio), { kind: 'invoice' })

test('the house over the firm’s own street is no customer', () => {
  expect(fields.client_name?.value).toBe('Laboratorios Quesada e Hijos S.L.')
  expect(fields.client_address?.value).toContain('28703')
})

test('slips that entries of a guest’s account were booked from are no article codes', () => {
  expect(items).toHaveLength(4)
  expect(items.map(({ divalto_code }) => divalto_code?.value)).toEqual([undefined, undefined, undefined, undefined])
})

test('the code of the firm that pays is the customer’s', () => {
  expect(fields.client_id?.value).toBe('E-00317')
})

test('the day that a term comes to, in a sentence behind it, is no part of it', () => {
  const { payment_terms } = understandDocument(
    drawDocument(`
Berghof Nebeleck GmbH
Oytalweg 16
87561 Oberstdorf

Rechnung Nr. R25-01944
Datum: 11.07.2025

Leistung                Menge     Preis     Betrag
Übernachtung               2     100,00     200,00
                          Gesamtbetrag      200,00

Zahlungsziel: 14 Tage ohne Abzug. Zahlbar bis 25.07.2025
`),
    { kind: 'invoice' },
  ).fields
  expect(payment_terms?.value).toMatch(/^14 Tage ohne Abzug\.?$/)
})
