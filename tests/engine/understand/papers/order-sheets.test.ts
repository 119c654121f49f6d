import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(...pages: string[]) {
  const { fields, items } = understandDocument(drawDocument(...pages), { kind: 'work_order' })
  const plain = (cells: Record<string, { value: string }>) =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), rows: items.map(plain) }
}

const items = `
Code        Description               Qty      Price       Amount
TR-4410     Bath sheet 500 g           30      19.86       595.80
TR-4471     Paper rolls 2 layers        4      58.95       235.80
TR-5120     Wipes                       3      15.86        47.58
`

describe('sheets of orders', () => {
  test('original and copy beside one another are one order', () => {
    const half = [
      '**PURCHASE ORDER 45-2210**',
      'Date: 03/09/2026',
      '',
      'Qty  Code       Product           Price   Amount',
      ' 30  TR-4410    Bath sheet 500    19.86   595.80',
      '  4  TR-4471    Paper rolls       58.95   235.80',
      '  3  TR-5120    Wipes             15.86    47.58',
      '                        Total net          879.18',
    ]
    const { rows } = read(half.map((line) => (line ? `${line.padEnd(56)}${line}` : line)).join('\n'))
    expect(rows.map((row) => [row.product_code, row.requested_quantity])).toEqual([
      ['TR-4410', '30'],
      ['TR-4471', '4'],
      ['TR-5120', '3'],
    ])
  })

  test('a quotation that the order answers makes it no paper of the seller', () => {
    const { fields } = read(`
**PURCHASE REQUISITION**                                No. REQ-4410
Alcantara College                                       Date: 03/09/2026
3 Minster Row
York YO1 7HH

To: Wharfedale Foodservice Ltd, Leeds Road, Bradford BD3 9QP
Budget line: 6312-92                                    Quotation 5790
${items}`)
    expect(fields.customer_company_name).toBe('Alcantara College')
  })

  test('a district is counted, and no house of a street', () => {
    const { fields } = read(`
Prairie Ridge School District 47          Deliver to                          To
2290 Kessler Ave                          Prairie Ridge School District 47    Great Basin Supply Co.
Omaha, NE 68106                           Building C Warehouse                5100 Industrial Pkwy
                                          4015 N 30th St                      Salt Lake City, UT 84104
                                          Omaha, NE 68111
**PURCHASE ORDER** 45-2210
Date: 09/03/2026
${items}`)
    expect(fields.customer_company_name).toBe('Prairie Ridge School District 47')
  })

  test.each([
    ['Delivery on site', '47 Brewery Lane', 'Hereford HR4 9BX'],
    ['Livraison sur chantier', '52 route de Nantes', '86000 Poitiers'],
    ['Entrega en obra', 'C/ Viena, 12', '10005 Caceres'],
    ['Lieferung frei Baustelle', 'Weberstr. 14', '79104 Freiburg'],
  ])('where it is built: %s', (heading, street, town) => {
    const { fields } = read(`
**PURCHASE ORDER** 45-2210
Date: 03/09/2026

${heading}
School extension, phase 2
${street}
${town}
${items}`)
    expect(fields.delivery_address).toBe(`School extension, phase 2\n${street}\n${town}`)
  })

  test('an address that breaks between number and street', () => {
    const { fields } = read(`
**BON DE COMMANDE** 45-2210
Date: 03/09/2026
Lieu de livraison: Residence Les Tilleuls, Magasin technique, 52
route de Nantes, 86000 Poitiers
${items}`)
    expect(fields.delivery_address?.replace(/\s+/g, ' ')).toBe(
      'Residence Les Tilleuls, Magasin technique, 52 route de Nantes, 86000 Poitiers',
    )
  })

  test('a slip: names over their codes, quantities and prices', () => {
    const { rows } = read(`
**PURCHASE ORDER**
Order no: 45-2210
Date: 03/09/2026

Bath sheet 500 g
TR-4410   30 EA x 19.86       595.80
Paper rolls 2 layers
TR-4471   4 PK x 58.95        235.80
Wipes
TR-5120   3 PK x 15.86         47.58

Total net                     879.18`)
    expect(rows.map((row) => [row.product_code, row.product_name, row.requested_quantity])).toEqual([
      ['TR-4410', 'Bath sheet 500 g', '30'],
      ['TR-4471', 'Paper rolls 2 layers', '4'],
      ['TR-5120', 'Wipes', '3'],
    ])
  })

  test('what nobody wants goes on the list, and the list goes on behind it', () => {
    const { rows } = read(`
**ORDER LIST** 45-2210
Date: 03/09/2026

Code        Product                   Unit     Qty
TR-4410     Bath sheet 500 g           EA       30
TR-4471     Paper rolls 2 layers       PK        4
TR-5120     Wipes                      PK
            for hands
TR-5121     Shampoo                    CS
            10 ml each
TR-5122     Crepe bandage              EA
            7.5 cm
TR-5123     Saline solution            BX
            for eyes
TR-5124     Aprons white               RL       16`)
    expect(rows.map((row) => [row.product_code, row.requested_quantity])).toEqual([
      ['TR-4410', '30'],
      ['TR-4471', '4'],
      ['TR-5124', '16'],
    ])
  })
})

describe('cards in columns', () => {
  test('name over code over quantity and price, two cards in a row', () => {
    const { fields, rows } = read(`
**PURCHASE ORDER** 45-2210
Date: 03/09/2026

Toilet tissue 320 sheet x 36                   Thermometer probe covers x 200
Code 40606                                     Code 12457
48 × £73.40            £3,523.20               2 × £26.16                £52.32

Shampoo sachet 10 ml x 500                     Crepe bandage 7.5 cm
Code 45046                                     Code 94512
10 × £6.06                £60.60               3 × £2.20                  £6.60

                                               Total excl. VAT: £3,642.72

Deliver at the rear entrance; security will open the barrier.`)
    expect(rows.map((row) => [row.product_code, row.product_name, row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['40606', 'Toilet tissue 320 sheet x 36', '48', '73.40', '3523.20'],
      ['12457', 'Thermometer probe covers x 200', '2', '26.16', '52.32'],
      ['45046', 'Shampoo sachet 10 ml x 500', '10', '6.06', '60.60'],
      ['94512', 'Crepe bandage 7.5 cm', '3', '2.20', '6.60'],
    ])
    expect(fields.note).toBe('Deliver at the rear entrance; security will open the barrier.')
  })
})

describe('departments', () => {
  test('a value that begins with the word of a label stays whole', () => {
    const { fields } = read(`
**BON DE COMMANDE** 45-2210
Date: 03/09/2026
Service demandeur          Service Achats
${items}`)
    expect(fields.department).toBe('Service Achats')
  })

  test('a heading that goes on is another heading', () => {
    const { fields } = read(`
**PEDIDO** 45-2210
Fecha: 03/09/2026

Centro que pide
Construcciones Vallina, S.L.
Poligono Roces, nave 21
33211 Gijon
${items}`)
    expect(fields.department).toBeUndefined()
  })
})

describe('orders without tables or titles', () => {
  test('leaders from each thing to how many, and from each label to its day', () => {
    const { fields, rows } = read(`
**PEDIDO**
Ref. pedido ............................................ 4591362139
Fecha .................................................. 27-04-2026
Entregar el ............................................ 04-05-2026

1. Venda 7 cm (ref. KS-2393) ............................ 3 UD
2. Fundas x 200 (ref. MS-7105) ......................... 48 CAJA
3. Toalla (ref. PR-8502) ................................ 5 CAJA`)
    expect(fields).toMatchObject({ order_date: '2026-04-27', requested_delivery_date: '2026-05-04' })
    expect(rows.map((row) => [row.product_code, row.product_name, row.requested_quantity])).toEqual([
      ['KS-2393', 'Venda 7 cm', '3'],
      ['MS-7105', 'Fundas x 200', '48'],
      ['PR-8502', 'Toalla', '5'],
    ])
  })

  test('a labelled code leads the row of labels, and the name stands over it', () => {
    const { rows } = read(`
**PURCHASE ORDER** 45-2210
Date: 03/09/2026

PVC conduit 25 mm x 3 m
Item no.: B2863      Qty: 2 length      Unit price: £54.06               Line value: £108.12

Masking tape 48 mm x 50 m
Item no.: G8019      Qty: 2 roll        Unit price: £31.05               Line value: £62.10`)
    expect(rows.map((row) => [row.product_code, row.product_name, row.requested_quantity])).toEqual([
      ['B2863', 'PVC conduit 25 mm x 3 m', '2'],
      ['G8019', 'Masking tape 48 mm x 50 m', '2'],
    ])
  })
})

describe('who orders', () => {
  test('whoever is addressed in a block got the paper', () => {
    const { fields } = read(`
Groupe Scolaire Saint-Vincent                  Maison Arnoult Gros SAS
3, place Foch                                  À l’attention de M. Colin Rudel
29200 Brest                                    MIN de Rungis, bât. D3
                                               94150 RUNGIS

**Commande** 25-1227
Date commande : 18 septembre 2024
${items}`)
    expect(fields.customer_company_name).toBe('Groupe Scolaire Saint-Vincent')
  })

  test('a person behind another fact and a dash', () => {
    const { fields } = read(`
**PURCHASE ORDER** 45-2210
Date: 03/09/2026
Customer no. 646234 - Buyer Ruth Ferreira
${items}`)
    expect(fields).toMatchObject({ customer_code: '646234', client_name: 'Ruth Ferreira' })
  })
})

test.each([
  ['One pallet per store, labelled with the store name.'],
  ['Un palé por tienda, rotulado con el nombre de la tienda.'],
  ['Réception uniquement pendant les périodes scolaires.'],
])('how to pack and when to bring is a note without a label: %s', (note) => {
  const { fields } = understandDocument(drawDocument(`**PURCHASE ORDER** No. PO-20417\nDate: 03 September 2026\n\n${note}`), {
    kind: 'work_order',
  })
  expect(fields.note?.value).toBe(note)
})

test('thanks for an order ask for nothing', () => {
  const { fields } = understandDocument(
    drawDocument(`
**Sales order acknowledgement** No. SO-119874
Date: 03 September 2026

Thank you for your order, which we acknowledge as follows. Please advise of any discrepancy.`),
    { kind: 'work_order' },
  )
  expect(fields.note).toBeUndefined()
})
