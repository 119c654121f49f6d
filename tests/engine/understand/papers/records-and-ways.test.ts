import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (page: string) =>
  Object.fromEntries(
    Object.entries(understandDocument(drawDocument(page), { kind: 'invoice' }).fields).map(([name, { value }]) => [
      name,
      value.replaceAll('\n', ' '),
    ]),
  )

test('the record of a customer: each label alone before its value, also where a label stands under another', () => {
  const page = `
    MARSA LOGISTIQUE                                        Émis le 06/05/2026

    **FACTURE**

    N° Facture          MAR-2026-00218             Nom Client          Huileries de Taza
    Date Facture        2026-05-06                 Type                entreprise
    Date Echeance       2026-06-05                 Email               compta@taza.example
    Total Hors Taxe     14850.00                   Telephone           +212 535 22 18 40
    Total TVA           2970.00                    Adresse             Zone industrielle, lot 12
    Total TTC           17820.00
  `
  const { client_name, supplier_contact } = fieldsOf(page)
  expect({ client_name, supplier_contact }).toEqual({ client_name: 'Huileries de Taza', supplier_contact: undefined })
})

test('a name over its site, mail and telephone, its address in the next column, is the letterhead', () => {
  const page = `
                                   Lisdoon Site Engineers     Unit 9, Ballast Quay
                                   IE6433719T                 Galway
                                   www.lisdoon.example        H91 K2X4
                                   office@lisdoon.example     Ireland
                                   071 914 5527

    Invoice issued to:
    Mannion & Sons Builders
    IE4810226T                                              Invoice Number   2026-0118
    Creggs Road                                             Invoice Date     12/May/2026
    Glenamaddy                                              Due Date         11/Jun/2026
    accounts@mannion.example                                Balance Due      €1,230.00

    Item        Description              Unit Cost    Quantity    Line Total
    SURV-2      Topographical survey       1000.00           1       1000.00

                                         Subtotal               €1,000.00
                                         VAT 23%                  €230.00
                                         Total                  €1,230.00
  `
  expect(fieldsOf(page)).toMatchObject({ supplier_name: 'Lisdoon Site Engineers', client_name: 'Mannion & Sons Builders' })
})
