import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))

const invoice = (rows: string) =>
  read(`
Northgate Supplies
63 High Street
Leeds LS1 9AB

Sales Invoice F-2023-144

Client:
St Mary Hospital
74 Station Road
Norwich NR2 8XD

${rows}

Description                      Qty         Price        Amount
Cable drum                         4         10.00         40.00

                                            Subtotal       40.00
                                            VAT 20%         8.00
                                            Total          48.00
`)

test('"Your order" and the day of delivery make no order of an invoice', () => {
  const { kind, fields } = invoice(`
Date:          15-Aug-2025    Account no.:   59851
Your order:    2021/908       Delivery note: DN71470
Delivery date: 12-Aug-2025    Page:          1 / 2`)
  expect(kind).toBe('invoice')
  expect(fields.order_reference?.value).toBe('2021/908')
})

test.each([['Su NIF'], ['NIF cliente'], ['Vs. P.IVA'], ['Votre n° TVA'], ['Ihre USt-IdNr.'], ['Customer VAT No']])(
  'a tax number behind `%s` in the cell before it, or under it, is the customer’s',
  (label) => {
    const number = label.includes('NIF') ? 'B36036960' : label.includes('IVA') ? 'IT00743110157' : 'DE136695976'
    const at = ' '.repeat(50)
    const beside = invoice(`${at}Date             15-Aug-2025\n${at}${label.padEnd(17)}${number}`).fields
    expect(beside.supplier_tax_id?.value ?? null).toBeNull()
    const under = invoice(`${at}Date           ${label}\n${at}15-Aug-2025    ${number}`).fields
    expect(under.supplier_tax_id?.value ?? null).toBeNull()
  },
)

test.each([
  ['en', 'PURCHASE ORDER', 'Quotation', 'Order No.', 'Order date'],
  ['it', "ORDINE D'ACQUISTO", 'Preventivo', 'N. ordine', 'Data ordine'],
  ['de', 'BESTELLUNG', 'Angebot', 'Bestell-Nr.', 'Bestelldatum'],
  ['es', 'PEDIDO', 'Presupuesto', 'Nº pedido', 'Fecha pedido'],
])('the offer that an order answers stands over its number and makes no quotation of it (%s)', (_language, title, offer, number, date) => {
  const { kind, fields } = read(`
Lakeside Care Homes                           ${title}
78 Station Road
Leeds LS1 1XD
T: 0174 506 7044

Kestrel Controls plc
200 Mill Lane
York YO2 9XD

${number}
2025-5080

${date}
28-11-2024

${offer}
Q-48540

Cable drum                         4         10.00         40.00
`)
  expect(kind).toBe('work_order')
  expect(fields.customer_company_name?.value).toBe('Lakeside Care Homes')
  expect(fields.name?.value).toBe('2025-5080')
})

test('`Purchase order` beside a number under the title of an invoice is what the invoice answers', () => {
  const { kind, fields } = invoice(`
Issued             18 September 2025
Account no.        AC-3042
Purchase order     2026/251
Site               P-650`)
  expect(kind).toBe('invoice')
  expect(fields).toMatchObject({ order_reference: { value: '2026/251' }, invoice_number: { value: 'F-2023-144' } })
})

test('what is due on receipt has no day in the next cell', () => {
  const { fields } = invoice(`
Terms of payment   Tax point
Due on receipt     20-Sep-2024`)
  expect(fields.invoice_date?.value).toBe('2024-09-20')
  expect(fields.due_date?.value ?? null).toBeNull()
})

test('`USt-IdNr. Kunde` leads to no number of a customer', () => {
  const { fields } = read(`
Lindner & Sohn KG
Ringstraße 110
70173 Stuttgart

RECHNUNG

Seniorenheim Waldruh                          Re.-Nr. :                2024-5348
Ringstraße 100                                Datum :                  24.02.2025
80331 München                                 USt-IdNr. Kunde :        DE136695976

Bezeichnung                      Menge       Einzelpreis     Betrag
Kabeltrommel                         4             10,00      40,00

                                             Nettobetrag      40,00
                                             MwSt. 19%         7,60
                                             Gesamtbetrag     47,60
`)
  expect(fields.invoice_number?.value).toBe('2024-5348')
  expect(fields.client_id?.value ?? null).toBeNull()
  expect(fields.supplier_tax_id?.value ?? null).toBeNull()
})

test('number and day of a paper of either kind make no invoice of an order by its title', () => {
  const { kind, fields } = read(`
Hotel Seeblick GmbH
Lindenallee 1
50667 Köln
Tel. 037 4406406

Auftrag

Lieferant:
Metallbau Vogt GmbH
Ringstraße 59
20095 Hamburg

Belegnummer:      VK17-5360
Belegdatum:       22-11-2024
Sachbearbeiter:   Frau Anja Keller

Bezeichnung                  Menge   Einzelpreis     Betrag
Kabeltrommel                     4         10,00      40,00
`)
  expect(kind).toBe('work_order')
  expect(fields).toMatchObject({
    name: { value: 'VK17-5360' },
    order_date: { value: '2024-11-22' },
    client_name: { value: 'Frau Anja Keller' },
  })
})
