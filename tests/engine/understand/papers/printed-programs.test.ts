import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readHourOfDay, readWindow } from '#app/engine/understand/values/time.ts'
import { drawDocument } from '#tests/support/page.ts'

const understand = (...pages: string[]) => understandDocument(drawDocument(...pages), { kind: 'work_order' })
const read = (...pages: string[]) =>
  Object.fromEntries(Object.entries(understand(...pages).fields).map(([name, { value }]) => [name, value]))
const rows = (...pages: string[]) =>
  understand(...pages).items.map((row) => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])))

describe('an hour behind the day of delivery', () => {
  test.each([
    ['**PEDIDO** 4711\nFecha prevista de entrega : 22/04/2026 08:30', { start_delivery_time: '08:30' }],
    ['**BON DE COMMANDE** 4711\nLivraison au plus tard : 05/06/2026 09:30', { end_delivery_time: '09:30' }],
    ['**BESTELLUNG** 4711\nLieferdatum: spätestens 05.06.2026 09:30', { end_delivery_time: '09:30' }],
  ])('%s', (page, times) => {
    const { start_delivery_time, end_delivery_time } = read(page)
    expect({ start_delivery_time, end_delivery_time }).toEqual({ start_delivery_time: undefined, end_delivery_time: undefined, ...times })
  })

  test('a period of one day names it twice', () => {
    expect(readWindow('2026-04-08 09:00 - 2026-04-08 12:00')).toEqual({ start: '09:00', end: '12:00' })
    expect(readWindow('2026-04-08 09:00 - 2026-04-09 12:00')).toBeUndefined()
  })

  test('two hours are no one hour', () => {
    expect(readHourOfDay('05/06/2026 08:00')).toBe('08:00')
    expect(readHourOfDay('05/06/2026 08:00 12:00')).toBeUndefined()
  })

  test('a bell that is rung at night asks nobody to call before', () => {
    expect(read('**PURCHASE ORDER** 4711\nDeliver before 05:30 a.m., ring the night bell.').end_delivery_time).toBe('05:30')
    expect(read('**PURCHASE ORDER** 4711\nTo change a delivery, call before 05:30 a.m.').end_delivery_time).toBeUndefined()
  })
})

describe('who is who on the prints of programs', () => {
  test('what the order is charged to is its supplier, where the goods go to the company in the head', () => {
    const fields = read(`
      Quayside Bakehouse Ltd                       PURCHASE ORDER
      Unit 3 Harbour Rise
      Plymouth PL1 3RP                             Order no.   041/2026

      Charge To                                    Delivered To
      Protea Milling Supplies                      Quayside Bakehouse Ltd
      14 Mill Street                               Back gate, Unit 3
      Bristol BS1 4DJ                              Plymouth PL1 3RP`)
    expect(fields.customer_company_name).toBe('Quayside Bakehouse Ltd')
    expect(fields.department).toBeUndefined()
  })

  test('three words with capitals under the name of a vendor are a company, and the contact in the next cell is theirs', () => {
    const fields = read(`
      Bridgepoint Events Co.                       **Purchase Order** PO7
      418 Hudson Street
      New York, NY 10014

      Vendor Name                   Contact Name                   Requisition Number
      Checkout Hardware Depot       Irene Vaughn                   RQ-331

      Billing Address                              Shipping Address
      418 Hudson Street                            Pier 36, Hall B
      New York, NY 10014                           299 South Street
                                                   New York, NY 10002`)
    expect(fields.customer_company_name).toBe('Bridgepoint Events Co.')
    expect(fields.client_name).toBeUndefined()
  })

  test('a person in the row of the supplier, but under a label of the order, prepared it', () => {
    const fields = read(`
      **BON DE COMMANDE** 4711
      Fournisseur      Saveurs de Bresse SAS            Interlocuteur      Nadège Chauvin`)
    expect(fields.client_name).toBe('Nadège Chauvin')
  })

  test('the offer that is ordered by makes no paper of the seller', () => {
    const fields = read(`
      Eisenwaren Großhandel Brümmer KG             **Bestellung**
      Hansestraße 14                               Nr. 2026-0388
      23558 Lübeck
                                                   Angebot Nr.:   A-77120
      Sehr geehrter Herr Brümmer,





















      Zimmerei Ahrens & Sohn GmbH           einkauf@zimmerei-ahrens.example
      Am Sägewerk 3
      23909 Ratzeburg`)
    expect(fields.customer_company_name).toBe('Zimmerei Ahrens & Sohn GmbH')
  })

  test('the place of delivery at the end of a longer paper', () => {
    const fields = read(
      '**BESTELLUNG** 4711',
      `
      Gesamtsumme       6.389,11

      Lieferanschrift: Kartonagen Ermstal AG, Werk 2, Maurenstraße 40, 72555 Metzingen`,
    )
    expect(fields.delivery_address).toBe('Kartonagen Ermstal AG, Werk 2, Maurenstraße 40, 72555 Metzingen')
  })

  test('the number under the title, beside another that has a label', () => {
    const { name, requested_delivery_date } = read(`
      **BON DE COMMANDE**
      N° 2026/EB/00417
      Engagement : EJ260004417

      Délai d'exécution : 10 jours, soit avant le 19 février 2026`)
    expect({ name, requested_delivery_date }).toEqual({ name: '2026/EB/00417', requested_delivery_date: '2026-02-19' })
  })
})

test('thanks in large type over a basket head an order, as a line of an invoice they do not', () => {
  const paper = drawDocument('Vielen Dank für Ihre Bestellung!\nKundennummer: 5510288')
  const [page] = paper.pages
  expect(classify(paper).neither).toBe(true)
  const loud = page!.lines.map((line, at) => (at === 0 ? { ...line, size: 14 } : line))
  expect(classify({ ...paper, pages: [{ ...page!, lines: loud }] })).toMatchObject({ kind: 'work_order', neither: false })
})

describe('items without heads of columns', () => {
  test('the basket of a shop, each amount under its label', () => {
    expect(
      rows(`
      **BESTELLUNG** 4711

      HDMI-Kabel 2.1 Premium 3 m         Menge: 12        Stückpreis        Gesamt
      Bestell-Nr. 1024788-62                              17,90 €           214,80 €
      Auf Lager

      Monitorarm VESA 100                Menge: 8         Stückpreis        Gesamt
      Bestell-Nr. 1899403-11                              58,30 €           466,40 €
      Auf Lager`),
    ).toEqual([
      {
        product_code: '1024788-62',
        product_name: 'HDMI-Kabel 2.1 Premium 3 m',
        requested_quantity: '12',
        unit_price: '17.90',
        total_amount: '214.80',
      },
      {
        product_code: '1899403-11',
        product_name: 'Monitorarm VESA 100',
        requested_quantity: '8',
        unit_price: '58.30',
        total_amount: '466.40',
      },
    ])
  })

  test('codes right under the names of a list', () => {
    expect(
      rows(`
      **Bestellung** 4711

      2 Stück         Roastbeef dry aged
                      Art.-Nr. 1180

      15 kg           Hähnchenbrust mit Haut
                      Art.-Nr. 1204`),
    ).toEqual([
      { product_code: '1180', product_name: 'Roastbeef dry aged', requested_quantity: '2' },
      { product_code: '1204', product_name: 'Hähnchenbrust mit Haut', requested_quantity: '15' },
    ])
  })

  test('a head of line numbers over money is that of totals', () => {
    expect(
      rows(`
      **ORDEN DE COMPRA** 4711

      Línea    Código     Descripción                 Cantidad     Precio      Neto de Línea
      10       1000231    Aceite hidráulico ISO 68           4     612,40           2.449,60
      20       1000418    Grasa EP2                         10      94,75             947,50`),
    ).toMatchObject([{ total_amount: '2449.60' }, { total_amount: '947.50' }])
  })

  test('short numbers under "Artículo" are codes where nobody counts so', () => {
    const page = (first: string, second: string, third: string) => `
      **PEDIDO DE COMPRA** 4711

      Artículo      Descripción             Unidades     Precio     Importe
      ${first}          Bisagra cazoleta          300,00       1,12      336,00
      ${second}          Tirador aluminio          120,00       3,45      414,00
      ${third}          Pata regulable            200,00       0,98      196,00`
    expect(rows(page('0012', '0047', '0051'))).toMatchObject([{ product_code: '0012' }, { product_code: '0047' }, { product_code: '0051' }])
    expect(rows(page('0001', '0002', '0003')).every((row) => row.product_code === undefined)).toBe(true)
  })
})

describe('facts of the head that programs print in their own way', () => {
  test('the day under every line, where all are alike', () => {
    const page = (second: string) => `
      **Bestellung** 4711 vom 19.05.2026

      Pos.    Menge       Bezeichnung                   Einzelpreis      Gesamtpreis
      1       250 Stk     Lochplatte verzinkt                  0,64           160,00
                          Lieferdatum: 28.05.2026
      2       120 Stk     Balkenschuh Typ A                    2,18           261,60
                          Lieferdatum: ${second}`
    expect(read(page('28.05.2026')).requested_delivery_date).toBe('2026-05-28')
    expect(read(page('04.06.2026')).requested_delivery_date).toBeUndefined()
  })

  test.each([
    ['Code client : CARAT', 'CARAT'],
    ['Notre code chez vous : CHABOC', 'CHABOC'],
    ['Client : CARAT', undefined],
    ['Code client : AUCUN', undefined],
    ['Buyer ID: NPARKER', undefined],
  ])('a customer named by letters: %s', (line, code) => {
    expect(read(`**BON DE COMMANDE** 4711\n${line}`).customer_code).toBe(code)
  })

  test('hours among what the driver is told', () => {
    const page = (label: string) => `
      **PURCHASE ORDER** 4711

      ${label}
      Side door on Viewforth, between 6.30am
      and 8am.`
    expect(read(page('Delivery Instructions'))).toMatchObject({ start_delivery_time: '06:30', end_delivery_time: '08:00' })
    expect(read(page('Payment terms')).start_delivery_time).toBeUndefined()
  })
})
