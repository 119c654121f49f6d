import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readCode } from '#app/engine/understand/values/code.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, vat_details, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const valueOf = (name: string) => fields[name]?.value?.replace(/\s+/g, ' ') ?? null
  return { valueOf, vat: vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]), items }
}
const sums = ['subtotal_without_tax', 'vat_rate', 'tax_amount', 'total_amount_with_tax', 'amount']

describe('what a sentence tells of the sums', () => {
  const letter = (sentence: string) => `
                     Maeve Kilbride Clock Repair
                 Gate Lodge, Birr, Co. Offaly R42 X6P1

Birr Heritage Trust
Castle Street
Birr
Co. Offaly

Invoice No. 4418
3 March 2026

Number      Work done                          Fee            Sum
4           Regulating a longcase clock      90.00         360.00
1           Gut line and pulley               40.00          40.00

${sentence}
`
  test('net, tax and total, which prove each other', () => {
    const { valueOf, vat } = read(
      letter(`In all this bill comes to €492.00, made up of €400.00 for work and €92.00 VAT at 23 per cent.
Kindly let me have payment within twenty-one days.`),
    )
    expect(sums.map(valueOf)).toEqual(['400.00', '23', '92.00', '492.00', '492.00'])
    expect(vat).toEqual([['23', '92.00']])
    expect(valueOf('payment_terms')).toBe('within twenty-one days')
  })

  test('a sum that another rate would make is not proven', () => {
    const { valueOf, vat } = read(letter(`In all this bill comes to €492.00, made up of €400.00 for work and €92.00 VAT at 13.5 per cent.`))
    expect(vat).toEqual([])
    expect(valueOf('tax_amount')).toBeNull()
  })
})

describe('a sentence under the title', () => {
  const titled = (sentence: string) =>
    read(`
**Invoice**
${sentence}

Farrow Lane Cottages Ltd
12 Quay Street
Wells NR23 1AU

Work                               Days        Fee        Amount
Drawings of the yard                  2     300.00        600.00

                                               Total      600.00
`).valueOf
  test('the number, its day and what else it tells', () => {
    const valueOf = titled('No. 0542, dated 9 April 2026, for settlement by 9 May 2026')
    expect([valueOf('invoice_number'), valueOf('invoice_date')]).toEqual(['0542', '2026-04-09'])
  })
})

describe('by what it is paid', () => {
  const means = (line: string) => readBillWith(line).payment_methods?.value ?? null
  test.each([
    ['Bank transfer please', 'Bank transfer'],
    ['Payment details: Bank transfer to Aldgate Repairs, Mercer Bank, account holder as above', 'Bank transfer'],
    ['Payment on completion, cash, cheque or transfer to our account.', 'cash, cheque or transfer'],
    ['Paiement par dépôt direct : Caisse populaire, transit 20133.', 'dépôt direct'],
    ['Your invoiced total of £48.00 will be charged to the Direct Debit on file.', 'Direct Debit'],
  ])('%s', (line, said) => {
    expect(means(line)).toBe(said)
  })

  test('what is asked in another matter is no means', () => {
    expect(means('Charges for a lost card please ask at the desk')).toBeNull()
  })
})

describe('when it is paid', () => {
  const terms = (line: string) => readBillWith(line).payment_terms?.value ?? null
  test.each([
    ['Net 30. Your plan renews on 1 July 2027 unless cancelled 30 days before.', 'Net 30.'],
    ['Net 15 jours - payable au plus tard le 2025-06-19', 'Net 15 jours'],
    ['Pago a la recepción.', 'Pago a la recepción.'],
  ])('%s', (line, said) => {
    expect(terms(line)).toBe(said)
  })

  test('the amount stands before the day', () => {
    expect(readBillWith('Please transfer the amount of 48.00 by 26/06/2025 to the account given below.').due_date?.value).toBe('2025-06-26')
  })

  test('the line broke before the means', () => {
    expect(
      readBillWith('Your invoiced total of £48.00 for the month of June will be charged to the\nDirect Debit on file.').payment_methods
        ?.value,
    ).toBe('Direct Debit')
  })
})

test('a series of letters, a stroke and the year, and the number in it', () => {
  expect([readCode('B/26 0417'), readCode('B/26 Calle Mayor 3')]).toEqual(['B/26 0417', 'B/26'])
})

describe('captions under their sums', () => {
  test('of which one is letters and points', () => {
    const { valueOf, items } = read(`
Facture F-118
Date : 04/05/2026

désignation                        qté        prix    montant H.T.
Enseigne lumineuse                   1      700,00          700,00
Pose en façade                       3      100,00          300,00

                          1 000,00 €       200,00 €      1 200,00 €
                          total H.T.     T.V.A. 20 %     net à payer
`)
    expect(items).toHaveLength(2)
    expect(sums.slice(0, 4).map(valueOf)).toEqual(['1000.00', '20', '200.00', '1200.00'])
  })
})

test('a tax number that its foot broke behind the country is no telephone', () => {
  const { valueOf } = read(`
Vergers de Wanze SPRL
Rue du Pont 14
4520 Wanze

Facture 2211
Date : 04/05/2026

Désignation                        Qté        Prix        Montant
Pommes, caisse                       1      100,00         100,00
                                     Total HT              100,00
                                     TVA 21 %               21,00
                                     Total                 121,00

Vergers de Wanze SPRL - Rue du Pont 14 - 4520 Wanze - RPM Liège - TVA BE
0403.170.701
`)
  expect([valueOf('supplier_tax_id'), valueOf('supplier_contact')]).toEqual(['BE 0403.170.701', null])
})
