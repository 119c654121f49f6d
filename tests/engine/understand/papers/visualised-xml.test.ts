import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (kind: KindName, art: string): Record<string, string> =>
  Object.fromEntries(Object.entries(understandDocument(drawDocument(art), { kind }).fields).map(([name, { value }]) => [name, value]))

describe('pages made of the data of an e-invoice', () => {
  test('rows of numbers between a heading and the name it heads', () => {
    const fields = read(
      'invoice',
      `
**Handelsrechnung Nr. 471102 vom 05.03.2018**

Verkäufer:
Globale Nummer: 4000001123452
Papier Hofmann GmbH
Industriestraße 7
97084 Würzburg
USt.-Id.-Nr. : DE811569869

Käufer/Leistungsempfänger:
Nummer        : GE2020984
Druckhaus Main KG
Mainkai 30
97070 Würzburg
USt.-Id.-Nr. : DE133429873

Bruttosumme   119,00`,
    )
    expect(fields).toMatchObject({ client_name: 'Druckhaus Main KG', client_id: 'GE2020984', supplier_tax_id: 'DE811569869' })
  })

  test.each([
    ['Rechnung gemäß Bestellung vom 01.03.2018.'],
    ['Gutschrift zur Rechnung Nr. 471177 vom 01.03.2018'],
    ['Facture selon devis du 01/03/2018'],
    ['Invoice for purchase order 4711 of 01/03/2018'],
  ])('%s: the day is the other paper’s', (sentence) => {
    const { invoice_date } = read('invoice', `**Handelsrechnung Nr. 471102 vom 05.03.2018**\n\n${sentence}\n\nBruttosumme   119,00 EUR`)
    expect(invoice_date).toBe('2018-03-05')
  })

  test('the brand over the firm’s name: whom the money goes to is the firm', () => {
    const fields = read(
      'invoice',
      `
LOGO LE MOULIN                         FACTURE N° : F20220026
                                       Date : 31/01/2022
VENTES EN GROS                         Adresse du Client
LE MOULIN                              MA BOUTIQUE
35 rue d'ici                           58 rue de la mer
75018 PARIS                            06000 NICE

@dresse : moi@ventes.example
GLN : 587451236587
SIREN : 123 456 782
N° TVA : FR 11 123 456 782


NET A PAYER   108,00 EUR

Bénéficiaire
NOM : LE MOULIN




35 ma rue, 75018 PARIS - contact@ailleurs.example - N° TVA : FR 32 123 456 789`,
    )
    expect(fields).toMatchObject({
      supplier_name: 'LE MOULIN',
      supplier_tax_id: 'FR 11 123 456 782',
      supplier_contact: 'moi@ventes.example',
      client_name: 'MA BOUTIQUE',
    })
  })

  test('where to pay is no other firm than the letterhead’s', () => {
    const { supplier_name } = read(
      'invoice',
      `
CONTOSO LTD.                  INVOICE: INV-100
123 456th St                      INVOICE DATE: 11/15/2019
New York, NY 10001

BILL TO:
Microsoft Finance
123 Bill St
Redmond, WA 98052

AMOUNT DUE   $610.00

REMIT TO:
Contoso Billing
123 Remit St
New York, NY 10001`,
    )
    expect(supplier_name).toBe('CONTOSO LTD.')
  })
})

test.each([
  ["''iDEAL'' op 21 april 2015   717,97", 'iDEAL'],
  ['Avis de prélèvement automatique', 'prélèvement automatique'],
  ['Please credit it to IBAN DE29 1234 5678 9012 3456 78 | BIC GENODE51MIC (SEPA Credit Transfer)', 'SEPA Credit Transfer'],
])('%s says how it is paid', (line, method) => {
  expect(read('invoice', `**Invoice** 4711\n\nTotal   717,97\n\n${line}`).payment_methods).toBe(method)
})
