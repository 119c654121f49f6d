import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string, title = 'Invoice no. 4410') => {
  const { fields, items, vat_details } = understandDocument(drawDocument(`${title}\n\n${art.replace(/^ {4}/gm, '')}`), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}

test('the total of a deposit invoice is no deposit that came in', () => {
  const { fields } = read(`
    Désignation                     Qté     P.U. HT     Montant HT
    Acompte de 30 % à la commande     1    5 592,00       5 592,00

    Montant HT                  5 592,00
    TVA 20 %                    1 118,40
    Acompte à verser TTC        6 710,40 €
  `)
  expect(fields).toMatchObject({ total_amount_with_tax: '6710.40', amount: '6710.40' })
})

test('a number with its unit under a head set to the left is that head’s, however near the next', () => {
  const { items } = read(`
    Item                                  Qty                   Rate              Amount
    Letterhead, 1,000 sheets                            4.0 bx      $142.00        $568.00
    Appointment cards                                   6.0 M        $86.50        $519.00

    Subtotal      $1,087.00
    Total         $1,087.00
  `)
  expect(items.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    ['4.0', '142.00'],
    ['6.0', '86.50'],
  ])
})

test('cards beside one another: name and code stand over the little table of each', () => {
  const { items } = read(`
    Flush fire door                                       Oak skirting board
    Ref. HJ-0077                                          Ref. HJ-1042
    Quantity      Unit price      Amount                  Quantity      Unit price      Amount
    3 ea          £118.60        £355.80                  12 ea         £23.85         £286.20

    Brass butt hinge                                      Stair spindle
    Ref. HJ-6120                                          Ref. HJ-3318
    Quantity      Unit price      Amount                  Quantity      Unit price      Amount
    6 pr          £6.95           £41.70                  44 ea         £4.15          £182.60

    Net total     £866.30
    VAT 20 %      £173.26
    Total       £1,039.56
  `)
  expect(items.map(({ description, divalto_code }) => [description, divalto_code])).toEqual([
    ['Flush fire door', 'HJ-0077'],
    ['Oak skirting board', 'HJ-1042'],
    ['Brass butt hinge', 'HJ-6120'],
    ['Stair spindle', 'HJ-3318'],
  ])
})

test('a code before how many at which price; what the delivery costs is no thing bought', () => {
  const { items, fields } = read(`
    Brass butt hinge (pair)                                   £33.36
    SKU HJ-6120 | 4 x £8.34
    Stair spindle, hemlock                                    £99.60
    SKU HJ-3318 | 20 x £4.98
    Delivery                                                   £9.95
    Total                                                    £142.91
  `)
  expect(items).toEqual([
    { divalto_code: 'HJ-6120', description: 'Brass butt hinge (pair)', quantity: '4', unit_price: '8.34', total_amount: '33.36' },
    { divalto_code: 'HJ-3318', description: 'Stair spindle, hemlock', quantity: '20', unit_price: '4.98', total_amount: '99.60' },
  ])
  expect(fields.total_amount_with_tax).toBe('142.91')
})

test('letters that stand for rates, with what they mean behind them and the sums beside', () => {
  const { items, taxes } = read(`
    Description           Qty      Price      VAT      Value
    Butter                  5      61.30        Z     306.50
    Ice cream              10       7.90        S      79.00

    Code               Goods      Rate      VAT                Total goods      385.50
    Z  Zero rate      306.50     0.0 %     0.00                Total VAT         15.80
    S  Standard        79.00    20.0 %    15.80                Invoice total    401.30
  `)
  expect(taxes).toEqual([
    { rate: '0', amount: '0.00' },
    { rate: '20', amount: '15.80' },
  ])
  expect(items.map(({ vat_rate }) => vat_rate)).toEqual(['0', '20'])
})

test('customs codes are no article codes', () => {
  const { items } = read(`
    HS code      Description                Qty      Price      Total
    8536.90      Cable gland M20            500       2.18    1090.00
    Art. GE70115
    9405.11      Emergency exit sign         30      47.15    1414.50
    Art. GE60333

    Total      2504.50
  `)
  expect(items.every(({ divalto_code }) => !/^\d{4}\.\d\d$/.test(divalto_code ?? ''))).toBe(true)
})

test('the invoice’s number under its title and on the slip beside it is no order’s', () => {
  const { fields } = read(
    `
    No. GI-558102                            Invoice number
    21 May 2026                              GI-558102

    Total due      3,146.09
  `,
    'INVOICE',
  )
  expect(fields).toMatchObject({ invoice_number: 'GI-558102' })
  expect(fields.order_reference).toBeUndefined()
})
