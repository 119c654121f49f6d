import { expect, test } from 'vitest'
import { readBillWith } from '#tests/support/bill-with.ts'

test.each([
  'A settlement discount of 2% (£0.96) may be deducted if payment of £47.04 reaches us by 14 June 2025; otherwise 30 days net.',
  'Escompte de 2 % (0,96 €) pour règlement de 47,04 € sous 8 jours, soit au plus tard le 12/06/2025.',
  'Descuento por pronto pago del 2 % si se abona antes del 12/06/2025.',
])('what may be taken off by a day is a term: %s', (sentence) => {
  expect(readBillWith(sentence).payment_terms?.value).toBe(sentence)
})

test('days behind the account are part of the sentence, which days before it end', () => {
  const sentence = 'Payment by bank transfer to Holme Bank, sort code 60-11-22, account 41920011, within 30 days.'
  expect(readBillWith(`Terms\n${sentence}`).payment_terms?.value).toBe(sentence)
  const before = readBillWith('Payment within 30 days please: A Holme, sort code 60-11-22, account 41920011')
  expect(before.payment_terms?.value).toBe('Payment within 30 days')
})

test.each([
  ['Payable par virement Interac à compta@aldgate.example.', 'virement Interac'],
  ['Bank transfer, Bank of Ireland IE29 BOFI 9042 7766 1209 54', 'Bank transfer'],
  ['Cheques to A. B. Marlow & Son, please.', 'Cheques'],
])('%s is paid by %s', (sentence, means) => {
  expect(readBillWith(sentence).payment_methods?.value).toBe(means)
})

test('cheques to be sent somewhere are no means by themselves', () => {
  expect(readBillWith('Cheques to be posted to 18 Mill Lane').payment_methods?.value ?? null).toBe(null)
})

test.each([
  'Las mercancías viajan por cuenta y riesgo del comprador.',
  'Goods travel at the buyer’s risk.',
  'Les marchandises voyagent aux risques et périls du destinataire.',
  'Die Ware reist auf Gefahr des Käufers.',
  'En cas de retard : intérêts au taux légal majoré de 10 points et indemnité de 40 €.',
  'Frais de 2 % par mois (24 % par an) sur les comptes en souffrance.',
])('%s is a mention of the law, and no note', (sentence) => {
  const { legal_mentions, additional_notes } = readBillWith(sentence)
  expect(legal_mentions?.value).toBe(sentence)
  expect(additional_notes?.value ?? null).toBe(null)
})

test('by what it is paid does not begin the mention of interest behind it', () => {
  const { legal_mentions } = readBillWith('Payable par chèque à notre ordre. Intérêts de 2 % par mois sur tout solde.')
  expect(legal_mentions?.value).toBe('Intérêts de 2 % par mois sur tout solde.')
})

test('directors are told with the firm and its number, and the tax number stays out', () => {
  const { legal_mentions } = readBillWith('Aldgate Repairs Ltd. Directors: P. Lyon, A. Lyon. Reg. No. 402199 VAT IE8251999CH')
  expect(legal_mentions?.value).toBe('Aldgate Repairs Ltd. Directors: P. Lyon, A. Lyon. Reg. No. 402199')
})
