import { expect, test } from 'vitest'
import { readBillWith } from '#tests/support/bill-with.ts'

test.each([
  ['Paid with Apple Pay on 4 June 2025', 'Apple Pay'],
  ['Facture réglée avec Amex', 'Amex'],
  ['Payment at collection by card, or within 21 days to Sort code 20-45-45, Account 7316 0092.', 'card'],
  ['Le montant de votre facture sera prélevé le 12 juin 2025 sur votre compte FR76 **** **** 118.', 'prélevé'],
  ['Der Rechnungsbetrag wird am 12. Juni 2025 von Ihrem Konto abgebucht.', 'abgebucht'],
  ['Domiciliación: ES** **** **** ** ****2206', 'Domiciliación'],
  ['Pagamento a mezzo bonifico: Banca Sella, IBAN IT60X0542811101000000123456', 'bonifico'],
  ['Échéance : 04/07/2025 Chèque 30 jours', 'Chèque'],
  ['Rogamos abonen la factura por transferencia a la cuenta ES91 2100 0418 4502 0005 1332.', 'transferencia'],
  ['VISA DEBIT                                                 48.00', 'VISA DEBIT'],
  ['Payment              Due by\nCheque or BACS       4 July 2025', 'Cheque or BACS'],
])('by what: %s', (lines, means) => {
  expect(readBillWith(lines).payment_methods?.value).toBe(means)
})

test.each([
  'In case of doubt no amount will be debited.',
  'Aucun montant ne sera prélevé avant le 12 juin 2025.',
  'Der Rechnungsbetrag wird nicht von Ihrem Konto abgebucht.',
  'We cannot take payment by card.',
  'Payment\nSee our terms',
])('no means: %s', (lines) => {
  expect(readBillWith(lines).payment_methods?.value ?? null).toBeNull()
})

test.each([
  [
    'Le rogamos abonen el importe de la factura por transferencia a la cuenta ES91 2100 0418 4502 0005 1332 en el plazo de\n20 días.',
    'en el plazo de 20 días',
  ],
  [
    'Wij verzoeken u het bedrag van deze factuur te storten op onze rekening NL91 ABNA 0417 1643 00\n(BIC ABNANL2A), binnen 21 dagen, onder vermelding van het nummer.',
    'binnen 21 dagen',
  ],
  ['Please pay within 21 days by bank transfer to R Hallam, sort code 09-01-29, account 40718826.', 'Please pay within 21 days'],
  ['18/06/2025 (Net 14)', 'Net 14'],
  ['Échéance : 04/07/2025 Virement 30 jours nets date de facture (art. L.441-11)', '30 jours nets date de facture'],
])('how soon: %s', (lines, terms) => {
  expect(readBillWith(lines).payment_terms?.value).toBe(terms)
})

test('what else must be done within days is told in the same lines', () => {
  const said =
    'Wij danken u voor uw betaling en het vertrouwen in onze werkplaats in het jaar 2025. Reclamaties\nbinnen 8 dagen na levering.'
  expect(readBillWith(said).payment_terms?.value ?? null).toBeNull()
})
