import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

test.each([
  ['Purchase Order 1187 / Harvest cheese (Account HERB-TX)', 'HERB-TX'],
  ['Objet : commande 31-22, client NB41', 'NB41'],
  ['Asunto: pedido 31-22, cuenta 4418', '4418'],
  ['Betreff: Bestellung 31-22, Kundennr. K-207', 'K-207'],
  ['Oggetto: ordine 31-22 – cliente 5520', '5520'],
  ['Onderwerp: bestelling 31-22, klant B.118', 'B.118'],
  ['Assunto: encomenda 31-22, cliente 5520', '5520'],
  ['Purchase Order 1187 / Client lunch (Friday)', undefined],
])('behind the order and its number: %s', (subject, code) => {
  const order = fieldOfOrder(
    drawDocument(`
Vine & Loaf Ltd
12 Market Place, Wells BA5 2RB

Hollow Farm Dairy
77 Boston Road, Frome BA11 1BE

9 November 2026

${subject}
Dear Sirs,
${ITEMS}
`),
  )
  expect(order('customer_code')).toBe(code)
})

const production = (kind: string) => `
**SALT** **FLATS**                                                     P.O. #
~${`${kind} — Salt Flats Two Productions Inc.`.split(' ').join('~ ~')}~         SF2-0318
~3rd~ ~floor,~ ~1505~ ~Barrington~ ~Street,~ ~Halifax~ ~NS~ ~B3J~ ~3K5~
☐ Purchase   ☒ Rental   ☐ Service   ☐ Petty cash

Vendor                                   Ship to                        Ordered by
Maritime Grip Ltd.                       Salt Flats Stage B             Jocelyn MacNeil
88 Thornhill Drive, Dartmouth NS B3B 1S3 40 Waddell Avenue              Set Lighting dept.
                                         Dartmouth NS B3B 1K4

P.O. date                                Needed by
May 11, 2026                             May 19, 2026

Description                   Item           Qty       Weekly rate     Extension
HMI par with ballast          HM4000         2         480.00          960.00
LED panel bicolour            SP-S60         6         265.00          1,590.00
`

test.each(['Season 2', 'Feature film', 'Largometraje', 'Long métrage', 'Staffel 2', 'Serie'])(
  '%s: who orders stands behind what is filmed, and what is ticked heads no column',
  (kind) => {
    const { fields, items } = understandDocument(drawDocument(production(kind)), { kind: 'work_order' })
    expect(fields.customer_company_name?.value).toBe('Salt Flats Two Productions Inc.')
    expect(fields.client_name?.value).toBe('Jocelyn MacNeil')
    expect(items.map((item) => item.product_code?.value)).toEqual(['HM4000', 'SP-S60'])
  },
)

test('spares for an aircraft: initials of the title, a strip of From, To and Ship, and when the dock takes in', () => {
  const order = fieldOfOrder(
    drawDocument(`
Repair & Spares Order RSO 270417-02

Tail          Issued             Need at station      Dock
N417HV        17-APR-2026        18-APR-2026          07:00–10:30 local

From                           To                              Ship
Red Valley Air Cargo, Inc.     Sierra Rotables LLC             Red Valley Air Cargo
1901 Terminal Circle           6400 Longley Lane, Hangar 3     Stores, Hangar 5
Billings, MT 59105             Reno, NV 89511                  2230 Overlook Drive
                                                               Billings, MT 59105

QTY    UM    PART NUMBER      NOMENCLATURE          UNIT        EXT
1      EA    3605812-17       Starter generator     8,640.00    8,640.00
2      EA    MS28775-222      Packing, preformed    2.15        4.30

                                          Total this order USD 8,644.30
`),
  )
  expect(order('name')).toBe('RSO 270417-02')
  expect(order('requested_delivery_date')).toBe('2026-04-18')
  expect(order('start_delivery_time')).toBe('07:00')
  expect(order('end_delivery_time')).toBe('10:30')
  expect(order('delivery_address')).toContain('2230 Overlook Drive')
})

test.each([
  ['Requerido en base', '18-04-2026'],
  ['Attendu au dépôt', '18-04-2026'],
  ['Benötigt im Werk', '18.04.2026'],
  ['Nodig op de werf', '18-04-2026'],
  ['Richiesto in cantiere', '18/04/2026'],
  ['Necessário na obra', '18/04/2026'],
])('%s: the day of delivery', (label, day) => {
  const order = fieldOfOrder(
    drawDocument(`
Dolan Engineering Ltd
12 Quay Street, Cork T12 W2K4

PURCHASE ORDER 0091

${label}          Ref.
${day}                 77-12
${ITEMS}
`),
  )
  expect(order('requested_delivery_date')).toBe('2026-04-18')
})

const strip = (label: string, person: string, unit = '') => `
Parkside Theatre Trust
12 Tanner Row, York YO1 6JB

Buying slip PR/26/0417
${ITEMS}
${label}               Our account with you
${person}            TANN004
${unit}
`

test.each([
  ['Wanted by', 'Imogen Thack', undefined, undefined],
  ['Demandé par', 'Quentin Delvaux', 'Régie générale', 'Régie générale'],
  ['Ordered by', 'Imogen Thack', 'Planned Works', 'Planned Works'],
  ['Ordered by', 'Imogen Thack', 'Head of Construction', undefined],
])('%s %s over %s', (label, person, under, unit) => {
  const order = fieldOfOrder(drawDocument(strip(label, person, under)))
  expect(order('client_name')).toBe(person)
  expect(order('department')).toBe(unit)
})

test('a house with its street and town under Ordered by is nobody; the contact stands with their work', () => {
  const order = fieldOfOrder(
    drawDocument(`
Northern Doors Ltd, Albion Mill, Bacup Road, Todmorden OL14 7HP

Ordered by                                        Site
Calder Housing Association                        Stubbing Court, flats 1–12
Bridge House, Crown Street, Hebden Bridge HX7 8EH Palace House Road
                                                  Hebden Bridge HX7 6HS

Acknowledgement of order

Your order           CV/PO/7719
Dated                8 June 2026
Your contact         Rashid Mahmood, Planned Works
${ITEMS}
`),
  )
  expect(order('client_name')).toBe('Rashid Mahmood')
  expect(order('department')).toBe('Planned Works')
})

test('the desk for parts, and the sign in the label of a sum', () => {
  const { fields } = understandDocument(
    drawDocument(`
Slieve Mish Tractors Ltd
Tralee Road, Killorglin, Co. Kerry V93 X2F9

DEALER STOCK ORDER 3306-S-0091

Parts counter        Ciara Dunne
Order raised         02/03/2026

Code        Description            Qty     Fee       Total
BR-120      Bowl, stoneware        12      10.00     120.00
BR-130      Plate, stoneware       10      8.00      80.00
                    Total fees, € (VAT not included)   200.00
`),
    { kind: 'work_order' },
  )
  expect(fields.client_name?.value).toBe('Ciara Dunne')
  expect(fields.currency?.value).toBe('EUR')
})

test('a site and delivery in one heading', () => {
  const order = fieldOfOrder(
    drawDocument(`
Menuiserie Kremer S.à r.l., 12, Op der Haart, L-9999 Wemperhardt

Client                                        Chantier / livraison
Résidences du Lac S.A.                        Résidence Épicéa, lot 4
48, avenue de la Gare, L-1610 Luxembourg      7, rue des Vergers
                                              L-9809 Hosingen

Confirmation de votre commande 2026-RP-041

Code        Désignation            Qté     P.U. HT   Total HT
BR-120      Bol en grès            12      10,00     120,00
BR-130      Assiette en grès       10      8,00      80,00
`),
  )
  expect(order('delivery_address')).toContain('7, rue des Vergers')
})
