import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
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
