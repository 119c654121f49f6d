import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (head: string) => {
  const { fields } = understandDocument(
    drawDocument(`
${head}

Descripción              Cantidad    Precio      Importe
Mantenimiento                   1    180,00       180,00

                      Base imponible             180,00
                      IVA 21 %                    37,80
                      Total                      217,80`),
    { kind: 'invoice', today: '2026-11-26' },
  )
  return Object.fromEntries(Object.entries(fields).map(([name, cell]) => [name, cell.value]))
}

test('a hamlet that names its village needs no street', () => {
  const { client_address } = read(`
Cocinas del Estany SL                              Factura 2026/0318
Calle Pere Alsius 40, 17820 Banyoles               Fecha: 24/07/2026

Cliente:       Jordi Vilardell Comas
               Mas Fàbrega, Veïnat de Puigpalter
               17831 Puigpalter (Girona)`)
  expect(client_address).toBe('Mas Fàbrega, Veïnat de Puigpalter\n17831 Puigpalter (Girona)')
})

test('house, staircase and flat are of the address in one line', () => {
  const { client_name, client_address } = read(`
Cocinas del Estany SL                              Factura 2026/0318
Calle Pere Alsius 40, 17820 Banyoles               Fecha: 24/07/2026

Cliente:       Rask Data Oy, Kauppakatu 12 A 4, 33200 Tampere, Finland`)
  expect([client_name, client_address]).toEqual(['Rask Data Oy', 'Kauppakatu 12 A 4, 33200 Tampere, Finland'])
})

test('whom it goes to is no line of the sender', () => {
  const { supplier_address } = read(`
Factura 2026/61     Fecha: 31 de octubre de 2026

Taxi Murua Etxeberria SL
C/ Zaramaga 21, 4 dcha., 01013 Vitoria-Gasteiz
A: Mecanizados Arlaban SL, Alto de Arlaban 5, 01170 Legutio`)
  expect(supplier_address).toBe('C/ Zaramaga 21, 4 dcha., 01013 Vitoria-Gasteiz')
})

test('who trades under the name stands before the street', () => {
  const { supplier_address } = read(`
**HIGHTOWER** **SCAFFOLDING**
M. Hightower t/a, Yard 2, Carr Lane, Wakefield WF2 7UB

Invoice 219                9th January 2026`)
  expect(supplier_address).toBe('Yard 2, Carr Lane, Wakefield WF2 7UB')
})

test('the code of the tax office is no address', () => {
  const { client_address, order_reference } = read(`
MARTHA QUINTANILLA                                 Factura 2281
RFC: QUZM780214K53                                 Fecha: 11/03/2026

Receptor: OPERADORA DE HOTELES SIERRA RFC: OHS120918QT4
Domicilio fiscal: 66220 Régimen fiscal: 601 General Uso CFDI: G03 Gastos en general
Dirección: Calz. del Valle 240 Ote., San Pedro Garza García, N.L. OC: 4500077821`)
  expect([client_address, order_reference]).toEqual(['Calz. del Valle 240 Ote., San Pedro Garza García, N.L.', '4500077821'])
})
