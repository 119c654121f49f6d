import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

test('a narrow cell breaks a day behind its hyphen', () => {
  const { fields } = understandDocument(
    drawDocument(`
Liffey Office Supplies DAC

Billed To                      Date of Issue      Invoice Number
Mater Vale Clinic Limited      17-08-             0000167
Unit 3 Estate                  2024

Description           Rate       Qty      Line Total
Filing                20.00        4           80.00
Paper                 10.00        2           20.00
`),
    { kind: 'invoice' },
  )
  expect(fields.invoice_date?.value).toBe('2024-08-17')
})

test('the second line of a head is the rest of it, though it is the name of another column', () => {
  const { items } = understandDocument(
    drawSpaced(
      `
Ospedale San Biagio

Buono d’ordine 51-62326



Codice
           Descrizione                              Unità      Quantità
articolo

17365      Idropittura bianca                       cf                5

18033      Uova da allevamento                      pz                9

           Petto di pollo
77905                                               kg               12
           senza pelle

18034      Burro dolce                              cf                4
`,
      6,
    ),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_code, product_name }) => [product_code?.value, product_name?.value])).toEqual([
    ['17365', 'Idropittura bianca'],
    ['18033', 'Uova da allevamento'],
    ['77905', 'Petto di pollo senza pelle'],
    ['18034', 'Burro dolce'],
  ])
})
