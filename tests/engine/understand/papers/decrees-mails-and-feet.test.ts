import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const read = (art: string) => fieldOfOrder(drawDocument(art))

describe('the letter of a town hall', () => {
  const letter = (decree: string, invoice = '') =>
    drawDocument(`
AYUNTAMIENTO DE ROBLEDO
Plaza Mayor, 1 - 09370 Robledo (Burgos)
CIF P0925500A - Tel. 947 53 18 02

Área de Parques y Jardines                        Propuesta de gasto núm. 2026/1187

                                                  Viveros Arlanza, S.L.
                                                  Camino de Torrelara 4
                                                  09640 Tordueles

${decree}

Cant.     Concepto                         Precio EUR     Importe EUR
12        Árbol con cepellón               96,00          1.152,00
24        Tutor de madera                  7,35           176,40
                                           Base imponible 1.328,40
                                           IVA 10 %       132,84
                                           TOTAL          1.461,24
${invoice}

En Robledo, a 12 de noviembre de 2026.

El Concejal de Medio Ambiente,
Fdo.: Julián Santamaría Güemes
`)

  test.each([
    ['Por Decreto de Alcaldía se ha aprobado el siguiente suministro, que deberá servirse antes del 27 de noviembre de 2026:', ''],
    [
      'Por Decreto de Alcaldía de 10 de noviembre de 2026:',
      'En la factura, por registro electrónico, se hará constar el número de propuesta.',
    ],
  ])('orders what was decreed: %s %s', (decree, invoice) => {
    expect(understandDocument(letter(decree, invoice), {}).kind).toBe('work_order')
  })

  test('is numbered, says who writes and by when, and its day is no note', () => {
    const field = fieldOfOrder(letter('Se ha aprobado el siguiente suministro, que deberá servirse antes del 27 de noviembre de 2026:'))
    expect(field('name')).toBe('2026/1187')
    expect(field('department')).toBe('Área de Parques y Jardines')
    expect(field('requested_delivery_date')).toBe('2026-11-27')
    expect(field('note')).toBeUndefined()
  })
})

describe('a mail', () => {
  const mail = (said: string, foot = '') =>
    read(`
De: Compras Aljarafe <compras@aljarafe.example>
Enviado el: martes, 3 de marzo de 2026 13:26
Para: pedidos@almacenes.example
Asunto: PEDIDO 2603-14

Buenas tardes Marta:

${said}

4 cajas de tornillos largos
2 cajas de tuercas ciegas

Gracias y un saludo,

José Luis Mora
Pinturas Aljarafe, S.L.
${foot}
`)

  test('has the goods brought on a day, between hours in a bracket', () => {
    const field = mail('Te paso pedido para que nos lo traigáis el jueves día 5 por la mañana (de 9 a 14):')
    expect(field('requested_delivery_date')).toBe('2026-03-05')
    expect(field('start_delivery_time')).toBe('09:00')
    expect(field('end_delivery_time')).toBe('14:00')
  })

  test('begins with the day that it is for, and says when it has to be in', () => {
    const field = mail("For Thursday 5th please, we've a wedding so it has to be in by 7.30am:")
    expect(field('requested_delivery_date')).toBe('2026-03-05')
    expect(field('end_delivery_time')).toBe('07:30')
  })

  test.each([
    'Este mensaje y sus adjuntos son confidenciales. Si no es usted el destinatario, le rogamos lo elimine.',
    'Diese Nachricht ist vertraulich. Bitte löschen Sie sie, wenn Sie nicht gemeint sind.',
  ])('says of itself what is no note: %s', (foot) => {
    expect(mail('Necesito lo siguiente:', foot)('note')).toBeUndefined()
  })
})

test('what is counted without a unit is ordered too, between lines that have one', () => {
  const { items } = understandDocument(
    drawDocument(`
Order 5513

Please deliver:

10 kg Rooster potatoes, washed
2 boxes vine tomatoes
8 sourdough loaves, unsliced
5 litres fresh cream

Kind regards
`),
    { kind: 'work_order' },
  )
  expect(items.map((row) => row.requested_quantity?.value)).toEqual(['10', '2', '8', '5'])
  expect(items[2]!.product_name?.value).toBe('sourdough loaves, unsliced')
})

describe('who orders', () => {
  test('stands at the foot with a tax number of their own, over against the window', () => {
    const foot = '\n'.repeat(50)
    const field = read(`
PEDIDO A PROVEEDOR                        DISTRIBUCIONES EL TINTERO
                                          Ctra. Cádiz 118
Pedido:       000412                      29004 MÁLAGA
Fecha:        28/02/2026                  C.I.F.: B29307717
Proveedor:    00023                       Tel.: 952 24 18 60
${ITEMS}${foot}
          BAR RESTAURANTE LA PARRALA - Inmaculada Rueda Ortiz - NIF 25711043X
          C/ Carretería 62 - 29008 MÁLAGA - Tlf. 952 60 33 18
`)
    expect(field('customer_company_name')).toBe('BAR RESTAURANTE LA PARRALA')
  })

  test('is addressed by name under the customer of a confirmation', () => {
    const field = read(`
ORDER CONFIRMATION 4711

CUSTOMER                                  DELIVERY
Northsea Mutual Ltd                       Northsea Branch
At. Sylvia Conway                         12 Harbour Road
3 Quay Street                             Hull HU1 2AB
Hull HU1 1AA                              Week 45 (from 02/11/2026)
${ITEMS}`)
    expect(field('client_name')).toBe('Sylvia Conway')
  })
})

describe('when goods are wanted', () => {
  test('is told by the week, with its day in a bracket, where they go', () => {
    const field = read(`
CONFIRMACIÓN DE PEDIDO 4711           Fecha 02.10.2026

CLIENTE                               ENTREGA
Seguros del Mar, S.A.                 Delegación Murcia
Paseo Alfonso 39                      Gran Vía 20
30203 Cartagena                       30004 Murcia
                                      Semana 45 (a partir del 02.11.2026)
${ITEMS}`)
    expect(field('requested_delivery_date')).toBe('2026-11-02')
  })

  test.each([
    ['PLAZO          Día 25-may-26, primera cuba a las 8:00 h', '08:00'],
    ['HORA MUELLE: 10:15', '10:15'],
  ])('may be one hour: %s', (line, hour) => {
    const field = read(`
CONSTRUCCIONES RÍO ESLA, S.A.          PEDIDO 0412-26
FECHA          18-may-26
${line}
${ITEMS}`)
    expect(field('start_delivery_time')).toBe(hour)
  })
})

describe('the total', () => {
  const order = (head: string, label: string) =>
    read(`
PEDIDO 4711

Código      Descripción            Cant.     Precio         ${head}
BR-120      Jarra                  12        10,00          120,00
BR-130      Plato                  10        8,00           80,00
                                   ${label}                 200,00
`)

  test('is without tax where a bracket says that it is not in', () => {
    const field = order('Importe', 'TOTAL (IVA no incl.)')
    expect(field('total_amount_without_tax')).toBe('200.00')
    expect(field('total_amount_with_tax')).toBeUndefined()
  })

  test('is with tax where the lines are', () => {
    const field = order('Montant TTC', 'Total')
    expect(field('total_amount_with_tax')).toBe('200.00')
    expect(field('total_amount_without_tax')).toBeUndefined()
  })
})

describe('a note', () => {
  test('stands behind whom to call', () => {
    const field = read(`
PURCHASE ORDER 4711
${ITEMS}
Site contact: Dave Pinner 07700 900362. Crane offload not available, HIAB to ground. Deliveries outside the slot will be
turned away.
`)
    expect(field('note')).toBe('Crane offload not available, HIAB to ground. Deliveries outside the slot will be\nturned away.')
  })

  test('ends before the sentence that names the terms', () => {
    const field = read(`
PURCHASE ORDER 4711
${ITEMS}
Deliveries accepted 08:00 to 15:00 Monday to Friday. Invoices without this number will be returned. This
order is subject to the terms and conditions for the supply of goods.
`)
    expect(field('note')).toBe('Deliveries accepted 08:00 to 15:00 Monday to Friday. Invoices without this number will be returned.')
  })

  test('forbids in the future too', () => {
    const field = read(`
PEDIDO DE OBRA 4711
${ITEMS}
No se admitirán albaranes sin firma del encargado.
`)
    expect(field('note')).toBe('No se admitirán albaranes sin firma del encargado.')
  })
})
