import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (table: string) =>
  understandDocument(
    drawDocument(`
Hotel Puerta del Sol S.L.
Avda. de la Paz 39
41013 Sevilla

PEDIDO A PROVEEDOR N.º 1552170                    Fecha: 10/05/2026

${table}
`),
    { kind: 'work_order' },
  ).items.map(({ product_name, requested_quantity }) => [product_name?.value, requested_quantity?.value])

test('names reach further than the head over them, as far as the second list', () => {
  expect(
    read(`
Unidades  Código   Artículo                         Unidades  Código   Artículo
      36  95-7624  Huevos camperos L, bandeja de 30       19  23-3830  Espinaca baby 1 kg
       2  35-3693  Huevos camperos L, bandeja de 30        5  83-8223  Pintura plástica blanca
                                                          11  20-6208  Pintura plástica azul`),
  ).toEqual([
    ['Huevos camperos L, bandeja de 30', '36'],
    ['Huevos camperos L, bandeja de 30', '2'],
    ['Espinaca baby 1 kg', '19'],
    ['Pintura plástica blanca', '5'],
    ['Pintura plástica azul', '11'],
  ])
})

test('the end of a name that comes again under its codes is no note', () => {
  expect(
    read(`
Artículo                        Cantidad
82-4643 Pechuga de pollo 2,5 kg        5
41-2676 Mantequilla sin sal en         9
bandejas grandes
33-5153 Mantequilla sin sal en        12
bandejas grandes
91-8071 Mantequilla sin sal en         7
bandejas grandes`).map(([name]) => name),
  ).toEqual(['Pechuga de pollo 2,5 kg', ...Array<string>(3).fill('Mantequilla sin sal en bandejas grandes')])
})

test('notes and feet that run through between two lists part them no less', () => {
  expect(
    read(`
Artículo                      Cantidad  Artículo                      Cantidad
Huevos camperos L                   36  Espinaca baby 1 kg                  19
Aceite de girasol 5 L                2  Pintura plástica                     5
Harina de trigo                     11  Sal fina 1 kg                        8
Se ruega indicar el número de este pedido en todos los albaranes y facturas
Hotel Puerta del Sol S.L. inscrita en el Registro Mercantil de Sevilla tomo 12`),
  ).toEqual([
    ['Huevos camperos L', '36'],
    ['Aceite de girasol 5 L', '2'],
    ['Harina de trigo', '11'],
    ['Espinaca baby 1 kg', '19'],
    ['Pintura plástica', '5'],
    ['Sal fina 1 kg', '8'],
  ])
})

test('a column of hundreds under “Price per” is what the price is for', () => {
  expect(
    read(`
Item  Part Number  Item description       Qty Ord.  UOM   Unit Cost  Price per      Net
1     BK.201.84    Baby spinach 1 kg           100  each     426.40        100   426.40
2     BK.722.13    M10 threaded rod 1 m        400  box      191.16        100   764.64`),
  ).toEqual([
    ['Baby spinach 1 kg', '100'],
    ['M10 threaded rod 1 m', '400'],
  ])
})
