import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const termsOf = (rows: string) =>
  understandDocument(
    drawDocument(`
Nordhaus Technik GmbH                          RECHNUNG  RG-2025-118
Am Markt 4
20095 Hamburg

Klinikum Rosental                              Datum: 14.02.2025
Hauptstraße 28
50667 Köln

${rows}

Bezeichnung                      Menge       Einzelpreis     Betrag
Kabeltrommel                         4             10,00      40,00

                                             Nettobetrag      40,00
                                             MwSt. 19%         7,60
                                             Gesamtbetrag     47,60
`),
  ).fields

test.each([['Zahlbar bis:   24.02.2025'], ['Zahlbar bis:\n24.02.2025'], ['ZAHLBAR BIS   24.02.2025']])(
  'a label of the day that is due is no sentence of terms: %j',
  (rows) => {
    const { payment_terms, due_date } = termsOf(rows)
    expect(payment_terms?.value ?? null).toBeNull()
    expect(due_date?.value).toBe('2025-02-24')
  },
)

test('a sentence under its label is kept whole, though its first word is a label elsewhere', () => {
  const { payment_terms } = understandDocument(
    drawDocument(`
Ateliers Duvernay SARL                         FACTURE F-2025-118
8 rue de la Paix
69003 Lyon

Clinique du Parc                               Date : 14/02/2025
12 avenue Foch
35000 Rennes

Conditions                 Votre réf.
Paiement à 45 jours        PO1180

Désignation                      Qté         P.U. HT       Montant HT
Câble cuivre                       4           10,00            40,00

                                             Total HT           40,00
                                             TVA 20 %            8,00
                                             Total TTC          48,00
`),
  ).fields
  expect(payment_terms?.value).toBe('Paiement à 45 jours')
})

test('whatever an Italian label of terms names is kept', () => {
  const { payment_terms } = understandDocument(
    drawDocument(`
Officine Bassi Srl                             FATTURA n. 118
Via Roma 8
20121 Milano (MI)

Comune di Lucca                                Data: 14/02/2025
Viale Europa 175                               Pagamento: Rimessa diretta
50122 Firenze (FI)

Descrizione                Quantità      Prezzo       Importo
Cavo rame                         4       10,00         40,00

                                      Imponibile        40,00
                                      IVA 22%            8,80
                                      Totale            48,80
`),
  ).fields
  expect(payment_terms?.value).toBe('Rimessa diretta')
})
