import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { endOfTitle } from '#app/engine/understand/titles/titles.ts'
import { toTextLine } from '#app/engine/understand/words/tokens.ts'
import { readCode } from '#app/engine/understand/values/code.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (kind: 'invoice' | 'work_order', ...pages: string[]) =>
  Object.fromEntries(Object.entries(understandDocument(drawDocument(...pages), { kind }).fields).map(([name, cell]) => [name, cell!.value]))

test.each([
  ['Factura final 384528\nde fecha 08-08-2026', '384528', '2026-08-08'],
  ['Facture de solde F-0412\ndu 08/08/2026', 'F-0412', '2026-08-08'],
  ['Final invoice 2025-05530\nof 08/08/2026', '2025-05530', '2026-08-08'],
])('the day stands in the line under the number: %s', (head, number, date) => {
  const art = `${head}\n\nTotal neto    6.719,28\nTotal factura    8.130,33\nFactura de anticipo 2026-09245 de 29-06-2026      -2.439,10\nLíquido a pagar   5.691,23 €`
  expect(fieldsOf('invoice', art)).toMatchObject({ invoice_number: number, invoice_date: date })
})

test.each([
  ['Facture de prestations Nº F 79703 – le 15 octobre 2025', 'F 79703'],
  ['Facture originale V 98303', 'V 98303'],
  ['Facture originale BC.2025.26765 / dimanche 6 avril 2025', 'BC.2025.26765'],
])('a series stands before the number, a day behind it: %s', (head, number) => {
  const [line] = drawDocument(head).pages[0]!.lines
  const title = endOfTitle(toTextLine(line!), 'invoice')
  expect(readCode(line!.text.slice(title!.end))).toBe(number)
})

test('the rate stands before a tax of several words', () => {
  const art =
    'Facture F-79703\n15/10/2025\n\nMontant HT    1 989,98 EUR\n20 %   Montant de la TVA    398,00 EUR\nTOTAL T.T.C.    2 387,98 EUR'
  expect(
    understandDocument(drawDocument(art), { kind: 'invoice' }).vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]),
  ).toEqual([['20', '398.00']])
})

test('an invoice whose amount is taken off is not this one', () => {
  const art = 'Invoice no. 4711\nInvoice date 2026-03-02\n\nDeposit invoice 2026/9642 of 12/01/2026     -712.15\nAmount due    1,661.68'
  expect(fieldsOf('invoice', art)).toMatchObject({ invoice_number: '4711', invoice_date: '2026-03-02' })
})

test('letters set apart unevenly are a title, with the number under it', () => {
  expect(fieldsOf('invoice', '**FAC** **T** **U** **RA**\nINV203655\n10-09-2024\n\nBase imponible   4.648,86')).toMatchObject({
    invoice_number: 'INV203655',
  })
})

test('a till prints the time of day behind the date', () => {
  expect(fieldsOf('invoice', 'FACTURA SIMPLIFICADA\nNº 118842\n17 de enero de 2024 12:41   Caja 3\nTOTAL    146,56 €').invoice_date).toBe(
    '2024-01-17',
  )
})

test('labels in two languages head one value', () => {
  const fields = fieldsOf(
    'work_order',
    `
      **Bon** **de** **commande**
      Commande n° / PO number : BC-4410
      Service / Department : Lingerie
      Date de livraison / Delivery date : 12/03/2026
    `,
  )
  expect(fields).toMatchObject({ name: 'BC-4410', department: 'Lingerie', requested_delivery_date: '2026-03-12' })
})

test('what a subject says leads its line; a commitment beside it is another number', () => {
  expect(
    fieldsOf(
      'work_order',
      `
      Beauvais, le 18 août 2024

      Objet : Commande n° 2024-05920 – marché à bons de commande 2020-26

      Veuillez livrer les fournitures suivantes.

      Engagement D56644    Imputation 60020
    `,
    ).name,
  ).toBe('2024-05920')
})

test('a mail passed on dates the order by the day on which it was first sent', () => {
  const fields = fieldsOf(
    'work_order',
    `
      From: Darren Kilbride <accounts@two-rivers.example>
      Sent: May 5, 2025 08:15
      To: orders@two-rivers.example
      Subject: FW: Order 25/98692

      Please enter this today.

      From: Rachel Ormerod <buying@delmar.example>
      Sent: May 4, 2025 17:40
      To: accounts@two-rivers.example
      Subject: Order 25/98692

      Please find below our order 25/98692.
    `,
  )
  expect(fields).toMatchObject({ order_date: '2025-05-04', client_name: 'Rachel Ormerod' })
  expect(fields.note).toBeUndefined()
})

test('in a form of labels and values the next label is not the value of the one above', () => {
  expect(
    fieldsOf(
      'work_order',
      `
      **ORDRE** **DE** **TRAVAUX** N° BC 26/49824
      Émis le             20 août 2026
      Département         Intendance
      Entreprise          Les Couvreurs du Rouergue
    `,
    ).department,
  ).toBe('Intendance')
})

test('a buyer in person beside the customer is not the company', () => {
  expect(
    fieldsOf(
      'work_order',
      `
      **Bulletin** **de** **commande** n° P539456
      Client: Hôtel du Lac Bleu
      Acheteur: Thomas Lefebvre
      Livrer à: Hôtel du Lac Bleu, chemin des Vignes 55, 1800 Vevey
    `,
    ),
  ).toMatchObject({ customer_company_name: 'Hôtel du Lac Bleu', client_name: 'Thomas Lefebvre' })
})

test('conditions that run on behind their title say nothing of this paper', () => {
  expect(
    fieldsOf(
      'invoice',
      'Invoice no. 4711\nInvoice date 2026-03-02\nTotal  12.00',
      'CONDITIONS OF SALE. 1. Prices are those of the list in force. 2. Payment due 01/02/2023 at the latest.',
    ).due_date,
  ).toBeUndefined()
})

test('the day on which an order came in is not its own', () => {
  expect(fieldsOf('work_order', 'COMMANDE EDI\nReçu le : 02/04/2026 05:12\nN° BC : 907555\nÉmis le : 01/04/2026').order_date).toBe(
    '2026-04-01',
  )
})
