import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const head = `
Brightwater Ltd
12 Quay Street, Bristol BS1 4DJ

INVOICE                         Invoice no: 1001
                                Date: 5 May 2026
Bill to: Alder & Co
5 High Street, Leeds LS1 1AA

Description                          Qty           Price            Amount
Filter set                             2           50.00            100.00
Cable drum                             4           25.00            100.00
`
const read = (sums: string, lines = head) => {
  const { fields, items } = understandDocument(drawDocument(lines + sums))
  const of = (name: string) => fields[name]?.value
  return {
    net: of('subtotal_without_tax'),
    tax: of('tax_amount'),
    gross: of('total_amount_with_tax'),
    due: of('amount'),
    lines: items.map(({ total_amount }) => total_amount?.value),
  }
}
const lines = ['100.00', '100.00']
const sums = { net: '200.00', tax: '40.00', gross: '240.00', lines }

describe('the rate without a percent sign', () => {
  test.each(['VAT 20:', 'V.A.T. 20', 'GST 20 .......', 'Tax 20:'])('%s', (label) => {
    expect(
      read(`
                                    Subtotal                        200.00
                                    ${label.padEnd(30)}   40.00
                                    Total                           240.00`),
    ).toMatchObject(sums)
  })

  test('it may read as the thousands of the tax', () => {
    const many = head.replaceAll('100.00', '5,000.00').replace('50.00 ', '2,500.00 ').replace('25.00 ', '1,250.00 ')
    expect(
      read(
        `
                                                    Subtotal 10,000.00
                                                     GST 5 500.00
                                                     Total 10,500.00`,
        many,
      ),
    ).toMatchObject({ net: '10000.00', tax: '500.00', gross: '10500.00' })
  })
})

describe('what the tax is taken of', () => {
  test.each(['VAT 20% on 200.00', 'VAT 20 % of £200.00', 'VAT @ 20% on 200.00 GBP'])('%s', (label) => {
    expect(
      read(`

   Subtotal   ${label.padEnd(24)}   Total
     200.00   ${'40.00'.padStart(24)}  240.00`),
    ).toMatchObject(sums)
  })
})

describe('charges between lines and sums are no lines', () => {
  test.each([
    ['set further in than the names', '                                    Courier                          10.00'],
    ['with a colon', 'Courier:                                                             10.00'],
    ['with a rate that stands under the quantities', '                                  Surcharge  5 %:                   10.00'],
  ])('%s', (_, charge) => {
    const single = head.replace(/Cable.*\n/, '')
    expect(
      read(
        `
${charge}
                                    Net total                       110.00
                                    VAT 20%                          22.00
                                    Total                           132.00`,
        single,
      ),
    ).toMatchObject({ net: '110.00', tax: '22.00', gross: '132.00', lines: ['100.00'] })
  })

  test('a name without quantity under the other names is one', () => {
    expect(
      read(`Travel to site                                                       10.00

                                    Net total                       210.00
                                    VAT 20%                          42.00
                                    Total                           252.00`).lines,
    ).toEqual([...lines, '10.00'])
  })
})

test('in a strip of labels over amounts a rate with decimals is no amount', () => {
  expect(
    read(`
   Net total    VAT 20.00 %    Total
      200.00          40.00   240.00`),
  ).toMatchObject(sums)
})

test('short words of sums close to their amounts', () => {
  expect(
    read(`
                                                         Net 200.00
                                                         VAT 40.00
                                                         TTC 240.00`),
  ).toMatchObject(sums)
})

describe('a total called as what is owed', () => {
  test('with a payment and the balance below it', () => {
    expect(
      read(`
                                    Total HT                        200.00
                                    TVA 20 %                         40.00
                                    Montant dû                      240.00
                                    Déjà réglé                      -50.00
                                    Solde à payer                   190.00`),
    ).toMatchObject({ ...sums, due: '190.00' })
  })

  test('over the tax another total is that without it', () => {
    expect(
      read(`
                                    Summe                           200.00
                                    MwSt. 20%                        40.00
                                    Zahlbetrag                      240.00`),
    ).toMatchObject(sums)
  })
})

test('thousands parted by a blank stay together where every line has some', () => {
  const { items } = understandDocument(
    drawDocument(`
Rechnung Nr.: 2026-118

Beschreibung                      Anzahl           Preis            Betrag
Farbe                                  4          499,73          1 998,92
Beratung                               5          249,95          1 249,75
`),
  )
  expect(items.map((item) => [item.unit_price?.value, item.total_amount?.value])).toEqual([
    ['499.73', '1998.92'],
    ['249.95', '1249.75'],
  ])
})
