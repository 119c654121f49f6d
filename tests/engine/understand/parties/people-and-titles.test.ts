import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string, kind: 'invoice' | 'work_order' = 'invoice') => understandDocument(drawDocument(art), { kind }).fields

const foot = `
Leistung                         Menge       Preis        Summe
Reportage                          4         10,00         40,00

                                            Netto          40,00
                                            MwSt. 19%       7,60
                                            Gesamt         47,60
`

test('who stands over the line of street, town and telephone wrote the paper, without a legal form and in no larger type', () => {
  const fields = read(`
                      Fotografie Annika Brodersen
          Süderstraße 41 · 25813 Husum · Tel. 04841 41 88 22

Hotel Nordseeblick
Ina Hansen
Strandweg 18
25826 St. Peter-Ording

Rechnung Nr. 2026/41
Husum, 8. Juni 2026
${foot}`)
  expect(fields.supplier_name?.value).toBe('Fotografie Annika Brodersen')
  expect(fields.client_name?.value).toBe('Hotel Nordseeblick')
})

test.each(['Herrn / Frau / Firma', 'Firma', 'For the attention of Accounts Payable'])('`%s` over a name is none', (line) => {
  const fields = read(`
Molkerei Nord eG
Am Ring 4
87435 Kempten

${line}
Michael Riedmiller
Hofweg 2
87448 Waltenhofen

Rechnung Nr. 2026/41
8. Juni 2026
${foot}`)
  expect(fields.client_name?.value).toBe('Michael Riedmiller')
})

test('`Same as consignee` is nobody’s name', () => {
  const fields = read(`
Riverside Winches Ltd
Unit 18 Trent Lane, Castle Donington DE74 2NP

Commercial Invoice CI-26-0418
11 June 2026

Consignee:
Marítima Andes SpA
Calle Blanco 1199
2340000 Valparaíso

Buyer:
Same as consignee
${foot}`)
  expect(fields.client_name?.value).not.toBe('Same as consignee')
})

test.each(['Media Insertion Order', 'Work Order Details'])('`%s` in large type names no customer', (title) => {
  const { customer_company_name: name } = read(
    `
${title}

Order no: IO-61671          Agency:     Northmoor Academy Limited
Order date: 17 Nov 2024     Address:    17 Crossways Park
                                        Belfast BT9 5NL
Description                      Qty         Price        Amount
Spot                               4         10.00         40.00
`,
    'work_order',
  )
  expect(name?.value).not.toBe(title)
})
