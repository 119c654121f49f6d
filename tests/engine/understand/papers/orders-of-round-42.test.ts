import { describe, expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('what is no number of the customer at the seller', () => {
  test.each([
    ['FICT, Chaudronnerie du Ponant', 'Votre code chez nous', ARTICLES, 'Bon de commande'],
    ['Harrow Boatyard Ltd', 'Your account with us', ITEMS, 'Purchase Order'],
  ])('how the buyer counts who it buys from: %s', (house, label, items, title) => {
    const order = fieldOfOrder(
      drawDocument(`
      ${house}                                 ${title}  K-20417
      4 Quai du Port

      Contact               ${label}           Projet
      Lise Morvan           T009275                        P12

      ${items}`),
    )
    expect(order('customer_code')).toBeUndefined()
  })

  test('an account under each article, of which one is left below the table', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Tidewell Leisure                         Purchase Order #70155
                                               Order Date      12 May 2026

      Supplier                                 Deliver to
      Marlow Catering Supplies Ltd             Tidewell Leisure Poole
      2 Kiln Road                              5 Marine Parade
      Reading RG1 4QA                          Poole BH15 1AB

      Description                    Qty     Unit price     Total
      Bowl, stoneware                12      10.00          120.00
      Supplier part: BR-120
      Account: 5120-CLN-08
      Plate, stoneware               10      8.00           80.00
      Supplier part: BR-130
      Account: 5140-KIT-08

      Total excl. VAT                                       200.00`),
    )
    expect(order('customer_code')).toBeUndefined()
  })
})

describe('a platform that passes an order on', () => {
  const mail = (told: string) =>
    fieldOfOrder(
      drawDocument(`
      De: Mesalia <avisos@mesalia.example>
      Para: ventas@frutasnorte.example

      mesalia

      ${told}

      N.º de pedido       55102
      Entrega             mar., 3 feb. 2026, 8:00 – 9:30
      Dirección           Calle Ancha, 4, 11001 Cádiz
      Realizado por       Elena Prats
      ${ARTICULOS}
      Mesalia envía este mensaje en nombre de su cliente. Mesalia Tech, Calle Larios 8, 29005 Málaga`),
    )

  test.each(['Ha recibido un pedido de Bodegón El Ancla', 'Bodegón El Ancla ha realizado un nuevo pedido'])(
    'is not who orders: %s',
    (told) => expect(mail(told)('customer_company_name')).toBe('Bodegón El Ancla'),
  )

  test('says where under when', () =>
    expect(mail('Ha recibido un pedido de Bodegón El Ancla')('delivery_address')).toBe('Calle Ancha, 4, 11001 Cádiz'))
})

describe('a mail in plain text', () => {
  const order = fieldOfOrder(
    drawDocument(`
    De:       Obrador CRP Valle Hondo <obrador@vallehondo.example>
    Fecha:    12/03/2026 09:10
    Para:     pedidos@harinasdelsur.example
    Asunto:   Pedido OBR-14/2026

    Buenos días, adjuntamos nuestro pedido:

    Código      Descripción            Cantidad     Precio     Importe
    BR-120      Cuenco de gres         12           10,00      120,00
    BR-130      Plato de gres          10           8,00       80,00
                                                    TOTAL      200,00
                                           (IVA no incluido)

    Atentamente,
    Rosario Medina Ortiz
    Maestra de obrador - Residencia Provincial Valle Hondo`),
  )

  test('what somebody is and whose house it is stand in one line of the signature', () =>
    expect(order('customer_company_name')).toBe('Residencia Provincial Valle Hondo'))
  test('brackets under the total say that it is without tax', () =>
    expect([order('total_amount_without_tax'), order('total_amount_with_tax')]).toEqual(['200.00', undefined]))

  test('behind the post stands the service', () => {
    const french = fieldOfOrder(
      drawDocument(`
      De :        Maud Keller <m.keller@troisponts.example>
      Date :      06/11/2025 09:17
      Pour :      comptoir@bois.example
      Sujet :     Commande n° AT-2025-210

      Bonjour, merci de préparer :
      ${ARTICLES}
      Bien à vous,
      Maud Keller
      Cheffe de plateau - Régie générale
      Opéra des Trois-Ponts
      2 place Neuve, 67000 Strasbourg`),
    )
    expect([french('department'), french('customer_company_name')]).toEqual(['Régie générale', 'Opéra des Trois-Ponts'])
  })
})

test('who writes is called as over its address, and the foot names the body that runs it', () => {
  const order = fieldOfOrder(
    drawDocument(`
    Tarn Valley Museum
    The Old Brewery, Mill Lane, Keswick CA12 5NZ
    01946 555 310

    Corvid Crates Ltd
    Unit 4, Wharf Park
    Carlisle
    CA6 4SJ

    9 February 2026

    Our order: TVM/22/0417

    Dear Ms Rudd,
    Please accept this letter as our order for the following.
    ${ITEMS}
    Please send your invoice to accounts@tarnvalleymuseum.example.
    Yours sincerely,

    Nell Fairley
    Registrar




                  Tarn Valley Museum Trust Ltd, registered in England and Wales 4410927`),
  )
  expect(order('customer_company_name')).toBe('Tarn Valley Museum')
})

test('of three addresses without a heading the store is where goods go', () => {
  const order = fieldOfOrder(
    drawDocument(`
    orilla                                                                     Pedido 1187
                                                                               09/05/2026

    Almacén Coslada                   Orilla Hogar S.L.                 Cristales del Ebro S.A.
    C/ Torneros 22                    C/ Mayor, 14                      Avda. de la Ribera, 3
    28820 Coslada                     28013 Madrid                      50018 Zaragoza
                                      CIF: B87340912

    ${ARTICULOS}
    Orilla Hogar S.L. - C/ Mayor, 14 - 28013 Madrid - CIF B87340912`),
  )
  expect(order('delivery_address')).toBe('Almacén Coslada\nC/ Torneros 22\n28820 Coslada')
})

test('on the confirmation of a seller the addressee orders, in a town without a code, and whose attention is asked for', () => {
  const order = fieldOfOrder(
    drawDocument(`
    FERRETERÍA LOS ANDES S.A.C.
    Av. Grau 118, Tacna · RUC 20455871236

    Señores                                            Fecha: 15/10/2025
    Inmobiliaria Quebrada Honda E.I.R.L.               Su O/C: 0311-2025
    RUC 20604471890                                    Atención: Ing. Rosa Salas Tito
    Calle Bolívar 90, of. 12
    Cercado, Tacna

    CONFIRMACIÓN DE PEDIDO PV-0071120
    ${ARTICULOS}`),
  )
  expect([order('customer_company_name'), order('client_name')]).toEqual(['Inmobiliaria Quebrada Honda E.I.R.L.', 'Ing. Rosa Salas Tito'])
})

describe('hours', () => {
  const hours = (said: string) => {
    const order = fieldOfOrder(
      drawDocument(`
      Lindale Primary School                    PURCHASE ORDER

      Order no.    LP-0442          Date    03/09/2026
      Supplier     Fell Dairies
      ${ITEMS}

      ${said}`),
    )
    return [order('start_delivery_time'), order('end_delivery_time')]
  }

  test.each([
    ['Ingreso de proveedores y descarga de 21:00 a 05:00 horas por el patio.', ['21:00', '05:00']],
    ['Livraisons de 20h30 à 23h par le portail nord.', ['20:30', '23:00']],
    ['Deliveries 22:15 - 05:30 through the north gate.', ['22:15', '05:30']],
    ['Yard open 06:45 to 14:15, ask for the storeman.', ['06:45', '14:15']],
    ['La concierge, Mme Pirot, ouvrira à partir de 7 h 45.', ['07:45', undefined]],
  ])('%s', (said, expected) => expect(hours(said)).toEqual(expected))
})

describe('days', () => {
  test('of a letter, beside the town in a sheet of labels', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Résidence Les Tilleuls asbl                 BON DE COMMANDE

      N° de commande        : C/25/00311
      Ciney, le             : 4 mars 2025
      Pour le               : 11 mars 2025
      ${ARTICLES}`),
    )
    expect(order('order_date')).toBe('2025-03-04')
  })

  test('on which goods will reach who ordered them', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Thank you for your order
      Your order with Oakline Sports is being packed and will
      reach you by carrier on 14 April 2026.

      Order #20771 (9 April 2026)
      ${ITEMS}`),
    )
    expect(order('requested_delivery_date')).toBe('2026-04-14')
  })
})

describe('labels whose value is something else', () => {
  const order = fieldOfOrder(
    drawDocument(`
    Municipalidad de Valle Verde               ORDEN DE COMPRA

    Orden No.            OC-2026-031
    Fecha                05/08/2026
    Nuestra referencia   Marta Soler Pino
    Dependencia          Almacén Central
    Proveedor            Papelera del Llano S.A.S.
    ${ARTICULOS}`),
  )

  test('a person as reference of the house', () => expect(order('client_name')).toBe('Marta Soler Pino'))
  test('a part of the house as who orders', () => expect(order('department')).toBe('Almacén Central'))
})

test('what every order says of invoices is no note where something is said of this one', () => {
  const order = fieldOfOrder(
    drawDocument(`
    Lindale Borough Council                    PURCHASE ORDER
    Please quote the order number on all invoices and letters

    Order no.    LP-0442          Date    03/09/2026
    Supplier     Fell Dairies
    ${ITEMS}

    The ramp is steep, so bring a pump truck with brakes.`),
  )
  expect(order('note')).toBe('The ramp is steep, so bring a pump truck with brakes.')
})
