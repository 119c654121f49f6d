import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

test.each([
  ['Per Banküberweisung bezahlen\nIBAN DE89 3704 0044 0532 0130 00', 'Banküberweisung'],
  ['Paga con bonifico bancario\nIBAN IT60 X054 2811 1010 0000 0123 456', 'bonifico bancario'],
  ['Pagamento\nBonifico entro il 30/06/2025\nBanca Sella', 'Bonifico'],
  ['Payment details\nMastercard ending in 8120 - paid 4 June 2025', 'Mastercard ending in 8120'],
])('by what: %s', (lines, means) => {
  expect(readBillWith(lines).payment_methods?.value).toBe(means)
})

test('a card whose figures a sentence only asks about paid nothing', () => {
  expect(readBillWith('Visa ending in 8120 will expire soon.').payment_methods?.value ?? null).toBeNull()
})

test('a long sentence says how soon, though a part goes to the blocked account', () => {
  const said =
    'Wij verzoeken u € 12,00 (25%) over te maken op de G-rekening en het overige deel op onze bankrekening, binnen 30 dagen na\nfactuurdatum.'
  expect(readBillWith(said).payment_terms?.value?.replace('\n', ' ')).toBe(said.replace('\n', ' '))
})

const SUMS = `
Descripción                      Cantidad    Precio    Importe
Proyecto básico                     1        400,00    400,00
Visita de obra                      2         50,00    100,00

                                    Base imponible     500,00
                                    IVA 21%            105,00
                                    Total              605,00
`

test('the person under a brand lives at its street, and the customer is not numbered by the tax office', () => {
  const { fields } = understandDocument(
    drawDocument(`
Factura #F250112                                          LV interiores
Fecha: 04/06/2025

CLIENTE                                                   Laura Vidal Ferrer
Reformas Poniente, S.L.                                   52847193K
B58818501                                                 Calle Mayor 14, bajo
Avenida del Puerto 31                                     Elche (03201), Alicante, España
Alicante (03001), Alicante, España                        laura@lvinteriores.es
${SUMS}`),
    { kind: 'invoice' },
  )
  expect(fields.supplier_address?.value).toBe('Calle Mayor 14, bajo\nElche (03201), Alicante, España')
  expect(fields.client_id?.value ?? null).toBeNull()
})

test.each([
  ['Contrada Serralta snc', 'Contrada Serralta snc\n73040 Alliste (LE)'],
  ["VIA DELL'ARTIGIANATO SNC", "VIA DELL'ARTIGIANATO SNC\n73040 Alliste (LE)"],
])('a house without a number: %s', (street, address) => {
  const { fields } = understandDocument(
    drawDocument(`
                                                  DESTINATARIO
Frantoio Serralta S.r.l. Agricola
                                                  Trattoria Il Pozzo S.r.l.
${street}
                                                  Via Roma 18
73040 Alliste (LE)
                                                  43121 Parma (PR)
P.IVA 04418290757

Fattura nr. 31/2025 del 04/06/2025

Descrizione                         Q.tà        Prezzo     Importo
Olio extravergine, latta 5 L          2         50,00      100,00

                                      Imponibile           100,00
                                      IVA 4%                 4,00
                                      Totale               104,00
`),
    { kind: 'invoice' },
  )
  expect(fields.supplier_address?.value).toBe(address)
})

const withReference = (reference: string) =>
  understandDocument(
    drawDocument(`
Tournelle & Cie
14 rue des Tanneurs
69680 Chassieu

Facture
Numéro F-2025-06-118
Date d'émission : 4 juin 2025
Référence client : ${reference}

Client
Ateliers du Vercors
3 impasse du Lac
38090 Villefontaine

Désignation                      Qté         P.U. HT       Total HT
Location de nacelle               4          100,00        400,00

                                             Total HT      400,00
                                             TVA 20 %       80,00
                                             Total TTC     480,00
`),
    { kind: 'invoice' },
  ).fields

test('a reference of the customer that says it is an order is one', () => {
  const fields = withReference('CDE 2218-A')
  expect(fields.order_reference?.value).toBe('CDE 2218-A')
  expect(fields.client_id?.value ?? null).toBeNull()
})

test('any other is how the customer is numbered', () => {
  expect(withReference('C-2218').client_id?.value).toBe('C-2218')
})

test('a year in what is taken off under the lines is no quantity', () => {
  const { items } = understandDocument(
    drawDocument(`
Rechnung
Rechnungsnummer   RE-2025-118
Datum             4. Juni 2025

Beschreibung                                        Anz.     Einzelpreis    Steuer      Betrag
Tarif Standard                                         5          100,00      19 %      500,00 €
Einrichtung                                            1          240,00      19 %      240,00 €

                                               Zwischensumme                            740,00 €
                                               Neukunde 2025 (10 % Rabatt)              -74,00 €
                                               Gesamtbetrag ohne Steuern                666,00 €
                                               MwSt. (19 % von 666,00 €)                126,54 €
                                               Gesamt                                   792,54 €
`),
    { kind: 'invoice' },
  )
  expect(items.map(({ quantity }) => quantity?.value)).toEqual(['5', '1'])
})
