import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const ITEMS = `
      Item                 Qty      Price      Total
      Hose clip, box       2        31.40      62.80
      Bilge pump 12 V      1        186.00     186.00
`
const read = (page: string) => {
  const { fields, vat_details: vat } = understandDocument(drawDocument(page), { kind: 'invoice' })
  return { field: (name: string) => fields[name]?.value, rates: vat.map(({ rate }) => rate?.value) }
}

test('a person and their mailbox a line under the address of the customer are theirs', () => {
  const { field } = read(`
      Lunenburg Marine Supply Inc.
      77 Bluenose Drive                                     Tel:    902-634-1180
      Lunenburg NS B0J 2C0                                  Fax:    902-634-1181

      TO
      Mahone Bay Boatworks
      12 Clearway Street
      Mahone Bay, NS B0J 2E0
      Canada

      Doreen Zwicker
      Tel: 902-624-0044
      shop@mbboatworks.example

      INVOICE
      Invoice #     IN-0093         Invoice Date     2026-08-11
      ${ITEMS}
                                    Total            248.80`)
  expect(field('supplier_contact')).toBe('902-634-1180')
})

test('a number of days level with the tax is no rate of it', () => {
  const { rates } = read(`
      Plainly Worded Ltd           Invoice

      Invoice no: IN-2609          Invoice date: 30/09/2026
      ${ITEMS}
      Note :                                      Total exc. VAT     248.80
      Payment within 14 days, thank you.          Total VAT          52.25
                                                  Total inc. VAT     301.05`)
  expect(rates).not.toContain('14')
})

test('Ref no, behind the sign of a number', () => {
  const { field } = read(`
      Mediterranean Larder Ltd              INVOICE
      Unit 14 Ballymount Cross, Dublin 24   Ref no: #ML-2607
      Tel: +353 1 555 0180                  Date: 14/07/2026
      ${ITEMS}
                                            Total     248.80`)
  expect(field('invoice_number')).toBe('ML-2607')
})
