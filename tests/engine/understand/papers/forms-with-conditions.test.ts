import { describe, expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { readCode } from '#app/engine/understand/values/code.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'work_order' })

describe('where the goods go if it is elsewhere', () => {
  test.each([
    ['Delivery address if different', 'Unit 4 Canteen', '18 Sorting Road', 'Leeds LS10 1AB'],
    ['Adresse de livraison si différente', 'Réserve du marché', '4 quai Sud', '33000 Bordeaux'],
    ['Dirección de entrega (si es distinta)', 'Almacén de fruta', 'C/ Olmo, 3', '37008 Salamanca'],
    ['Lieferanschrift falls abweichend', 'Küche Haus Nord', 'Am Anger 9', '99084 Erfurt'],
    ['Indirizzo di consegna se diverso', 'Deposito cucina', 'Via Sotto 8', '38122 Trento'],
    ['Afleveradres indien afwijkend', 'Keuken Oost', 'Dorpsweg 14', '3811 AB Amersfoort'],
  ])('%s', (label, ...address) => {
    const [first, second, third] = address as [string, string, string]
    const { fields } = read(`
**Northway** **Caterers** **Ltd**
Mill Yard, Exeter EX2 8LP

Order form

Customer                                   ${label}
Hartsfield House Ltd                       ${first}
3 Vale Road                                ${second}
Harrow HA3 8LT                             ${third}

Date                                       Name
21/01/2026                                 Imogen Pryce

Article                        Quantity
Basmati rice 5 kg                    14
`)
    expect(fields.delivery_address?.value).toBe(address.join('\n'))
  })

  test('a name far below is another cell’s', () => {
    const { fields } = read(`
**Atlas** **Fournitures** **SARL**
8 rue Haute, 35000 Rennes

Bon de commande

Client                                     Adresse de livraison
Syndic Valmy SAS                           Immeuble Ravel
5 rue du Port                              2 allée des Pins
35400 Saint-Malo                           35800 Dinard

N° de commande client                      Date
SV 26-R18                                  03/06/2026

Date de livraison                          Nom
10/06/2026                                 Samia Colas

Article                        Quantité
Savon 15 g                            7
`)
    expect([fields.delivery_address?.value, fields.name?.value]).toEqual(['Immeuble Ravel\n2 allée des Pins\n35800 Dinard', 'SV 26-R18'])
  })
})

describe('codes of catalogues', () => {
  test.each(['N° cat.', 'Nº cat.', 'Kat.-Nr.', 'Katalog-Nr.', 'Cat.nr.', 'Cód. catálogo', 'N. catalogo'])('%s heads them', (head) => {
    expect(readHeading(head)?.role).toBe('code')
  })

  test('a label under the name, with a remark in brackets behind the code', () => {
    const { items } = read(`
**Order** 4471

1    Glass beaker 250 ml              12 × 8.70 / box          104.40
     cat. G5215-28
2    Filter paper                      6 × 4.15 / pack          24.90
     cat. F5567-16 (one lot only)

     Total, VAT excluded                                       129.30
`)
    expect(items.map(({ product_code }) => product_code?.value)).toEqual(['G5215-28', 'F5567-16'])
  })

  test('what a fruit or a cable is sorted by is no code', () => {
    const { items } = read(`
**Order** 4471

1    Strawberries 500 g                12 × 1.70 / tray          20.40
     Cat. 1A
2    Patch cable 2 m                   6 × 4.15 / pack          24.90
     Cat. 6A
`)
    expect(items.map(({ product_code }) => product_code)).toEqual([undefined, undefined])
  })
})

test.each([
  'Estimated total, VAT excluded',
  'Total (VAT not included)',
  'Total estimé, TVA en sus',
  'Importe total (IVA no incluido)',
  'Totale ordine, IVA esclusa',
  'Gesamtbetrag, MwSt. nicht enthalten',
  'Totaal, btw niet inbegrepen',
])('%s', (label) => {
  const { fields } = read(`
**Order** 4471

Article                       Quantity     Price       Total
Basmati rice 5 kg                   14     10.00      140.00
${label.padEnd(51)}    140.00
`)
  expect([fields.total_amount_without_tax?.value, fields.total_amount_with_tax?.value]).toEqual(['140.00', undefined])
})

test.each([
  [
    'Laboratory supplies order',
    'Order reference CFL-26-0301 · Ordered 18-Feb-2026 · Required 27-Feb-2026',
    'Your quotation Q83000',
    'Quantity',
  ],
  ['Bestellung', 'Bestellnummer CFL-26-0301 · Bestellt 18.02.2026 · Benötigt 27.02.2026', 'Ihr Angebot Q83000', 'Menge'],
])('facts of a line each behind a sign that parts: %s', (title, facts, quotation, quantity) => {
  const { fields } = read(`
${title}
${facts}
${quotation}

Article                       ${quantity}     Price
Basmati rice 5 kg                   14     12.00

Calder Laboratories Ltd · 3 Science Park Way, Cambridge CB4 0GW · 01223 555 671
`)
  expect([fields.order_date?.value, fields.requested_delivery_date?.value]).toEqual(['2026-02-18', '2026-02-27'])
})

test('boxes at the foot: a verb over the place, a team in small type before its name', () => {
  const { fields } = read(`
Pedido de material
Referencia del pedido LD-QC-0772 · Pedido el 28.05.2026

Artículo                      Cantidad
Vial 2 mL x 100                     14

~De~                               ~Entregar~                     ~Solicitante~ Marta Gil
Científica Norte, S.L.             Recepción, puerta 2            ~Grupo~ Control de aguas
C/ Aluminio, 6, 47012 Valladolid   C/ Topacio, 31
                                   47012 Valladolid

Laboratorios Arlanza, S.A. · Ctra. de Soria, km 4, 47014 Valladolid · 983 555 064
`)
  expect([fields.delivery_address?.value, fields.department?.value]).toEqual([
    'Recepción, puerta 2\nC/ Topacio, 31\n47012 Valladolid',
    'Control de aguas',
  ])
})

describe('the customer’s account', () => {
  const form = (label: string, value: string) =>
    read(`
**Canarias** **Hostelería,** **S.L.**
Pol. San Jerónimo, 38312 La Orotava

Hoja de pedido

Cliente                                    Fecha
Residencia Soto, S.L.                      09-11-2026
C/ Mayor, 45
31001 Pamplona

${label}
${value}

Artículo                      Cantidad
Jabón 15 g                           7
`).fields.customer_code?.value
  test('letters and few figures are how the seller counts them', () => expect(form('Cuenta nº', 'C-20931')).toBe('C-20931'))
  test('many figures are a bank’s', () => expect(form('Nº de cuenta', '2100041845')).toBeUndefined())
})

test('letters, a year and a series are one number', () => {
  expect(['IGA 26-R18', 'CFL 26/QC/118', 'PO 118'].map(readCode)).toEqual(['IGA 26-R18', 'CFL 26/QC/118', 'PO 118'])
})
