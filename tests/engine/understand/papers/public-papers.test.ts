import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { findPhone } from '#app/engine/understand/parties/contacts.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readAmount } from '#app/engine/understand/values/amount.ts'
import { readCurrency } from '#app/engine/understand/values/currency.ts'
import { findDates } from '#app/engine/understand/values/date.ts'
import { drawDocument } from '#tests/support/page.ts'

const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
const read = (kind: KindName, art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind })
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}

describe('default templates of wide-spread programs', () => {
  test('a rate behind @ without a percent sign', () => {
    const { fields, taxes } = read('invoice', 'Invoice No. 7\nTotal   17,970.00\nIGST @ 18.0   3,234.60\nGrand Total   21,204.60')
    expect(taxes).toEqual([{ rate: '18', amount: '3234.60' }])
    expect(fields).toMatchObject({ subtotal_without_tax: '17970.00', tax_amount: '3234.60', total_amount_with_tax: '21204.60' })
  })

  test('currencies of all continents, and words that are none', () => {
    expect(readAmount('ETB 780.00')).toBe('780.00')
    expect(readCurrency('KZT 12,00')).toBe('KZT')
    expect(readCurrency('GEL 500')).toBeUndefined()
  })

  test('a code with a hyphen in a line of its own over every name', () => {
    const { items } = read(
      'work_order',
      `
**PURCHASE ORDER** No. 4711

Sr   Item                 Quantity   UOM   Rate      Amount
1    CEM-OPC-50                400   Bag   780.00    312,000.00
     Cement OPC 50kg
2    NAIL-3IN                   75   Kg    140.00     10,500.00
     Nails 3 inch`,
    )
    expect(items.map((item) => [item.product_code, item.product_name])).toEqual([
      ['CEM-OPC-50', 'Cement OPC 50kg'],
      ['NAIL-3IN', 'Nails 3 inch'],
    ])
  })

  test('a dash between code and name, beside lines of free text', () => {
    const { items } = read(
      'work_order',
      `
**PURCHASE ORDER** No. 4711

Désignation                        Qté    P.U. HT    Total HT
TUB-4040 - Tube acier               25      31,20      780,00
PL-10 - Plat 50x10                  12      27,45      329,40
Galvanisation à façon              340       0,95      323,00`,
    )
    expect(items.map((item) => [item.product_code, item.product_name])).toEqual([
      ['TUB-4040', 'Tube acier'],
      ['PL-10', 'Plat 50x10'],
      [undefined, 'Galvanisation à façon'],
    ])
  })

  test('the last row of the table adds up its columns and is no item', () => {
    const { items } = read(
      'invoice',
      `
**INVOICE** No. 4711

Product      Title                 Qty    Price     Tax      Total
Pen drives   Cruzer Blade 32 GB      2    471.56    51.88    995.00
Shipping     Shipping charges        1     40.00     0.00     40.00
Total                                3    983.12    51.88   1035.00`,
    )
    expect(items).toHaveLength(2)
  })

  test('what has a price, a rate and a total of its own is an item, though its name is one of charges', () => {
    const { items } = read(
      'invoice',
      `
**INVOICE** No. 4711

No   Description         Unit price   Qty   Net amount   Tax rate   Tax amount   Total amount
1    Earphone, black       1,270.34     2     2,540.68        18%       457.32       2,998.00
2    Speaker               1,000.00     1     1,000.00        18%       180.00       1,180.00
     Shipping charges         33.90              33.90        18%         6.10          40.00`,
    )
    expect(items.map((item) => item.description)).toEqual(['Earphone, black', 'Speaker', 'Shipping charges'])
  })
})

describe('who is who', () => {
  test('an amount in large type is no letterhead, and the firm’s tax number under its address speaks for it', () => {
    const { fields } = read(
      'invoice',
      `
**Gribble**                                    1,052.27 GBP

Gribble Cloud EMEA Limited       Bill to:
Velasco Street 8                 Nordisk Optik AB
75011 Paris                      Storgatan 14
VAT number: FR 40303265045       75002 Paris

Invoice number: 4789215530`,
    )
    expect(fields.supplier_name).toBe('Gribble Cloud EMEA Limited')
    expect(fields.client_name).toBe('Nordisk Optik AB')
  })

  test('a tax number between the name and the street', () => {
    const { fields } = read(
      'invoice',
      `
Menuiserie Tardieu                    Syndic Beau-Site ASBL
TVA : BE0448826918                    N° TVA : BE0633219046
Chaussée de Namur 118                 Avenue Reine Astrid 9
1300 Wavre                            1340 Ottignies
Tél. : 010 22 41 87

Facture 2023-64`,
    )
    expect(fields).toMatchObject({ supplier_name: 'Menuiserie Tardieu', client_name: 'Syndic Beau-Site ASBL' })
  })

  test('owners of a house are named after its street', () => {
    const { fields } = read(
      'invoice',
      `
Cliente:
Comunidad de Propietarios Av. Zaragoza 14
Av. Zaragoza 14
31005 Pamplona

Factura nº 7`,
    )
    expect(fields).toMatchObject({
      client_name: 'Comunidad de Propietarios Av. Zaragoza 14',
      client_address: 'Av. Zaragoza 14\n31005 Pamplona',
    })
  })

  test('the contact under the supplier’s labels prepared nothing', () => {
    const { fields } = read(
      'work_order',
      `
**Purchase Order** 4711
Supplier Name       Nine Hills Hardware
Supplier Address    44 Kirkos Road
Contact             Abebe Tesfaye`,
    )
    expect(fields.client_name).toBeUndefined()
  })

  test('names with underscores are no labels, labels with underscores are', () => {
    const { fields } = read('work_order', '**COMMANDE**\nACHETEUR\nBUYER_NAME\nBUYER_ADDR_1\n69001 BUYER_CITY\n\nORDER_NUMBER: 4711')
    expect(fields).toMatchObject({ customer_company_name: 'BUYER_NAME', name: '4711' })
  })
})

describe('numbers, days and titles', () => {
  test('the offer that an order answers is not its number', () => {
    expect(read('work_order', '**COMMANDE**\nN° PO123456789\n\nDevis : QUOT_125487').fields.name).toBe('PO123456789')
  })

  test('a form of orders of the United States, its solicitation’s days aside', () => {
    const paper = `
SOLICITATION/CONTRACT/ORDER FOR COMMERCIAL ITEMS
4. ORDER NUMBER      6. SOLICITATION ISSUE DATE    8. OFFER DUE DATE/LOCAL TIME
75H70723F00412       07/31/2023                    08/14/2023 4:00 PM
9. ISSUED BY
Indian Health Service`
    expect(classify(drawDocument(paper)).kind).toBe('work_order')
  })

  test('a blank before the comma of a date', () => {
    expect(findDates('September 3 , 2019').map(({ value }) => value)).toEqual(['2019-09-03'])
  })

  test('the end of a company’s number on a line of its own is no telephone', () => {
    expect(findPhone('761 419 00045')).toBeUndefined()
  })

  test('a card that is charged at the end of a sentence', () => {
    const { fields } = read('invoice', 'Rechnung 7\nDer Rechnungsbetrag wird in den nächsten Tagen von Ihrer Kreditkarte abgebucht.')
    expect(fields.payment_methods).toBe('Kreditkarte')
  })
})

describe('sure of the wrong thing', () => {
  test('the tax of the whole table stands in its last row, not beside the last line', () => {
    const { fields } = read(
      'invoice',
      `
**INVOICE** No. 4711

No   Description         Unit price   Qty   Net amount   Tax rate   Tax type   Tax amount   Total amount
1    Earphone, black       1,270.34     2     2,540.68        18%       IGST       457.32       2,998.00
2    Speaker                  33.90     1        33.90        18%       IGST         6.10          40.00
TOTAL:                                                                              463.42       3,038.00`,
    )
    expect(fields).toMatchObject({ tax_amount: '463.42', total_amount_with_tax: '3038.00' })
  })
})
