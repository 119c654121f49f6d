import { describe, expect, test } from 'vitest'
import type { Word } from '#app/engine/document.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

const read = (art: string) => fieldOfOrder(drawDocument(art))

describe('who orders', () => {
  const paper = (own: string) => `
  **ESMALTES** **DEL** **TURIA,** **S.A.**                              **PEDIDO** **DE** **COMPRA**
${own}

Pedido            Fecha           N/cód. proveedor     **RODAMIENTOS** **ONDA,** **S.L.**
PC26-0177         11.02.26        30412                Av. Portugal, 18
Gestor de compras                                      12004 Castellón
Nuria Sales                                            Fax 964 21 00 33
${ARTICULOS}`

  test('the firm over its number and house in one line, and not the supplier in the window', () => {
    expect(read(paper('CIF A58231470 Ctra. Onda Km 4 12200 Onda'))('customer_company_name')).toBe('ESMALTES DEL TURIA, S.A.')
  })
})

describe('the day of an order', () => {
  test('stands in three boxes, and a small line beside the loud title is none of it', () => {
    const document = drawDocument(`
MUNICIPALIDAD DISTRITAL DE LOS OLMOS            **ORDEN** **DE** **COMPRA** - GUÍA DE INTERNAMIENTO N° 0000512

                                                                            Día   Mes   Año
                                                                            19    05    2026
${ARTICULOS}`)
    const order = fieldOfOrder(document)
    expect([order('name'), order('order_date')]).toEqual(['0000512', '2026-05-19'])
  })

  test('small type beside the foot of a loud title is a line of its own, on its foot it is not', () => {
    const word = (text: string, left: number, size: number, bottom: number): Word => ({
      text,
      page: 1,
      size,
      bold: false,
      box: { left, top: bottom - size, right: left + text.length * 0.6 * size, bottom },
    })
    const linesAt = (foot: number) => linesFrom([word('Logistics', 40, 6, foot), word('PURCHASE', 82, 11, 46)]).map(({ text }) => text)
    expect(linesAt(41)).toEqual(['Logistics', 'PURCHASE'])
    expect(linesAt(45)).toEqual(['Logistics PURCHASE'])
  })

  test('but boxes of the delivery’s day hold that', () => {
    const order = read(`
MUNICIPALIDAD DISTRITAL DE LOS OLMOS            **ORDEN** **DE** **COMPRA** N° 0000512

                                                                            Fecha de entrega
                                                                            Día   Mes   Año
                                                                            19    05    2026
${ARTICULOS}`)
    expect(order('order_date')).toBeUndefined()
  })

  test('is that of its first version, and of no later one', () => {
    const of = (version: string) =>
      read(`
Obras del Maipo Ltda.                                       **ORDEN** **DE** **COMPRA** **Nº** **5100042217**
                                                            Versión ${version} - 06.05.2026

Proveedor    Ferretería Lonco SpA                 Fecha entrega   20.05.2026
${ARTICULOS}`)('order_date')
    expect(of('0')).toBe('2026-05-06')
    expect(of('3')).toBeUndefined()
  })
})

describe('the day of delivery', () => {
  test('goes on under the edge of its cell', () => {
    const order = read(`
Posada Las Golondrinas                                   **ORDEN** **DE** **COMPRA** OC-0417

Fecha: 02-feb-2026        Fecha de entrega: 17-        Departamento: Cocina
                          feb-2026
${ARTICULOS}`)
    expect([order('order_date'), order('requested_delivery_date')]).toEqual(['2026-02-02', '2026-02-17'])
    const english = read(`
The Swallow Inn                                          **PURCHASE** **ORDER** PO-0417

Date: 02/02/2026        Delivery date: 17/02/        Department: Kitchen
                        2026
${ITEMS}`)
    expect(english('requested_delivery_date')).toBe('2026-02-17')
  })

  test('has the hour of an appointment, at a distribution centre', () => {
    const order = read(`
Cadena El Trigal S.A.                                               **Orden** **de** **compra** 70-4410

Proveedor                 Entregar en                                        Fecha de entrega    Cita      Comprador
Conservas Lirio S.A.      CEDI Belén, bodega 2, Zona Franca Norte, Heredia   14/07/2026          06:15     L. Mora Vega
${ARTICULOS}`)
    expect([order('start_delivery_time'), order('end_delivery_time')]).toEqual(['06:15', undefined])
    expect(order('delivery_address')).toBe('CEDI Belén, bodega 2, Zona Franca Norte, Heredia')
  })
})

test('an area or a service orders', () => {
  const order = read(`
AYUNTAMIENTO DE LOS ALMENDROS

**PEDIDO** **A** **PROVEEDOR**

Nº de pedido          2026/0331            Fecha           4 de mayo de 2026
Área o servicio       Parques y Jardines   Partida         171.210.00
${ARTICULOS}`)
  expect(order('department')).toBe('Parques y Jardines')
})
