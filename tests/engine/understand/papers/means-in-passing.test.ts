import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (line: string) =>
  understandDocument(
    drawDocument(`
Northgate Supplies Ltd
63 High Street
Leeds LS1 9AB

Invoice F-2023-144
Date: 15 August 2025

Description                      Qty         Price        Amount
Cable drum                         4         10.00         40.00

                                            Subtotal       40.00
                                            VAT 20%         8.00
                                            Total          48.00

${line}
`),
    { kind: 'invoice' },
  ).fields.payment_methods?.value ?? null

test.each([
  ['Direct Debit will be collected on 28 April 2026.', 'Direct Debit'],
  ['Prélèvement SEPA le 15/06/2026. ICS FR55ZZZ884120', 'Prélèvement SEPA'],
  ['Giro bancario a 30 días', 'Giro bancario'],
  ['Incasso 14 dagen', 'Incasso'],
  ['Tarjeta **** 4417', 'Tarjeta'],
  ['Règlement à réception : carte bancaire ou chèque.', 'carte bancaire ou chèque'],
  ['Payment: PayPal, received 6.3.2019', 'PayPal'],
  ['Bank details for BACS: Lloyds Bank, Sort 30-98-97', 'BACS'],
  ['Der Betrag wird per Lastschrift von Ihrem Konto eingezogen.', 'Lastschrift'],
  ['Domiciliación bancaria. Entidad: CAJAMAR', 'Domiciliación bancaria'],
  ['Libellez tous les chèques à l’ordre de Atelier Verrier', 'chèques'],
  ['Payé le 02 mars 2022 par compte prépayé', 'compte prépayé'],
  ['Payment is due at the time of treatment. We accept cash, card and BACS: sort code 20-51-08', 'cash, card and BACS'],
  ['Pay by check to Marisol Trent or by ACH: routing 323070380, account 4410098827.', 'check, ACH'],
  ['Par chèque à l’ordre de l’association ou par virement : FR76 3000 3010 2000 0418 8220 455', 'chèque, virement'],
  ['Your card ending 4417 will be charged automatically.', 'card'],
  ['Passager : M. Reinhardt. Réglé par carte bancaire à bord.', 'carte bancaire'],
  [
    'Moyens de paiement : prélèvement, TIP SEPA, carte bancaire. Motif de la facture : relevé annuel de vos consommations.',
    'prélèvement, TIP SEPA, carte bancaire',
  ],
  ['Échéance : 30/06/2026 – Virement SEPA sur le compte FR76 3000 3010 2000 0418 8220 455', 'Virement SEPA'],
])('%s', (line, means) => {
  expect(read(line)).toBe(means)
})

test('a card of customers and a transfer of goods are no means', () => {
  expect(read('Transfer of title on delivery')).toBeNull()
  expect(read('Carte client fidélité 4471')).toBeNull()
})
