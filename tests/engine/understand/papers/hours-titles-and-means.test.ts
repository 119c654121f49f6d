import { expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const readDocument = (document: Document) => {
  const { fields, items } = understandDocument(document, { kind: 'invoice' })
  return {
    of: (name: string) => fields[name]?.value,
    column: (name: string) => items.map((item) => item[name]?.value),
  }
}
const read = (page: string) => readDocument(drawDocument(page))

test('hours and minutes under the quantity are hours where the price makes the amount of them', () => {
  const { column } = read(`
Karla Wendt Softwareberatung                    Rechnung
Lange Gasse 4                                   Rechnungsnummer: 2026/031
86152 Augsburg                                  Datum: 31.03.2026

Datum        Beschreibung                  Einzelpreis     Menge    Gesamtpreis
02.03.2026   Anforderungen aufnehmen           96,00 €      5:00       480,00 €
05.03.2026   Schnittstelle bauen               96,00 €     10:30     1.008,00 €
11.03.2026   Abnahme                          110,00 €      7:45       852,50 €

                                       Zwischensumme     2.340,50 €
                                   Mehrwertsteuer (19%)    444,70 €
                                        Gesamtbetrag     2.785,20 €`)
  expect(column('quantity')).toEqual(['5', '10.5', '7.75'])
})

test('a title in larger type over names set around their numbers is none of them', () => {
  const document = drawDocument(`
Charpentes du Condroz                           FACTURE
Rue Haute 8                                     FA-2026-0117
5340 Gesves                                     Date : 12/03/2026

**Désignation**                    **Unité**    **Qté**    **Prix**        **Total**
**Préparation**
**Échafaudage**                  m²       40,00      7,00 €      280,00 €
**Ossature**
**Pose** **des** **chevrons**
                             m        20,00     15,00 €      300,00 €
Bois traité
**Isolation**                    m²       30,00     10,00 €      300,00 €
**Panneaux**
                             m²       10,00     12,00 €      120,00 €
Laine de bois

                                         Total HT     1 000,00 €
                                         TVA 21%        210,00 €
                                         Total TTC    1 210,00 €`)
  const [page] = document.pages
  for (const word of page!.words) if (/^(?:Préparation|Ossature)$/.test(word.text)) Object.assign(word, { size: 10 })
  expect(readDocument(document).column('description')).toEqual(['Échafaudage', 'Pose des chevrons', 'Isolation', 'Panneaux'])
})

test('the head of the amounts beside the head of the means is no means', () => {
  const { of } = read(`
Ferretería Pichincha Cía. Ltda.                   FACTURA
RUC: 1790123456001                                No: 001-002-000004471
Razón Social: Bodega Andina                       Fecha Emisión: 14/03/2026

Cant    Descripción             Precio Unitario    Precio Total
2.00    Taladro percutor                  40.00           80.00

                                VALOR TOTAL     80.00

              Forma de pago                            Valor
OTROS CON UTILIZACION DEL SISTEMA FINANCIERO           80.00`)
  expect(of('payment_methods')).toBe('OTROS CON UTILIZACION DEL SISTEMA FINANCIERO')
})

test('a means whose name goes on in the next line of its cell is whole', () => {
  const { of } = read(`
Riegos del Segura S.L.                          FACTURA
Camino Viejo 4                                  Número de factura: FC0118
30565 Las Torres de Cotillas                    Fecha de factura: 18/05/2026

Producto                     Precio      Cant.      Total
Aspersor sectorial            8,00 €        5      40,00 €
Tubo de goteo                20,00 €        3      60,00 €

Método de pago     Transferencia                Total   100,00 €
                   bancaria`)
  expect(of('payment_methods')).toBe('Transferencia bancaria')
})

test('what a bill is to be settled in is its terms', () => {
  const { of: bill } = read(`
Peinture Lacaze                                 FACTURE
8 rue du Port, 34200 Sète                       Facture N°: F-0118
                                                Date: 24/02/2026

Description               Montant HT
Ravalement                 1 000,00 €

                           Total HT: 1 000,00 €
                           TVA (20%): 200,00 €
                           Total TTC: 1 200,00 €

Facture à régler sous 30 jours.`)
  expect(bill('payment_terms')).toBe('Facture à régler sous 30 jours.')
})

test('why there is no tax, and that nobody has to sign, are mentions', () => {
  const { of } = read(`
Ilustra Norte                                   FACTURA
Calle Uría 9, 33003 Oviedo                      F-2026-00118
NIF: 71640228N                                  Fecha de factura: 09/04/2026

Descripción                Cantidad     Precio Unit.      Total
Cartel A2                         2          €20.00      €40.00

                                       Total:            €40.00

Este documento se ha emitido electrónicamente y es válido sin firma.
Esta factura se ha generado electrónicamente y es válida sin firma.`)
  expect(of('legal_mentions')).toMatch('es válida sin firma')
})
