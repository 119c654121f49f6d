import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const order = (head: string, foot = '') =>
  fieldOfOrder(
    drawDocument(`
Harbour Mills, Inc.                                       Purchase Order 40118
4411 Quay Ave                                             Date   4/3/2025
Duluth MN 55807

${head}
${ITEMS}
${foot}
`),
  )

const VENDOR = `Vendor:                              Ship To:
Hallam Pottery Supply                WAREHOUSE
908 Kettering Blvd                   Harbour Mills, Inc.
Dayton OH 45439                      4415 Quay Ave, Door 3
                                     Duluth MN 55807`

test('what the buyer calls the place is the first line of where the goods go', () => {
  expect(order(VENDOR)('delivery_address')).toBe('WAREHOUSE\nHarbour Mills, Inc.\n4415 Quay Ave, Door 3\nDuluth MN 55807')
})

test('a warehouse with its number is no name of a place', () => {
  expect(order(VENDOR.replace('WAREHOUSE', 'Warehouse: 04'))('delivery_address') ?? '').not.toContain('Warehouse')
})

test.each([
  'If you have any questions about this purchase order, please contact\nAna Prieto, 218 555 0142, ana@harbourmills.com',
  'Si tiene alguna pregunta sobre esta orden de compra, contacte con\nAna Prieto, 924 55 01 42, ana@harbourmills.com',
  'Qualquer dúvida sobre esta encomenda: Ana Prieto, 289 555 014, ana@harbourmills.com',
  'Pour toute question concernant ce bon de commande, contacter\nAna Prieto, 02 99 55 01 42',
  'Bei Fragen zu dieser Bestellung: Ana Prieto, 040 555 0142',
  'Voor vragen over deze bestelling: Ana Prieto, 020 555 0142',
  'Per domande su questo ordine contattare\nAna Prieto, 02 5550 1142',
])('who answers questions about the order wrote it: %s', (foot) => {
  expect(order('', foot)('client_name')).toBe('Ana Prieto')
})

test.each([
  ['kjensen', 'kjensen'],
  ['mrossi', 'mrossi'],
  ['stock', undefined],
  ['ground', undefined],
])('the name with which a buyer logs in: %s', (said, name) => {
  const head = `Shipping Method          Payment Terms          Confirm With          Buyer
GROUND                   Net 30                 J. Aho                ${said}`
  expect(order(head)('client_name') ?? undefined).toBe(name)
})

test.each([
  ['Wire HDW-TPS, box of 100', 'USD'],
  ['GST/HST and QST apply', 'CAD'],
])('letters of a tax within the code of an article name no country: %s', (line, currency) => {
  expect(order('', `${line}\nTotal     $200.00`)('currency')).toBe(currency)
})

test('balboas have a sign of their own', () => {
  expect(readBillWith('Pagado     B/. 48.00\nSaldo     B/. 10.00\nCargo     B/. 12.00').currency?.value).toBe('PAB')
})

test('a charge under a line that has no other name is what that line asks for', () => {
  const { items } = understandDocument(
    drawDocument(`
Harbour Mills B.V.                                        Inkooporder 40118
Ambachtsweg 17                                            Datum   11-09-2025
7461 TP Rijssen

Reg     Artikelnr.     Art.nr. lev.     Eenh.     Besteld     Prijs     Bedrag
1       100418         BB3038-40        Stuk           12     11,60     139,20
        Lagerbus brons 30/38
2       100733         SR304707         Stuk           40      1,85      74,00
        Simmerring 30x47x7
3                                       Stuk            1     15,00      15,00
        Toeslag kleine order

                                               Subtotaal               228,20
`),
    { kind: 'work_order' },
  )
  expect(items.map(({ product_name }) => product_name?.value)).toEqual([
    'Lagerbus brons 30/38',
    'Simmerring 30x47x7',
    'Toeslag kleine order',
  ])
})

test('a telephone behind an account in one line', () => {
  expect(
    readBillWith('Aldgate Repairs Ltd, Mill Bank, IBAN DE26 3705 0198 0042 1177 35, BIC COLSDE33XXX, Tel. 0221 5550147').supplier_contact
      ?.value,
  ).toBe('0221 5550147')
})

test.each([
  'Payable without deduction by 13 October 2025 to the account below.',
  'Der Beitrag ist am 13.10.2025 fällig.',
  'Payable sans escompte avant le 13/10/2025 sur notre compte ci-dessous.',
])('a sentence of terms: %s', (line) => {
  expect(readBillWith(line).payment_terms?.value).toBe(line)
})

test('who gets what another pays for is not who is paid', () => {
  const { fields } = understandDocument(
    drawDocument(`
Kiosque du Port
Service Abonnements

Bénéficiaire                              Facturé à
MÉDIATHÈQUE LOUIS-BLANC                   COMMUNE DE SAINT-AUBIN
18 rue de la Préfecture                   12 cours de la Mairie
35140 Saint-Aubin                         35140 Saint-Aubin

FACTURE N° FA2503-188
Date : 11 mars 2025

Désignation                      Qté     P.U. HT     Total HT
Le Courrier, 1 an                  1     100,00      100,00

                                 Total HT           100,00
                                 TVA 20 %            20,00
                                 Total TTC          120,00 €

KIOSQUE DU PORT SAS au capital de 120 000 € - 4 avenue du Large, 35400 Saint-Malo - TVA FR40303265045
`),
    { kind: 'invoice' },
  )
  expect(fields.supplier_address?.value).toBe('4 avenue du Large, 35400 Saint-Malo')
  expect(fields.client_name?.value).toBe('COMMUNE DE SAINT-AUBIN')
})
