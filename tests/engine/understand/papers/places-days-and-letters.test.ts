import { describe, expect, test } from 'vitest'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { labelDocument } from '#app/engine/understand/labels/labels.ts'
import { isOverCommune } from '#app/engine/understand/parties/over-commune.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('under a heading of deliveries', () => {
  test('a day is nobody who orders, and a counted heading neither', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Bon de commande BC-2611-07
      Maison Ocre, agence de publicité

      1. Commande
      Date : 4 mai 2026
      Émise par : Irène Vidal, Maison Ocre SAS, 8 rue des Carmes, 44000 Nantes

      2. Articles
      ${ARTICLES}

      3. Livraison
      Le 28 mai 2026 entre 9h et 17h
      Adresse : Halle Nord, quai B, 3 rue du Port, 33000 Bordeaux`),
    )
    expect(order('customer_company_name')).toBe('Maison Ocre')
    expect(order('client_name')).toBe('Irène Vidal')
    expect(order('requested_delivery_date')).toBe('2026-05-28')
  })

  test('a day, the firm and its street in one line, and the house number in the next', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Orden de compra
      Orfebres Nava

      Folio: ON-0412
      Fecha: 17 de agosto de 2026
      Proveedor: Empaques del Bajío, León, Gto.

      ${ARTICULOS}

      Entrega
      Miércoles 2 de septiembre de 2026 en Orfebres Nava, S.A. de C.V., Calle Hidalgo
      112, piso 2, Col. Centro, 44100 Guadalajara, Jal.`),
    )
    expect(order('customer_company_name')).toBe('Orfebres Nava, S.A. de C.V.')
    expect(order('delivery_address')).toMatch(/^Orfebres Nava, S\.A\. de C\.V\./)
  })

  test('an estate whose streets are called by letters', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Forjas del Urumea, S.A.L.                              PEDIDO
      Avda. de Irún, 57, bajo                                Número   F26-0093
      20014 Donostia (Gipuzkoa)                              Fecha    03/02/2026

      Proveedor                                 Lugar de entrega
      Ferretería Oria, S.L.                     Forjas del Urumea, S.A.L.
      C/ Mayor, 5                               Pol. Ind. Los Olmos, C/ F, nave 3
      20170 Usurbil (Gipuzkoa)                  20115 Astigarraga (Gipuzkoa)

      ${ARTICULOS}`),
    )
    expect(order('delivery_address')).toContain('Pol. Ind. Los Olmos, C/ F, nave 3')
  })
})

describe('who orders', () => {
  const insertion = (third: string) =>
    fieldOfOrder(
      drawDocument(`
      INSERTION ORDER IO 26-0511

      Larch & Fell Media Ltd, 4 Mill Quay, Bristol BS1 4QA      VAT GB 287 4410 92

      TO
      Fosse Newspapers Ltd
      Temple House
      Leicester LE1 6PL

      Date: 18 February 2026
      Advertiser: Cotswold Bakeries
      ${third}

      ${ITEMS}`),
    )('customer_company_name')

  test('an agency’s job names nobody: the agency that writes orders', () => {
    expect(insertion('Agency job P-118')).toBe('Larch & Fell Media Ltd')
  })

  test('an agency that is named is who buys', () => {
    expect(insertion('Agency: Brightside Buying Ltd')).toBe('Brightside Buying Ltd')
  })

  test('the province right over its commune is no name at the head', () => {
    const [land, commune] = labelDocument(
      drawDocument(`
      Province de Liège — Arrondissement de Huy
      COMMUNE DE HARZÉE`),
    )
    const [region, firm] = labelDocument(
      drawDocument(`
      Province Brewing Ltd
      4 Mill Lane`),
    )
    expect(isOverCommune(land!, [land!, commune!])).toBe(true)
    expect(isOverCommune(region!, [region!, firm!])).toBe(false)
  })

  test('the firm of the small print whose brand stands at the head', () => {
    const order = fieldOfOrder(
      drawDocument(`
      **Redwing**                                       Purchase order PO/26/1190

      Shannon Packaging Supplies                        Order date:   22 June 2026
      Dock Road                                         Contact:      Aoife Daly
      Limerick                                          E-mail:       a.daly@redwingseafood.example
      V94 HH66

      Please supply the following to our store at Unit 2, Harbour Business Park, Dingle, Co. Kerry V92 VK24.

      ${ITEMS}





      Redwing Seafood Trading Limited, Harbour Business Park, Dingle, Co. Kerry. Registered in Ireland No. 502217.`),
    )
    expect(order('customer_company_name')).toBe('Redwing Seafood Trading Limited')
    expect(order('delivery_address')).toBe('Unit 2, Harbour Business Park, Dingle, Co. Kerry V92 VK24')
  })
})

describe('a letter in Spanish with its goods in sentences', () => {
  const letter = drawDocument(`
      Rancagua, 6 de abril de 2026

      Señores
      Ferretería La Viga Ltda.
      Av. Brasil 880
      Presente

      Ref.: Orden de compra OC 09-2026

      De nuestra consideración:

      El Club de Rayuela Los Pinos, RUT 65.044.218-3, solicita a ustedes los siguientes productos,
      con los precios de su cotización (IVA incluido):

          40 Ampolleta LED 9 W luz fría, código AM-09, a $1.290 c/u: $51.600

          10 Esmalte al agua blanco, galón, código ES-GL-B, a $15.990 c/u: $159.900

      El total asciende a $211.500. Agradeceremos despachar el sábado 11 de abril de 2026, entre las 10:00 y
      las 14:00 horas, a la sede social, Pasaje Las Lilas 215, Los Pinos, Rancagua. El pago se hará por
      transferencia contra factura.

      Saluda atentamente,


      Marta Soto Díaz
      Tesorera
      Club de Rayuela Los Pinos`)
  const { kind, fields, items } = understandDocument(letter)
  const told = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

  test('says what it is and who wants it when and where', () => {
    expect(kind).toBe('work_order')
    expect(told).toMatchObject({
      name: 'OC 09-2026',
      order_date: '2026-04-06',
      client_name: 'Marta Soto Díaz',
      customer_company_name: 'Club de Rayuela Los Pinos',
      requested_delivery_date: '2026-04-11',
      delivery_address: 'sede social, Pasaje Las Lilas 215, Los Pinos, Rancagua',
      total_amount_with_tax: '211500',
      currency: 'CLP',
    })
    expect(told['department'] ?? null).toBeNull()
    expect(told['total_amount_without_tax'] ?? null).toBeNull()
  })

  test('and its goods with their codes', () => {
    expect(items.map((item) => [item['product_code']?.value, item['requested_quantity']?.value, item['unit_price']?.value])).toEqual([
      ['AM-09', '40', '1290'],
      ['ES-GL-B', '10', '15990'],
    ])
  })
})

describe('numbers and days', () => {
  const grid = fieldOfOrder(
    drawDocument(`
      Ercall Chairs Ltd                          Purchase order
      Hortonwood 7, Telford TF1 7YE              Number / version      PU204552 / 0
                                                 Date                  16.04.2026
      Penk Fixings plc                           Vendor no.            600318
      Attwood Road
      Burntwood WS7 3GJ

      ${ITEMS}`),
  )
  test('which print of the order it is is no part of its number', () => expect(grid('name')).toBe('PU204552'))

  test('the buyer’s number and its day in the cell beside their label; a sentence that tells the day is no note', () => {
    const { fields } = understandDocument(
      drawDocument(`
      LASERFIX Pièces SAS

      CONFIRMATION DE COMMANDE                   Tôlerie du Lomont SARL
      N° de confirmation    CC-11873 du 28/05/2026       4 rue Papin
      Votre commande        B26/0641 du 26/05/2026       25300 PONTARLIER

      Réf.       Désignation                Qté           PU net HT      Montant HT
      T60-0440   Tête de coupe laser          1            4 280,00        4 280,00
      T60-1203   Buse double                  5               74,00          370,00
                                                     Total HT         4 650,00

      Livraison prévue le 12/06/2026.`),
      { kind: 'work_order' },
    )
    expect(fields['order_date']?.value).toBe('2026-05-26')
    expect(fields['note']?.value ?? null).toBeNull()
    // One head, and no `PU` of its own over the thousands of `4 280,00`.
    expect(readHeading('PU net HT')).toMatchObject({ role: 'price', strength: 1 })
  })

  test('on site at a day', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Fenway Film Hire Ltd                                  PURCHASE ORDER
      ORDER NUMBER          DATE RAISED          ON SITE
      ST-PO-118842          09 Apr 2026          20 Apr 2026, 06:00–07:30

      ${ITEMS}`),
    )
    expect(order('requested_delivery_date')).toBe('2026-04-20')
  })
})

describe('lines that go on, and lines among rows', () => {
  test('an address in a sentence of the letter, broken behind `Route de`', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Moulins du Thouet                         Commande n° 4500031877
                                                Date : 02.03.2026

      Messieurs,
      Nous vous passons commande des articles ci-après, à livrer à : Moulins du Thouet, Magasin, Route de
      Thouars, 79100 MAUZÉ-THOUARSAIS.

      ${ARTICLES}`),
    )
    expect(order('delivery_address')).toMatch(/Route de Thouars, 79100 MAUZÉ-THOUARSAIS$/)
  })

  test('the site over the rows of its plots, and a day over who ordered', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Order TVH/ORC/0219

      Merchant                     Ordered   Mon 30 March 2026           Teme Vale Homes Ltd
      Severn Timber Ltd            By        Rhys Morgan                 Mill Court, Station Road
      Bromyard Road                                                      Malvern WR14 1TF
      Worcester WR2 5TB

      Code         Material                                 Quantity   Unit
      Site: Orchard Bank, Leadon Road, Ledbury HR8 2NE — on site Wed 8 April 2026
      TJ220        Engineered joist 220 x 45 mm             34         each
      HG220        Face fix joist hanger 220                68         each`),
    )
    expect(order('order_date')).toBe('2026-03-30')
    expect(order('client_name')).toBe('Rhys Morgan')
    expect(order('delivery_address')).toBe('Orchard Bank, Leadon Road, Ledbury HR8 2NE')
  })
})
