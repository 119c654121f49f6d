import { describe, expect, test } from 'vitest'
import { readBillWith } from '#tests/support/bill-with.ts'

const valueOf = (lines: string, field: string) => readBillWith(lines)[field]?.value?.replace(/\s+/g, ' ') ?? null

describe('what is agreed ends where something else is told', () => {
  test.each([
    ['Net 30. Make checks payable to us.\nA late charge of 2% per month applies to balances over 30 days.', 'Net 30'],
    ['Terms: 2% 10, net 30. Returns within 20 days, subject to a handling charge.', '2% 10, net 30'],
    ['Net 30 - 2% per month thereafter', 'Net 30'],
    ['Terms: Please pay within 20 days to Hallam Pottery', 'Please pay within 20 days'],
    ['Paiement à 30 jours sur BE68 5390 0754 7034 (BANKBEBB), communication : F118', 'Paiement à 30 jours'],
    ['Payable à 30 jours. Pénalités de retard : trois fois le taux légal.', 'Payable à 30 jours'],
    ['Règlement au comptant à réception : BCV, IBAN CH44 0076 7000 U521 4488 1', 'Règlement au comptant à réception'],
    ['Payment due on receipt. IBAN IE29 AIBK 9311 5212 3456 78', 'Payment due on receipt'],
    ['Condiciones de pago: 15 días. Transferencia o depósito bancario.', '15 días'],
  ])('%j', (lines, terms) => {
    expect(valueOf(lines, 'payment_terms')?.replace(/\.$/, '')).toBe(terms)
  })

  test.each([
    [
      'Sort code 40-41-07, account 51882204. Payment within five working days of the sale.',
      'Payment within five working days of the sale.',
    ],
    ['Transferencia a la cuenta ES91 2100 0418 4502 0005 1332 (Caja). Pago a la recepción.', 'Pago a la recepción.'],
    ['Payable in advance of the mooring period.', 'Payable in advance of the mooring period.'],
    ['The balance is yours to settle within a month if you would.', 'within a month'],
    ['Please pay in 14 days to our account.', '14 days'],
    ['Nous vous remercions de verser le solde dans les quinze jours.', 'dans les quinze jours'],
    ['Total due in 15 days. Overdue accounts bear a charge.', 'Total due in 15 days.'],
  ])('it stands behind another sentence, or within one: %j', (lines, terms) => {
    expect(valueOf(lines, 'payment_terms')).toBe(terms)
  })

  test('what comes of paying late is a mention of the law, and the years of a warranty are none of the terms', () => {
    const lines = 'Net 30. A late charge of 2% per month applies to balances over 30 days.'
    expect(valueOf(lines, 'legal_mentions')).toBe('A late charge of 2% per month applies to balances over 30 days.')
    expect(valueOf('Terms: 30 days net. Discount 2% within 10 days.', 'payment_terms')).toBe('30 days net. Discount 2% within 10 days.')
  })
})

describe('the means', () => {
  test.each([
    ['Condiciones de pago: 15 días. Transferencia o depósito bancario.', 'Transferencia o depósito bancario'],
    ['Forma de pago: 99 Por definir', '99 Por definir'],
    ['Betrag 120,00 € gezahlt per Kreditkarte VISA **** 4417', 'Kreditkarte VISA'],
    ['Importe cargado en su tarjeta terminada en 4471', 'tarjeta'],
  ])('%j', (lines, means) => {
    expect(valueOf(lines, 'payment_methods')).toBe(means)
  })
})

describe('a mention of the law stands between other sentences', () => {
  test.each([
    ['Our account is payable within 28 days. Alpine guiding is exempt from VAT.', 'Alpine guiding is exempt from VAT.'],
    ['Books are zero rated. VAT Reg GB 902 4417 65', 'Books are zero rated.'],
    ['Quay Cars Ltd, 41 Stoke Road, Slough SL2 5AH. Tel 01753 960 808. Company no. 05518203', 'Company no. 05518203'],
    ['The VAT shown is your output tax due to HM Revenue & Customs.', 'The VAT shown is your output tax due to HM Revenue & Customs.'],
  ])('%j', (lines, mention) => {
    expect(valueOf(lines, 'legal_mentions')).toBe(mention)
  })
})
