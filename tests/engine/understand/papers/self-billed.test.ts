import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return (...names: string[]) => names.map((name) => fields[name]?.value?.replace(/\s+/g, ' '))
}

const WOOL = `
Lot        Material                     Quantity      Price        Amount
W-14       Fleece, white                100            2.00        200.00
W-15       Fleece, grey                  50            2.00        100.00

                                        Net value                  300.00
                                        VAT 20%                     60.00
                                        Payable to supplier       £360.00
`

describe('a bill that the customer makes out', () => {
  test('the letterhead is the customer, and who stands under the heading sells', () => {
    const values = fieldsOf(`
Calder Wool Merchants Ltd                                     Dean Wharf, Halifax HX1 4QP
                                                              VAT 712 4480 19

Self-billing invoice SB-20417

Supplier                                                      Date           16/04/2026
Ridgeback Farms Ltd
Moor Lane, Skipton BD23 2TT                                   Payment        BACS, 23/04/2026
VAT 318 2207 64
${WOOL}
Self-billed under the agreement of 1 March 2025.
`)
    expect(values('supplier_name', 'client_name', 'client_address')).toEqual([
      'Ridgeback Farms Ltd',
      'Calder Wool Merchants Ltd',
      'Dean Wharf, Halifax HX1 4QP',
    ])
    expect(values('supplier_address', 'supplier_tax_id')).toEqual(['Moor Lane, Skipton BD23 2TT', '318 2207 64'])
    expect(values('invoice_date', 'due_date', 'payment_methods')).toEqual(['2026-04-16', '2026-04-23', 'BACS'])
  })

  test('in French, with the mandate under the title', () => {
    const values = fieldsOf(`
Laiterie du Grand Val SAS                                     ZA des Prés, 42600 Montbrison

Facture n° AF-2026-0188
Autofacturation : établie par Laiterie du Grand Val SAS au nom et pour le compte du fournisseur

Fournisseur (vendeur)                                         Date de facture     30/06/2026
Élevage des Trois Chênes
90 route de Feurs                                             Échéance            30/07/2026
69960 Corbas

Réf.       Désignation                  Quantité      PU HT        Montant HT
L-1        Lait entier                  100            2,00        200,00

                                        Total HT                   200,00
                                        TVA 20 %                    40,00
                                        Net à régler              240,00 €
`)
    expect(values('supplier_name', 'client_name', 'client_address')).toEqual([
      'Élevage des Trois Chênes',
      'Laiterie du Grand Val SAS',
      'ZA des Prés, 42600 Montbrison',
    ])
  })

  test('a bill of the seller that only speaks of self-billing has its customer under the heading', () => {
    const values = fieldsOf(`
Calder Wool Merchants Ltd                                     Dean Wharf, Halifax HX1 4QP
                                                              VAT 712 4480 19

Invoice 20417                                                 Date           16/04/2026

Supplier                                                      Customer
Calder Wool Merchants Ltd                                     Ridgeback Knitwear Ltd
Dean Wharf                                                     Moor Lane
Halifax HX1 4QP                                               Skipton BD23 2TT
${WOOL}
Self-billing is not in use for this account.
`)
    expect(values('supplier_name', 'client_name')).toEqual(['Calder Wool Merchants Ltd', 'Ridgeback Knitwear Ltd'])
  })
})
