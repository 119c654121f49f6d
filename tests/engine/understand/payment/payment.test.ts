import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const head = 'Invoice no: 1001\nDate: 5 May 2026\n\n'
const read = (art: string) => {
  const { fields } = understandDocument(drawDocument(head + art))
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

describe('how it is paid', () => {
  test.each([
    ['Please pay by bank transfer to Kestrel Metrology Limited.', 'bank transfer'],
    ['Règlement par chèque à 30 jours fin de mois', 'chèque'],
    ['Se abonará mediante transferencia a su cuenta.', 'transferencia'],
    ['Make all checks payable to Prairie Sign Works, LLC.', 'checks'],
    ['Your direct debit of 95.94 will be collected on or after 16 May 2026.', 'direct debit'],
    ['Carte bancaire le 10/02/2026 : -384,60 EUR', 'Carte bancaire'],
    ['Vencimiento: a la recepción. Transferencia a ES21 0081 0216 7400 0123 4568.', 'Transferencia'],
    ["Modalités : net 30 jours. Chèque à l'ordre de Gaspard inc.", 'Chèque'],
    ['Règlement par mandat administratif à 30 jours', 'mandat administratif'],
    ['Règlement par traite acceptée', 'traite acceptée'],
    ['Forma de pago: transferencia bancaria a 30 días', 'transferencia bancaria'],
    ['EFT to IE70 BOFI 9000 1712 3456 78, BOFIIE2D', 'EFT'],
    ['Bank transfer to NatWest 60-12-45, 31926408', 'Bank transfer'],
    ['Ingreso en cuenta ES21 0081 0216 7400 0123 4568', 'Ingreso en cuenta'],
    ['ACH: First Western Bank, routing 107005319, account 4400918273', 'ACH'],
    ['Terms: 28 days from invoice date. Paid by direct debit.', 'direct debit'],
    ['Réglé par mandat administratif (16/05/2026)', 'mandat administratif'],
    ['Forma de pago: Giro 30 días', 'Giro'],
    ['Règlement par prélèvement. IBAN FR76 3000 6000 0112 3456 7890 189 BIC AGRIFRPP', 'prélèvement'],
  ])('%s', (line, method) => {
    expect(read(line)).toMatchObject({ payment_methods: method })
  })

  test.each([
    ['Payment is due at the time of treatment.'],
    ['Due upon receipt.'],
    ['Payable à trente jours'],
    ['Gelieve het bedrag binnen 14 dagen over te maken op NL91 ABNA 0417 1643 00.'],
    ['Wir bitten um Überweisung innerhalb von 14 Tagen auf unser Konto.'],
  ])('%s says when', (line) => {
    expect(read(line)).toMatchObject({ payment_terms: line })
  })

  test.each([
    'Please check the goods on arrival.',
    'El mandato administrativo vence en mayo.',
    'Our bank transfer department is closed in August.',
  ])('%s says nothing of it', (line) => {
    expect(read(line)).not.toHaveProperty('payment_methods')
  })
})

describe('what is agreed', () => {
  test('sentences that follow and speak of something else are left out', () => {
    expect(read('Zahlungsbedingungen: 14 Tage netto Kasse. Wir arbeiten nur auf Grundlage der ADSp 2017.')).toMatchObject({
      payment_terms: '14 Tage netto Kasse.',
    })
  })

  test('who pays is no term of payment', () => {
    expect(read('Zahlbar durch\nPraxis Zellweger')).not.toHaveProperty('payment_terms')
  })
})

describe('when it is due', () => {
  test.each([
    ['Due date: 09.05.26 less 2 % discount, 29.05.26 net', '2026-05-29'],
    ['Due date: 29.05.26 net, 3 % discount 09.05.26', '2026-05-29'],
    ['Your direct debit will be collected on or after 16 May 2026.', '2026-05-16'],
  ])('%s', (line, due) => {
    expect(read(line)).toMatchObject({ due_date: due })
  })
})

describe('accounts without an IBAN', () => {
  test.each([
    ['Direct deposit: Coastal Plumbing Pty Ltd, BSB 062-600, Account 1034 8827', '062-600 1034 8827'],
    ['Lloyds Bank Sort Code 30-97-81 Account 00417723', '30-97-81 00417723'],
    ['Banco: BBVA\nCLABE: 012180001234567896', 'BBVA 012180001234567896'],
  ])('%s', (line, account) => {
    expect(read(line).bank_details?.replace(/^Bank |^Lloyds Bank /, '')).toBe(account)
  })

  test('a bare account number without a bank is no account of the supplier', () => {
    expect(read('Please quote account 28841190 in letters.')).not.toHaveProperty('bank_details')
  })
})

test('a sentence behind the terms that only says by what they are paid is none of them', () => {
  expect(read('Terms: 28 days from invoice date. Paid by direct debit.')).toMatchObject({ payment_terms: '28 days from invoice date.' })
})

describe('the account in a sentence', () => {
  test.each([
    ['Bank transfer to NatWest 60-12-45, 31926408', '60-12-45 31926408'],
    ['Wire to First Western Bank 107005319 acct 4400918273', '107005319 4400918273'],
  ])('%s', (line, account) => {
    expect(read(line)).toMatchObject({ bank_details: account })
  })

  test.each(['Meter 107005318 read 4400918273', 'Delivered 60-12-45 31926'])('%s is none', (line) => {
    expect(read(line).bank_details).toBeUndefined()
  })
})

test('the days of instalments are no terms', () => {
  const art = `
**Facture** F-4711

Désignation              PU      Quantité    Montant
Seringue 10 ml           1,20          10      12,00

                         Total TTC :           14,40

Échéancier
1. Échéance le 16 novembre 2026                 7,20
2. Échéance le 16 décembre 2026                 7,20`
  expect(understandDocument(drawDocument(art), { kind: 'invoice' }).fields.payment_terms).toBeUndefined()
})

test.each([
  ['Paid – Visa ending 3307 (05/16/2026)', 'Visa ending 3307'],
  ['Entregado en efectivo (27/03/2026)   ', 'efectivo'],
])('what was handed over beside the total names the means and its card, and not the day: %s', (line, means) => {
  expect(read(`Consulting        100.00\nTotal                                   121.00\n${line}    121.00`).payment_methods).toBe(means)
})
