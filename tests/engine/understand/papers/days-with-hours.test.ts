import { describe, expect, it } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

describe('days with hours', () => {
  it('takes a day with hours as the one the goods are wanted on, whatever its cell is called', () => {
    const field = fieldOfOrder(
      drawDocument(`
Hotel Mirador del Faro, S.L.                                        PEDIDO
Paseo del Mar 3, 39770 Laredo                                       Nº PM-4417
                                                                    02/03/2031

Proveedor       Vajillas del Duero, S.L.              Forma de pago     Giro 60 días
Entregar en     Lavandería, Paseo del Mar 3           Fecha             12/03/2031 de 9 a 13
                39770 Laredo                                            h
Solicita        Elsa Mainar                           Vº Bº             Dirección

${ARTICULOS}`),
    )
    expect(field('order_date')).toBe('2031-03-02')
    expect(field('requested_delivery_date')).toBe('2031-03-12')
    expect(field('start_delivery_time')).toBe('09:00')
    expect(field('end_delivery_time')).toBe('13:00')
  })

  it('does so under a word that heads anything', () => {
    const field = fieldOfOrder(
      drawDocument(`
Order FV/31/0442

Date            2 March 2031
To              Duero Tableware Ltd, Unit 9 Mill Road, Leeds LS1 4AP
On              Wednesday 12 March 2031, before 8.15 am or after 3.45
                pm
Raised by       Ida Brandt

${ITEMS}`),
    )
    expect(field('order_date')).toBe('2031-03-02')
    expect(field('requested_delivery_date')).toBe('2031-03-12')
  })

  it('leaves the day and hour at which the paper was written alone', () => {
    const field = fieldOfOrder(
      drawDocument(`
Order FV/31/0442

Date            2 March 2031 14:05
To              Duero Tableware Ltd, Unit 9 Mill Road, Leeds LS1 4AP

${ITEMS}`),
    )
    expect(field('order_date')).toBe('2031-03-02')
    expect(field('requested_delivery_date')).toBeFalsy()
  })

  it('hears hours in a bracket behind the day, and with points where the goods go', () => {
    const field = fieldOfOrder(
      drawDocument(`
Pedido 118/2031

Fecha           2 de marzo de 2031
Para el         12/03/2031, por la mañana (8 a 13 h)

${ARTICULOS}`),
    )
    expect(field('start_delivery_time')).toBe('08:00')
    expect(field('end_delivery_time')).toBe('13:00')
    const other = fieldOfOrder(
      drawDocument(`
Order SJ-4417                                Date 2 March 2031

To                                           Deliver to
Duero Tableware Ltd                          Mirador Joinery Ltd
Mill Road                                    Workshop, Unit 9 Harbour Park
Leeds LS1 4AP                                Wexford Y35 X2P4
                                             7.30 to 15.00

${ITEMS}`),
    )
    expect(other('start_delivery_time')).toBe('07:30')
    expect(other('end_delivery_time')).toBe('15:00')
  })
})
