import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { drawDocument, drawPage, drawSpaced } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('hours that a form offers to choose from', () => {
  const offered = (row: string) => {
    const order = fieldOfOrder(
      drawDocument(`
      Lindale Primary School                    ORDER FORM

      Order no.    LP-0442          Date    03/09/2026
      Supplier     Fell Dairies
      Wanted on    08/09/2026
      ${row}
      ${ITEMS}`),
    )
    return [order('start_delivery_time'), order('end_delivery_time')]
  }

  test.each([
    ['Delivery time:     7 am - 9 am            X 9 am - 12 noon            2 pm - 4 pm', ['09:00', '12:00']],
    ['Delivery time:     ☐ 07:00 - 09:00        ☐ 09:00 - 12:00        ☒ 14:00 - 16:00', ['14:00', '16:00']],
    ['Delivery time:     ☐ 07:00 - 09:00        ☑ 09:00 - 12:00        ☐ 14:00 - 16:00', ['09:00', '12:00']],
    ['Delivery time: [ ] 07:00 - 09:00 [x] 09:00 - 12:00', ['09:00', '12:00']],
    ['Delivery time:     07:00 - 09:00 ☐        09:00 - 12:00 ✓', ['09:00', '12:00']],
  ])('the ticked ones are wanted: %s', (row, hours) => expect(offered(row)).toEqual(hours))

  test.each([
    ['Delivery time:     ☐ 07:00 - 09:00        ☐ 09:00 - 12:00        ☐ 14:00 - 16:00'],
    ['Delivery time:     07:00 - 09:00          09:00 - 12:00          14:00 - 16:00'],
    ['Delivery time:     ☒ 07:00 - 09:00        ☒ 09:00 - 12:00        ☐ 14:00 - 16:00'],
  ])('where none is, or several are, nobody knows which: %s', (row) => expect(offered(row)).toEqual([undefined, undefined]))
})

describe('who orders', () => {
  test('the financial services that a bill goes to are no customer', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Brackwater University                    Purchase Order

      SUPPLIER                                 PO number               BU-770214
      Helix Reagents Ltd                       PO date                 4 May 2026
      6 Tannery Lane                           Organisational unit     Marine Ecology
      Lincoln LN5 7AA

      DELIVER TO
      Brackwater University
      Store 3
      11 Quay Road
      Hull HU1 1AA

      INVOICE TO
      Finance Services
      PO Box 12
      Hull HU1 1AB

      ${ITEMS}`),
    )
    expect(order('customer_company_name')).toBe('Brackwater University')
    expect(order('department')).toBe('Marine Ecology')
  })

  test('beside a distributor the place that orders is the customer, and no department', () => {
    const order = fieldOfOrder(
      drawDocument(`
      PEDIDO DE COMEDOR
      Pedido CM/26-011     Fecha: 12/05/2026

      Centro                         Distribuidor                    Entregar en
      Escuela Infantil La Noria      Frutas Segriá, S.L.             Escuela Infantil La Noria
      C/ Huerta, 12                  Mercalleida, nave 4             Cocina
      22005 Huesca                   25191 Lleida                    C/ Molino, 9
                                     pedidos@frutassegria.es         22005 Huesca

      ${ARTICULOS}`),
    )
    expect(order('customer_company_name')).toBe('Escuela Infantil La Noria')
    expect(order('department')).toBeUndefined()
  })

  test('behind what somebody is stands who that is', () => {
    const order = fieldOfOrder(
      drawDocument(`
      AYUNTAMIENTO DE RIOSECO
      HOJA DE PEDIDO
      Pedido n.º PED 12/2026      Fecha: 14/04/2026
      ${ARTICULOS}
      Solicita: El capataz de Vías y Obras, Anselmo Requejo Prada.`),
    )
    expect(order('client_name')).toBe('Anselmo Requejo Prada')
  })

  test('a word for what was asked leads to who asked', () => {
    const order = fieldOfOrder(
      drawDocument(`
      ALMAZARA LOS OLIVARES, S.L.               PEDIDO DE COMPRA 26/0007
      Fecha: 02-07-2026
      F. entrega: 13-07-2026      Solicitado: Remedios Cano Ibarra      F. pago: Recibo 60 d.
      ${ARTICULOS}`),
    )
    expect(order('client_name')).toBe('Remedios Cano Ibarra')
  })

  test('a service among the rows of a form is the label of whom to ask', () => {
    const order = fieldOfOrder(
      drawDocument(`
      FORJAS DEL NERVIÓN, S.A.                  Pedido de mecanizado PM-12/26

                                                Fecha                  21-09-2026
                                                Su oferta              OF-19
                                                Oficina técnica        Nekane Olabarri
                                                Forma de pago          Confirming 60 días
      ${ARTICULOS}`),
    )
    expect(order('client_name')).toBe('Nekane Olabarri')
  })

  test('a signature ends in words of heart, and the service stands under who signs', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Gmail                                                  Camila Ospina
      Pedido de sillas para la feria
      Camila Ospina <camila@ferialista.co>                   4 de agosto de 2026, 15:21
      Para: Jairo Lozano <ventas@sillasyya.com.co>

      Buenas tardes, le confirmo el pedido:
      ${ARTICULOS}
      Cordialmente,
      Camila Ospina
      Logística de eventos
      Feria Lista S.A.S.
      Carrera 9 # 71-10, Bogotá`),
    )
    expect(order('department')).toBe('Logística de eventos')
  })

  test('an office over its street is a line of an address', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Tyne Truck Parts Ltd

      Redburn Haulage Ltd                           Our reference      SO-4471
      Workshop Office                               Your order no.     RB 118
      14 Colliery Lane                              Ordered by         Neil Barron
      Hetton
      DH5 9PP

      Order Acknowledgement
      ${ITEMS}`),
    )
    expect(order('department')).toBeUndefined()
  })

  test('a store that was filled in beside its label is a department, and no head of a column', () => {
    const document = drawDocument(`
      BON DE COMMANDE
      No B-17          Date 2026-11-02          Fournisseur Grossiste Tremblay
      Service     Entrepôt
      ${ARTICLES}`)
    for (const page of document.pages)
      for (const line of page.lines.filter(({ text }) => text === 'Entrepôt')) Object.assign(line, { size: 14 })
    expect(fieldOfOrder(document)('department')).toBe('Entrepôt')
  })
})

const WIDER = 3 // points that the gap behind a cell is wider than a blank

describe('when it was ordered', () => {
  test('a number and its day are the first cell of a line under the title', () => {
    const page = drawPage(`
      BON DE COMMANDE – CANTINE
      N° CA-2026-0019 du 11/03/2026 Semaine 14 Marché n° 2025-3 lot 1
      Livraison : 23/03/2026

      ${ARTICLES}`)
    const behind = page.words.find(({ text }) => text === 'Semaine')!.box
    const words = page.words.map((word) =>
      word.box.top === behind.top && word.box.left >= behind.left
        ? { ...word, box: { ...word.box, left: word.box.left + WIDER, right: word.box.right + WIDER } }
        : word,
    )
    const document = { ...drawDocument(''), pages: [{ ...page, words, lines: linesFrom(words) }] }
    expect(document.pages[0]!.lines.map(({ text }) => text)).toContain('N° CA-2026-0019 du 11/03/2026 Semaine 14 Marché n° 2025-3 lot 1')
    expect(fieldOfOrder(document)('order_date')).toBe('2026-03-11')
  })

  test('an order that a network sent says when, and to where everything is sent', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Commande (nouvelle) BC-40771

      Commande envoyée le          mardi 17 nov. 2026 09:12 GMT+01:00
      Demandeur                    Aude Kerjean
      Unité d'achat                Stérilisation centrale
      Incoterm                     DAP Nantes

      EXPÉDIER TOUS LES ARTICLES À          FACTURER À
      Clinique du Loroux                    Clinique du Loroux
      4 rue des Tilleuls                    Comptabilité
      44430 Le Loroux-Bottereau             44430 Le Loroux-Bottereau

      ${ARTICLES}`),
    )
    expect(order('order_date')).toBe('2026-11-17')
    expect(order('department')).toBe('Stérilisation centrale')
    expect(order('delivery_address')).toBe('Clinique du Loroux\n4 rue des Tilleuls\n44430 Le Loroux-Bottereau')
  })
})

describe('where and when the goods go', () => {
  test('hours in a bracket end a heading, and the address stands under it', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Avon Gear Works Ltd                                  PURCHASE ORDER 5512

      Supplier                     Deliver to (Mon–Thu 08:00–16:00)     Issue date    15/05/2026
      Castle Castings              Avon Gear Works Ltd                  Raised by     Hugh Pell
      9 Foundry Lane               Bay 4
      Dudley DY1 1AA               31 Wharf Road
                                   Bristol BS1 4AA
      ${ITEMS}`),
    )
    expect(order('delivery_address')).toBe('Avon Gear Works Ltd\nBay 4\n31 Wharf Road\nBristol BS1 4AA')
    expect([order('start_delivery_time'), order('end_delivery_time')]).toEqual(['08:00', '16:00'])
  })

  test('in a table of who is who the address has a cell of its own', () => {
    const order = fieldOfOrder(
      drawSpaced(
        `
      COMMANDE (ORDERS)
      Numéro de commande 0071180      Date de commande 14/09/2026

      Rôle                 Code GLN          Raison sociale               Adresse
      Acheteur (BY)        3021080011113     Marchéo Distribution SAS     7 quai du Port, 33300 Bordeaux

      Fournisseur (SU)     3026011022221     Biscuiterie Laouen           3 rue du Four, 29120 Combrit

      Livré à (DP)         3021080033339     Entrepôt Sec Cestas          12 allée du Fret, 33610 Cestas
      ${ARTICLES}`,
        12,
      ),
    )
    expect(order('delivery_address')).toBe('Entrepôt Sec Cestas\n12 allée du Fret, 33610 Cestas')
  })

  test('every label of a printed message stands before the first of its two lines, and its number before the name', () => {
    const order = fieldOfOrder(
      drawDocument(`
      PEDIDO EDI (ORDERS)
      Nº pedido: 2026/0012 Fecha pedido: 30/10/2026
      Fecha entrega: 04/11/2026 Desde: 05:30 Hasta: 09:00 Muelle: 3

      COMPRADOR          8480010011111 Supermercados Encinar, S.A.
                         C/ Zurbarán, 3 - 06002 Badajoz
      PROVEEDOR          8437002122222 Quesos del Jerte, S. Coop.
                         Pol. Ind. El Pilar, 8 - 10600 Plasencia
      ENTREGAR EN        8480010033333 Plataforma Fresco Cáceres
                         Pol. Ind. Las Capellanías, 22 - 10005 Cáceres
      FACTURAR A         8480010011111 Supermercados Encinar, S.A.

      ${ARTICULOS}`),
    )
    expect(order('delivery_address')).toBe('Plataforma Fresco Cáceres\nPol. Ind. Las Capellanías, 22 - 10005 Cáceres')
    expect([order('start_delivery_time'), order('end_delivery_time')]).toEqual(['05:30', '09:00'])
  })

  test('behind the day and the hours of a sentence stands the place', () => {
    const order = fieldOfOrder(
      drawDocument(`
      COMMUNE DE VERNAY
      BON DE COMMANDE 2026-31      Date : 05/05/2026
      Livraison : le 20/05/2026 au plus tard, de 9 h à 11 h 30, au Dépôt communal, 8 route des Étangs,
      18220 Vernay-sur-Loire
      ${ARTICLES}`),
    )
    expect(order('delivery_address')).toBe('Dépôt communal, 8 route des Étangs\n18220 Vernay-sur-Loire')
  })

  test('hours and place of a sentence that a line’s end breaks', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Order 771 of 1 June 2026
      Please put this through for the Harland wedding, PO 771. We need it Friday, June 12, 2026, between
      7:00 and 8:30 a.m., at the barn and not at the shop:

      Moss & Fern Flowers
      42 Mill Lane
      Hereford HR1 4BY

      ${ITEMS}`),
    )
    expect(order('delivery_address')).toBe('Moss & Fern Flowers\n42 Mill Lane\nHereford HR1 4BY')
    expect([order('start_delivery_time'), order('end_delivery_time')]).toEqual(['07:00', '08:30'])
  })

  test('what is wanted stands between a sentence and where it goes', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Pâtisseries Wouters SRL
      Commande 26/071 du 8 avril 2026
      Veuillez nous livrer pour le mardi 14 avril 2026, avant 6 heures :
      ${ARTICLES}

      à l'atelier de Huy :

      Pâtisseries Wouters
      Quai de Meuse 14
      4500 Huy

      Bien à vous,`),
    )
    expect(order('delivery_address')).toBe('Pâtisseries Wouters\nQuai de Meuse 14\n4500 Huy')
  })

  test('hours with points right behind a day', () => {
    const order = fieldOfOrder(
      drawDocument(`
      ORDER 90121 of 22 January 2026
      Deliver on 28 January 2026, 07.30 to 11.00, to:
      Moyne Chandlers Ltd, Store 5, Dock Road, Galway H91 X2R6

      ${ITEMS}`),
    )
    expect([order('start_delivery_time'), order('end_delivery_time')]).toEqual(['07:30', '11:00'])
  })
})

test('codes with points under what the seller calls the article', () => {
  const { items } = understandDocument(
    drawDocument(`
      COMMANDE C-118                   Date 03.09.2026

      Qté     Votre article     Désignation              Prix CHF     Montant CHF
      48      71.120.05         Linge de bain            24.50        1'176.00
      36      71.120.18         Peignoir éponge          39.80        1'432.80`),
    { kind: 'work_order' },
  )
  expect(items.map((row) => row.product_code?.value)).toEqual(['71.120.05', '71.120.18'])
})
