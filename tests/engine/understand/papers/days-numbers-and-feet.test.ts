import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { ITEMS, fieldOfOrder } from './field-of-order.ts'

const bill = (head: string, foot = '') => {
  const { fields } = understandDocument(
    drawDocument(`
${head}

Bezeichnung                Menge      Preis      Betrag
Dichtung DN 50             4          10,00      40,00

                                      Netto       40,00
                                      MwSt. 19 %  7,60
                                      Gesamt      47,60

${foot}
`),
    { kind: 'invoice' },
  )
  return (name: string) => fields[name]?.value
}

const SELLER = `
Bürohaus Lindach GmbH
Seeweg 32
86150 Augsburg

Kunde
Werkhof Talheim GmbH
Lindenstraße 72
86150 Augsburg
`

test('a day with its weekday stands under the head that asks for it, and no town dates the paper so', () => {
  const field = bill(`${SELLER}
Rechnung
Rechnungs-Nr.        Datum                       Zahlungsziel
59-97093             Dienstag, 30. Juli 2030     Freitag, 13. September 2030`)
  expect([field('invoice_date'), field('due_date')]).toEqual(['2030-07-30', '2030-09-13'])
})

test('a sheet that is bill and delivery note has one number behind both', () => {
  expect(bill(`${SELLER}\nRechnung / Lieferschein V.2030.52171\nDatum: 30.07.2030`)('invoice_number')).toBe('V.2030.52171')
})

test('a bill that is a statement of goods as well is a bill', () => {
  const { kind } = understandDocument(
    drawDocument(`
Prairie Supplies Inc.
1408 Industrial Pkwy
Austin, TX 78704

**Invoice** **/** **Statement** **of** **goods** FA.2031.74943

Dated          Order reference      Customer Ref      Payment due
02/07/31       F 38383              K9514             03/09/31

Sold To
Blue Heron Grill
522 Oak Street
Portland, OR 97209

Item                     Net Price      Units      Pack
Ring binder A4           1.30           5          pk
Washing-up liquid        7.23           47         kg
`),
  )
  expect(kind).toBe('invoice')
})

test('a letter before the number is its series, and what a credit note takes back is another invoice', () => {
  expect(bill(`${SELLER}\nFactura Nº A 78233\nFecha: 30/07/2030`)('invoice_number')).toBe('A 78233')
  const credit = bill(`${SELLER}\nNota di credito 2030.3426\n\nRif. fattura n.      7122111\nData      30/07/2030`)
  expect(credit('invoice_number')).toBe('2030.3426')
})

test('the reference of an invoice is its number', () => {
  expect(bill(`${SELLER}\nRif. fattura n.      7122111\nData      30/07/2030`)('invoice_number')).toBe('7122111')
})

test('a telephone number between dashes has its label before it', () => {
  const foot = 'Bürohaus Lindach GmbH - Seeweg 32 - 86150 Augsburg - Telefon: 0164 / 916450 - Amtsgericht Augsburg HRB 76377'
  expect(bill(`${SELLER}\nRechnung 59-97093\nDatum: 30.07.2030`, foot)('supplier_contact')).toBe('0164 / 916450')
})

test('an address in one line with its name, whose street has a number for a name', () => {
  const field = bill(`
Halberd Fasteners Corp., 102 W 5th Street, Suite 16, Portland, OR 97209
Email: sales@halberd-fasteners.example

Mercy Valley Hospital LLC
182 W 6th Street, Suite 11
Toledo, OH 43604

Invoice 2030-58054
Date: 08/26/2030`)
  expect(field('supplier_address')).toBe('102 W 5th Street, Suite 16, Portland, OR 97209')
})

const order = (facts: string, supplier = '') =>
  fieldOfOrder(
    drawDocument(`
Restaurante Lua Nova
Rua das Flores, 160
1250-096 Lisboa

Fornecedor:
Ferragens Atlas Lda.
Avenida da Liberdade 178
1250-096 Lisboa
${supplier}
${facts}

${ITEMS}
`),
  )

test('behind the stroke of a number stands its day', () => {
  const field = order('Ordem de compra No. BC 69362 / 10 de janeiro de 2031')
  expect([field('name'), field('order_date')]).toEqual(['BC 69362', '2031-01-10'])
})

test('a year behind the stroke belongs to the number', () => {
  expect(order('Ordem de compra No. BC 69362 / 31')('name')).toBe('BC 69362 / 31')
})

test('who is named under the title of the order is the buyer’s, though the supplier stands over it', () => {
  expect(order('Ordem de compra No. 69362\nResponsável: Joana Meireles\nEntregar até: 16 de janeiro de 2031')('client_name')).toBe(
    'Joana Meireles',
  )
})

test('who is named in the supplier’s own block sells', () => {
  expect(order('Ordem de compra No. 69362', 'Contacto: Rui Salgado')('client_name') ?? null).toBeNull()
})

test('the dash before the next label is no part of a department', () => {
  const field = fieldOfOrder(
    drawDocument(`
Ospedale San Nereo
Viale Europa, 1
80132 Napoli

Spett.le fornitore
Forniture Belmonte S.r.l.
Via Garibaldi 150
80132 Napoli

Ordine a fornitore
Numero ordine: V220450 - Data ordine: 7 febbraio 2031 - Ufficio: Acquisti - Richiesta d’acquisto n.: 38604626

${ITEMS}
`),
  )
  expect(field('department')).toBe('Acquisti')
})
