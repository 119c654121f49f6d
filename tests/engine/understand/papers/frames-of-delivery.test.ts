import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder } from './field-of-order.ts'

const order = (facts: string, items: string, foot = '') =>
  fieldOfOrder(
    drawDocument(`
Bodega La Encina
Hostelería Encina, S.L. - Calle Alta 3, 06002 Badajoz

PEDIDO Nº 26-4471
Fecha: 17 de febrero de 2031

${facts}
${items}
${foot}
`),
  )

describe('a day with its hours', () => {
  test('over the place under a label of its own is no part of it', () => {
    const field = order(
      `Proveedor: Ibéricos del Valle, S.L.
Entrega: 20 de febrero de 2031, de 10:00 a 12:30
Entregar en: Plaza Alta 11, 06001 Badajoz`,
      ARTICULOS,
    )
    expect([field('delivery_address'), field('requested_delivery_date')]).toEqual(['Plaza Alta 11, 06001 Badajoz', '2031-02-20'])
  })

  test('is followed by the whole address behind the word for it', () => {
    const field = order(
      `À livrer le : mercredi 11 mars 2031, de 5h30 à 7h00
Adresse : Grand-Rue 40, entrée cave, 1680 Romont`,
      ARTICLES,
    )
    expect(field('delivery_address')).toBe('Grand-Rue 40, entrée cave, 1680 Romont')
  })
})

test.each(['8 a 12 hs', '8 a 12 hs.', '8 à 12 h', '8-12 horas'])('%s are hours behind a label of hours', (hours) => {
  const field = order(`Entregar en: Depósito Norte, Plaza Alta 11, 06001 Badajoz. Horario: ${hours}`, ARTICULOS)
  expect([field('start_delivery_time'), field('end_delivery_time')]).toEqual(['08:00', '12:00'])
})

test('a day and its hours may be broken behind the comma', () => {
  const field = order(
    `Obra / entrega       14 viviendas Las Vegas, C/ Alta 61,      Fecha      18/03/2031,
                     13003 Ciudad Real                                   8:00-13:30 h`,
    ARTICULOS,
  )
  expect([field('requested_delivery_date'), field('order_date')]).toEqual(['2031-03-18', '2031-02-17'])
})

test.each([
  'Net à 20 jours, soit le 25 février 2031',
  '20 days, i.e. 25 February 2031',
  'a 20 días, es decir, el 25 de febrero de 2031',
  'Zahlung innert 20 Tagen, d. h. am 25.02.2031',
])('%s tells when it is due', (terms) => {
  expect(readBillWith(`Conditions\n${terms}`).due_date?.value).toBe('2031-02-25')
})

test('what was asked for is wanted on a day, at a place by a road', () => {
  const field = order(
    '',
    ARTICULOS,
    'Sírvanse entregar lo solicitado el día 13/02/2031, de 08:00 a 12:00 horas, en el Almacén de la finca, Carretera a Los Olmos km 9.5, Ica.',
  )
  expect([field('requested_delivery_date'), field('delivery_address')]).toEqual([
    '2031-02-13',
    'Almacén de la finca, Carretera a Los Olmos km 9.5, Ica',
  ])
})

test.each([
  ['Condición de pago Crédito a 30 días', 'Av. El Molino 254, Santiago de Surco, Lima'],
  ['Moneda SOLES', 'Av. El Molino 254, Santiago de Surco, Lima'],
])('the address of the customer stands beside its label, over %s', (next, address) => {
  const { fields } = understandDocument(
    drawDocument(`
Confecciones Rímac Sur S.A.C.                                  FACTURA ELECTRÓNICA
Jr. Chancay 12, Cercado de Lima, Lima                          F002-00018473

Fecha de emisión     05/03/2031
Señor(es)            Minera Cerro Alto S.A.
Dirección            Av. El Molino 254, Santiago de Surco, Lima
${next}

Código      Descripción            Cantidad     Precio     Importe
BR-120      Cuenco de gres         12           10.00      120.00

                                   Op. gravada  120.00
                                   IGV 18%      21.60
                                   TOTAL S/     141.60
`),
    { kind: 'invoice' },
  )
  expect(fields.client_address?.value).toBe(address)
})

test('under who is to get it there the address of the window goes on', () => {
  const { fields } = understandDocument(
    drawDocument(`
Invoice RC/4471                                   RIVERBANK COMPLIANCE LTD
2 March 2031                                      2 Shay Lane Works
                                                  Ashford PR3 3BT

St Anne's Primary School
FAO Mrs J. Harding, School Business Manager
Chapel Brow, Longfield
Ashford PR3 3YN

Description            Qty     Unit price     Total
Fixed wire test        12      10.00          120.00

                               Net            120.00
                               VAT 20%         24.00
                               Total          144.00
`),
    { kind: 'invoice' },
  )
  expect([fields.client_name?.value, fields.client_address?.value]).toEqual([
    "St Anne's Primary School",
    'Chapel Brow, Longfield\nAshford PR3 3YN',
  ])
})

test.each(['Pidió: Rogelio Canché', 'Encargó: Rogelio Canché'])('%s is a person of the buyer', (line) =>
  expect(order(line, ARTICULOS)('client_name')).toBe('Rogelio Canché'),
)

test.each([
  'Votre commande du 12.01.2031, réf. CV/5-211',
  'Ihre Bestellung vom 12. Januar 2031, Nr. CV/5-211',
  'Su pedido del 12/01/2031, n.º: CV/5-211',
])('%s names the order behind its day', (line) => expect(readBillWith(line).order_reference?.value).toBe('CV/5-211'))
