import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { isCompanyName } from '#app/engine/understand/parties/company-names.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, vat_details, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const valueOf = (name: string) => fields[name]?.value?.replace(/\s+/g, ' ') ?? null
  return { valueOf, vat: vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]), items }
}

describe('addresses without a code', () => {
  const bill = (customer: string) =>
    read(`
Meadow Lane Deli
Pier Road, Youghal, Co. Cork P36 WT62
024 555 7340 - hello@meadowlane.ie

${customer}

Invoice MD-118
Date 09/05/2026

Item                             Qty      Price        Total
Soda bread                         2      10.00        20.00
                                          Total        20.00
`).valueOf
  test('a townland and its town over the county', () => {
    const valueOf = bill(`Stella Maris Nursing Home
Ballynamona
Killeagh
Co. Cork`)
    expect([valueOf('client_name'), valueOf('client_address')]).toEqual(['Stella Maris Nursing Home', 'Ballynamona Killeagh Co. Cork'])
  })

  test('owners of a house and who looks after it', () => {
    const valueOf = bill(`Stockwerkeigentümer Lindenweg 12
c/o Immo Baur AG
Bahnhofstrasse 31
9500 Wil SG`)
    expect([valueOf('client_name'), valueOf('client_address')]).toEqual([
      'Stockwerkeigentümer Lindenweg 12',
      'c/o Immo Baur AG Bahnhofstrasse 31 9500 Wil SG',
    ])
  })

  test('a road of the country over its place and department', () => {
    const { valueOf } = read(`
Ferretería Sur S.A. - RUT 214839500017
Av. Rivera 1560
20000 Maldonado, Uruguay

Señores
Posada Punta Fría S.R.L.
Ruta 10 km 161
Punta Fría, Maldonado

Factura A 12906
Fecha 06/04/2026

Detalle                          Cant.     Precio        Total
Portland gris                        2      10,00        20,00
                                            Total        20,00
`)
    // `Factura A` and its number is a series of bills, and no heading over whom they bill.
    expect([valueOf('client_name'), valueOf('client_address'), valueOf('invoice_number')]).toEqual([
      'Posada Punta Fría S.R.L.',
      'Ruta 10 km 161 Punta Fría, Maldonado',
      'A 12906',
    ])
  })
})

describe('what sentences tell', () => {
  test('the sums in two of them', () => {
    const { valueOf, vat } = read(`
Conor Daly
Stonemason
Mill Road, Gowran, Co. Kilkenny R95 F2N8

Invoice 58/26 for the following work:

Work                                 Qty      Price      Amount
Repointing of a gable                  2     200.00      400.00

That comes to €400.00 before VAT. VAT at 23% is €92.00, so the total to pay
is €492.00, by cheque or bank transfer to IBAN IE29 AIBK 9311 5212 3456 78.
`)
    expect(['subtotal_without_tax', 'tax_amount', 'total_amount_with_tax'].map(valueOf)).toEqual(['400.00', '92.00', '492.00'])
    expect(vat).toEqual([['23', '92.00']])
  })

  test('the law in the second line of a sentence', () => {
    expect(
      readBillWith(`Der Betrag ist zahlbar innerhalb von 14 Tagen ohne Abzug. Die gelieferte Ware bleibt bis zur
vollständigen Bezahlung unser Eigentum.`).legal_mentions?.value?.replace(/\s+/g, ' '),
    ).toBe('Die gelieferte Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.')
  })

  test('what the bank does is no note', () => {
    expect(readBillWith('Ce montant sera prélevé le 1 juillet 2025 sur votre compte.').additional_notes?.value ?? null).toBeNull()
  })

  test('the means before a mailbox', () => {
    expect(readBillWith('e-Transfer to pay@aldgate-repairs.example').payment_methods?.value).toBe('e-Transfer')
  })
})

describe('the order that a bill is for', () => {
  test.each([
    ['Votre commande du 12.05.2025, n° CHA-2261', 'CHA-2261'],
    ['Ihre Bestellung vom 12.05.2025, Nr. 44-118', '44-118'],
    ['Sub-contract order PC-18836', 'PC-18836'],
  ])('%s', (line, said) => {
    expect(readBillWith(line).order_reference?.value).toBe(said)
  })

  test('a day alone is no order', () => {
    expect(readBillWith('Votre commande du 12.05.2025').order_reference?.value ?? null).toBeNull()
  })
})

test('a head that two languages write alike is one', () => {
  const { items } = read(`
Fundy Sign Works Inc.
INVOICE / FACTURE 10877
Date / Date 2026-06-11

Item / Article     Description / Description            Qty / Qté   Price / Prix   Amount / Montant
UP8                Channel post, galvanised, 8 ft              10          24.60             246.00
INS                Installation crew                            2         110.00             220.00
                                                                           Total             466.00
`)
  expect(items.map(({ description }) => description?.value)).toEqual(['Channel post, galvanised, 8 ft', 'Installation crew'])
})

test.each(['Fondation Les Ormes', 'Fondazione Sant’Anna', 'Stichting De Linde', 'Fundação Oriente'])(
  '%s is a house, and no department',
  (name) => {
    expect(isCompanyName(name)).toBe(true)
  },
)
