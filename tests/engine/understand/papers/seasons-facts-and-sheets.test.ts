import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const read = (art: string) => fieldOfOrder(drawDocument(art))
const itemsOf = (document: ReturnType<typeof drawDocument>) =>
  understandDocument(document, { kind: 'work_order' }).items.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])),
  )

describe('the number of an order', () => {
  test.each([
    ['Pedido de material curso 2026-2027', 'Referencia: CP/2026/14'],
    ['Commande fournitures rentrée 2026/27', 'Référence : CP/2026/14'],
    ['Order for school year 2026/27', 'Reference: CP/2026/14'],
    ['Bestellung Schuljahr 2026/27', 'Referenz: CP/2026/14'],
  ])('is not the season that the goods are for: %s', (title, reference) => {
    const field = read(`
COLEGIO LOS ROBLES, S.L.
Calle Mayor 3, 31001 Pamplona

${title}
${reference}
${ITEMS}`)
    expect(field('name')).toBe('CP/2026/14')
  })

  test('of a call-off stands behind its reference, and who called off behind the day', () => {
    const field = read(`
From                          To
Tarn Homes Ltd                Fell Roofing plc
2 Mill Lane                   Station Yard
Kendal LA9 4ZD                Penrith CA11 1RQ

Call-off reference TH/118/R2 against framework agreement FA-26
Called off: 22/06/2026 by Nora Bell (Buyer)
${ITEMS}`)
    expect(field('name')).toBe('TH/118/R2')
    expect(field('order_date')).toBe('2026-06-22')
    expect(field('client_name')).toBe('Nora Bell')
  })

  test('of the customer stands on the confirmation beside its label, over the day it bears', () => {
    const field = read(`
Muebles Norte, S.L.                              CONFIRMACIÓN DE PEDIDO
Calle Real 4, 30820 Alcantarilla                 Nuestro nº     PV-26-1180
                                                 Fecha          02.10.2026
                                                 Su pedido      OC-00457
                                                 De fecha       30.09.2026
                                                 Cód.           03311
                                                 cliente

CLIENTE
Seguros del Mar, S.A.
Paseo Alfonso 39
30203 Cartagena
${ITEMS}`)
    expect(field('name')).toBe('OC-00457')
    expect(field('customer_code')).toBe('03311')
  })
})

describe('who orders', () => {
  test('is no other fact of the sheet under a label that has its code behind it', () => {
    const field = read(`
Hospital Comarcal del Valle                              PEDIDO
Calle Mayor 3, 41370 Cazalla                             Nº 4702613388

Datos del pedido                         Proveedor
Fecha: 30/06/2026                        Suministros Bética, S.A.
Órgano gestor: 2941                      Avda. de la Innovación 21
Contrato menor: No                       41020 Sevilla

Lugar de entrega: Almacén General, Ctra. A-432 km 32, 41370 Cazalla
${ITEMS}`)
    expect(field('customer_company_name')).toBe('Hospital Comarcal del Valle')
  })

  test('is no person whose first name is cut short', () => {
    const field = read(`
ALMACENES DEL SUR S.A.                  PEDIDO A PROVEEDOR
AVDA. DE JAEN 210   23700 LINARES
CIF A23105562   TEL 953 69 41 00        Pag. 1

PEDIDO....: 61-448207     F.PEDIDO..: 14/10/26   F.ENTREGA: 19/10/26
PROVEEDOR.: 004417 CONSERVAS VEGA S.COOP.
COMPRADOR.: FCO. LARA
${ITEMS}`)
    expect(field('customer_company_name')).toBe('ALMACENES DEL SUR S.A.')
    expect(field('client_name')).toBe('FCO. LARA')
  })
})

test('initials alone in their cell are no dirhams', () => {
  const field = read(`
Saguaro Supply LLC                                Purchase Order
2280 E Broadway Rd                                Date          P.O. No.
Mesa, AZ 85204                                    4/17/2026     10452

Terms        Expected       Rep      Ship Via
Net 30       4/24/2026      DH       Our truck

Item         Description            Qty     Rate      Amount
BR-120       Bowl, stoneware        12      10.00     120.00
BR-130       Plate, stoneware       10      8.00      80.00

                                    Total             $200.00
`)
  expect(field('currency')).toBe('USD')
})

test('resources of a site are its articles', () => {
  const rows = itemsOf(
    drawDocument(`
PURCHASE ORDER 4711

Resource        Description                  Quantity     Unit     Rate      Total
RTL-CON-GR      Roof tile, slate grey        4,350        Nr       0.94      4,089.00
RDG-UNV-GR      Angle ridge, slate grey      62           Nr       6.20      384.40
BAT-2550-T      Roofing batten               2,160        m        0.83      1,792.80
`),
  )
  expect(rows.map((row) => row.product_code)).toEqual(['RTL-CON-GR', 'RDG-UNV-GR', 'BAT-2550-T'])
})

test('bringing the goods and setting them up is an article too', () => {
  const rows = itemsOf(
    drawDocument(`
PEDIDO 4711

Concepto                            Cant.     Importe
Silla operativa gris                18        2.322,00
Mesa de roble                       9         1.926,00
Transporte y montaje en planta      1         420,00
`),
  )
  expect(rows.at(-1)).toMatchObject({ product_name: 'Transporte y montaje en planta', requested_quantity: '1' })
})
