import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
const read = (kind: KindName, art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind })
  return { fields: plain(fields), items: items.map(plain) }
}

describe('samples that programs are shown with', () => {
  test('a label that has its value beside it has none under it', () => {
    const { fields } = read(
      'invoice',
      `
**Invoice**

Contoso Entertainment USA      Telephone             425-555-0156
123 Coffee Street              Our account number    994521
Redmond, WA 98052
                               Number                CIV-000575
Bill to                        Date                  8/15/2012
Shrike Retail                  Sales order           000576
456 Peach Road
Bethlehem, PA 18018

Total   82,698.02 USD`,
    )
    expect(fields).toMatchObject({ invoice_number: 'CIV-000575', client_id: '994521' })
  })

  test('a person over an address that says it is one', () => {
    const { fields } = read(
      'invoice',
      `
**Invoice** NO. 001

FROM: Company ABC                TO: John Doe
user@companyabc.example          johndoe@email.example
ADDRESS: 111 Main Street         ADDRESS: 222 Main Street
Anytown, USA                     Anytown, USA

BALANCE DUE   $2140.00`,
    )
    expect(fields).toMatchObject({ supplier_name: 'Company ABC', client_name: 'John Doe' })
  })

  test('a heading over labelled rows whose town stands under its label, and what is the supplier’s department', () => {
    const { fields } = read(
      'work_order',
      `
**Purchase Order** #: 948284
Hero Limited
www.herolimited.com

Vendor
Jupiter Supply Inc.
Contact or Department: Sales
88 Pine Avenue
Tacoma, WA 98402

Shipped To
Company Name: Higgly Wiggly Books
Address: 938 NE Burner Road
Boulder City, CO 92848

Total   144.00`,
    )
    expect(fields.delivery_address).toContain('938 NE Burner Road\nBoulder City, CO 92848')
    expect(fields.department).toBeUndefined()
  })

  test('codes in brackets, units by their codes, and the variant that the width of a column broke off the name', () => {
    const { items } = read(
      'work_order',
      `
**PURCHASE ORDER** No. 1090

ITEM #       DESCRIPTION                        QTY       UNIT PRICE      TOTAL
[23423423]   Customizable desk with drawers     15 C62        150.00   2,250.00
             (Steel, White)
[45645645]   Product ABC                        1 C62          75.00      75.00`,
    )
    expect(items.map((item) => [item.product_code, item.product_name, item.requested_quantity])).toEqual([
      ['23423423', 'Customizable desk with drawers (Steel, White)', '15'],
      ['45645645', 'Product ABC', '1'],
    ])
  })

  test('the net one of the prices in a cell', () => {
    const { items } = read(
      'invoice',
      `
**FACTURE** N° 4711

Désignation             P.U. HT           Qté     Total HT
                        (Brut: 65,00)
PRESTATION SUPPORT      (Rabais: 5,00)    2,00      120,00
                        (Net): 60,00

FOURNITURES PAPIER      30,00             3,00       90,00`,
    )
    expect(items.map((item) => item.unit_price)).toEqual(['60.00', '30.00'])
  })

  test('a sentence of terms behind a stray full stop', () => {
    const { fields } = read('invoice', '**Rechnung** 4711\n\nBrutto   518,99\n\n.Bei Zahlung innerhalb 14 Tagen gewähren wir 2,0% Skonto.')
    expect(fields.payment_terms).toBe('Bei Zahlung innerhalb 14 Tagen gewähren wir 2,0% Skonto.')
  })
})
