import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const valuesOf = (...pages: string[]) => {
  const { fields, kind, language } = understandDocument(drawDocument(...pages))
  return { kind, language, ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])) }
}

describe('where values stand beside their labels', () => {
  test('behind, to the right, under; label rows over value rows', () => {
    const head = `
      **INVOICE**
      Invoice no: F-2026/17          Customer no.
      Date        12 March 2026      C-4711

      Due date             Your order no.
      11/04/2026           PO 99817
    `
    expect(valuesOf(head)).toMatchObject({
      kind: 'invoice',
      invoice_number: 'F-2026/17',
      invoice_date: '2026-03-12',
      due_date: '2026-04-11',
      client_id: 'C-4711',
      order_reference: 'PO 99817',
    })
  })

  test.each([
    ['Rechnung Nr. 4711 vom 02.03.2026\nBitte überweisen Sie den Betrag bis zum 16.03.2026 auf unser Konto.', '2026-03-16'],
    ['Facture n° 4711 du 02/03/2026\nCe montant sera prélevé le 16/03/2026 sur votre compte.', '2026-03-16'],
    ['Factura nº 4711\nFecha: 02/03/2026\nSe cargará en su cuenta el 16/03/2026.', '2026-03-16'],
  ])('the day by which a sentence wants the money: %s', (art, due) => {
    expect(valuesOf(art)).toMatchObject({ kind: 'invoice', due_date: due })
  })

  test('number and date behind a title', () => {
    expect(valuesOf('Rechnung Nr. 30064443 vom 7. Mai 2026\nZahlbar bis 21.05.2026')).toMatchObject({
      invoice_number: '30064443',
      invoice_date: '2026-05-07',
      due_date: '2026-05-21',
    })
    expect(valuesOf('**PURCHASE ORDER**\n4500012345\n\nDelivery date: 2 June 2026')).toMatchObject({
      kind: 'work_order',
      name: '4500012345',
      requested_delivery_date: '2026-06-02',
    })
  })

  test('a number referred to is not the number of the document', () => {
    const art = `
      AVOIR N° A-2026-9
      Date : 05/03/2026
      N° de facture associée : F-2026-1
    `
    expect(valuesOf(art)).toMatchObject({ invoice_number: 'A-2026-9', invoice_date: '2026-03-05' })
  })

  test('the account number of the bank is no customer number', () => {
    const art = `
      Invoice no: 1001
      Date: 5 May 2026

      Bank: Lloyds
      Sort code: 01-94-69
      Account no.: 14837450
    `
    const values = valuesOf(art)
    expect(values).not.toHaveProperty('client_id')
    expect(values).toMatchObject({ bank_details: 'Lloyds 01-94-69 14837450' })
  })

  test('the line that dates a letter', () => {
    expect(valuesOf('Lyon, le 30 mars 2026\nFACTURE\nN° de facture : VF2639436')).toMatchObject({
      invoice_date: '2026-03-30',
      invoice_number: 'VF2639436',
    })
  })

  test('general terms behind the document are not read', () => {
    const invoice = 'INVOICE\nInvoice no: 1001\nDate: 5 May 2026\nTotal: 12.00'
    const values = valuesOf(invoice, 'General terms and conditions\n\nPayment terms: 99 days\nDue date: 1 January 2030')
    expect(values).not.toHaveProperty('due_date')
    expect(values).not.toHaveProperty('payment_terms')
  })

  test('one printed number serves one field', () => {
    const values = valuesOf('Facture n° 2026-55\nDate : 3 mars 2026\nRéf. client : CL-5707')
    expect(values).toMatchObject({ client_id: 'CL-5707' })
    expect(values).not.toHaveProperty('order_reference')
  })
})

describe('orders', () => {
  const order = `
    Hôpital des Deux Rives
    12 rue Pasteur
    49100 Angers

    **BON** **DE** **COMMANDE**

    N° commande          Date                Demandeur
    BC-2026-118          14/02/2026          Élodie Martin

    Service : Cuisine centrale
    Livraison souhaitée le : 20/02/2026 entre 8h et 12h30

    Fournisseur                      Livrer à
    Nordal Frais SAS                 Hôpital des Deux Rives
    50 chemin des Écoles             Quai n° 3
    33700 Mérignac                   167 quai de la Fosse
                                     49100 Angers

    Observations : Sonner à l'interphone.
  `
  test('buyer, person, department, window, place of delivery', () => {
    expect(valuesOf(order)).toMatchObject({
      kind: 'work_order',
      language: 'fr',
      name: 'BC-2026-118',
      order_date: '2026-02-14',
      client_name: 'Élodie Martin',
      department: 'Cuisine centrale',
      requested_delivery_date: '2026-02-20',
      start_delivery_time: '08:00',
      end_delivery_time: '12:30',
      customer_company_name: 'Hôpital des Deux Rives',
      delivery_address: 'Hôpital des Deux Rives\nQuai n° 3\n167 quai de la Fosse\n49100 Angers',
      note: "Sonner à l'interphone.",
    })
  })

  test('a printed mail: subject, sender, signature', () => {
    const mail = `
      From: Ann Miller <ann.miller@northgate-clinic.example>
      Sent: Wednesday 18 March 2026 09:12
      Subject: Purchase Order PO-7781

      Please deliver the following by return.

      Kind regards,
      Ann Miller
      Pharmacy
      Northgate Clinic
      14 Mill Lane
      Leeds LS1 4AP
    `
    expect(valuesOf(mail)).toMatchObject({
      kind: 'work_order',
      name: 'PO-7781',
      order_date: '2026-03-18',
      client_name: 'Ann Miller',
      department: 'Pharmacy',
      customer_company_name: 'Northgate Clinic',
    })
  })

  test('over a caption in smaller type; a title over a small label is not its value', () => {
    const document = drawDocument(`
      **INVOICE**
      4711-22      12.03.2026      C-815
      Invoice no   Invoice date    Customer no
    `)
    const small = new Set(['Invoice', 'no', 'date', 'Customer'])
    for (const page of document.pages)
      for (const line of page.lines)
        if (line.words.every(({ text }) => small.has(text))) {
          line.size = 7
          for (const word of line.words) word.size = 7
        }
    const { fields } = understandDocument(document)
    expect([fields.invoice_number?.value, fields.invoice_date?.value, fields.client_id?.value]).toEqual(['4711-22', '2026-03-12', 'C-815'])
  })

  test('behind a title among other words', () => {
    expect(valuesOf('**Kitchen** **Order** R785686\n\nDate required: 2 June 2026')).toMatchObject({ kind: 'work_order', name: 'R785686' })
    expect(valuesOf('**Ausgangsrechnung** 92-79868\nZahlbar bis 21.05.2026')).toMatchObject({ kind: 'invoice', invoice_number: '92-79868' })
  })

  test('a work order has no tax summary, whatever it prints of taxes', () => {
    const order = understandDocument(
      drawDocument('**PURCHASE** **ORDER** 4500012345\n\nSubtotal     100.00\nVAT 20 %      20.00\nTotal        120.00'),
    )
    expect([order.kind, order.vat_details, order.fields.total_amount_with_tax?.value]).toEqual(['work_order', [], '120.00'])
  })
})
