import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const SUMS = `
Description                      Qty         Price        Amount
Pump seal                          4         10.00         40.00

                                            Subtotal       40.00
                                            VAT 20%         8.00
                                            Total         £48.00
`

const billTo = (first: string, second: string) =>
  understandDocument(
    drawDocument(`
Fenwick Lighting Ltd
Unit 6, Mill Road
Bristol BS4 3EH

Billed To                    Invoice Number
${first.padEnd(29)}000418
${second.padEnd(29)}
22 Eastgate Street           Date of Issue
Gloucester                   09/02/2026
GL1 2NL
${SUMS}
`),
    { kind: 'invoice' },
  ).fields.client_name?.value

test.each(['Eastgate Choral Society', 'Eastgate Community Theatre', 'Club Nautique', 'Teatro Calderón'])(
  'a person stands for %s',
  (body) => {
    expect(billTo('Tom Alder', body)).toBe(body)
  },
)

test('a person in an old theatre is billed', () => {
  expect(billTo('Tom Alder', 'The Old Theatre')).toBe('Tom Alder')
})

test('a house with its village over the town is where the firm is', () => {
  const { fields } = understandDocument(
    drawDocument(`
Selside Mapping Ltd
The Kiln, Selside
Kendal LA8 9LA

                                   Solway Wetlands Trust
                                   Town Hall Annexe
                                   Maryport CA15 6BH

Invoice 5530
Date 8 June 2026
${SUMS}
`),
    { kind: 'invoice' },
  )
  expect(fields.supplier_name?.value).toBe('Selside Mapping Ltd')
  expect(fields.supplier_address?.value).toBe('The Kiln, Selside\nKendal LA8 9LA')
})

const dated = (when: string) =>
  understandDocument(
    drawDocument(`
Studio Houle SRL
Rue de la Gare 40
1050 Ixelles

Facture
${when}

Facture pour                         Facture n°
Maison du Conte ASBL                 2026-011
Rue Saint-Jean 47
7500 Tournai

Description               Qté       Prix unitaire      Prix total
Affiche                     4               10,00           40,00
                                       Sous-total           40,00
                                       TVA 21 %              8,40
                                       Total                48,40
`),
    { kind: 'invoice' },
  ).fields.invoice_date?.value

test('the day on which a bill was sent is its day', () => {
  expect(dated('Envoyée le 05/03/2026')).toBe('2026-03-05')
})

const orderOf = (label: string, said: string) =>
  understandDocument(
    drawDocument(`
Corran Plumbing Supplies Ltd
Mill Estate, Tuam Road
Galway H91 Y2WK

M. Fahy Heating                          Invoice           0318-44
Barna Road                               Date              14/08/2026
Galway H91 K8P3                          Account           FAH003
                                         ${label.padEnd(18)}${said}
${SUMS}
`),
    { kind: 'invoice' },
  ).fields.order_reference?.value ?? null

test.each([
  ['Your order', 'CARTER HILL'],
  ['Your ref.', 'Winter boilers'],
])('%s may be words: %s', (label, said) => {
  expect(orderOf(label, said)).toBe(said)
})

test.each([
  ['Your order', 'By telephone'],
  ['Your ref.', 'Jane Marlow'],
  ['Your order', 'See below'],
])('%s is none: %s', (label, said) => {
  expect(orderOf(label, said)).toBe(null)
})
