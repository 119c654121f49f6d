import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { endOfTitle } from '#app/engine/understand/titles/titles.ts'
import { toTextLine } from '#app/engine/understand/words/tokens.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const next = `
                                                              PO828598

Ref.         Detalle                         Cantidad    Precio      Neto

                                 Suma y sigue                    1.120,34
682.246      Cuota mantenimiento anual              6    240,00  1.440,00
`

const { fields, items } = understandDocument(
  drawDocument(
    `
Colegio Los Almendros
Carretera de Daganzo, km 4
48002 Bilbao

Pedido nº PO828598 de fecha 03/03/2025

Proveedor:
Distribuciones Alborán
29004 Málaga

Ref.         Detalle                         Cantidad    Precio      Neto

973.717      Queso curado oveja                    24     20,20    484,80

567.634      Lejía 5 L                             50      3,67    183,50

             Gel de manos 1 L
263.172      Caducidad 03/2027                    1,5      2,61      3,92

507.585      Papel A4 80 g (500 h)                100      4,39    439,00

188.131      Bolsa basura comunidad 100 L (10)      4      2,28      9,12

                                 Total a la siguiente página     1.120,34`,
    next,
  ),
  { kind: 'work_order' },
)

test('the short title that begins a number is no title', () => {
  const line = (text: string) => toTextLine(drawPage(text).lines[0]!)
  expect(endOfTitle(line('PO828598'), 'work_order')).toBeUndefined()
  expect(endOfTitle(line('PO 828598'), 'work_order')).toMatchObject({ start: 0, end: 2 })
})

test('what is carried to the next page is no total', () => expect(fields.total_amount_with_tax).toBeUndefined())

test('a name over a line that only says something of it is the name', () =>
  expect(items.map((item) => item.product_name?.value)).toEqual([
    'Queso curado oveja',
    'Lejía 5 L',
    'Gel de manos 1 L',
    'Papel A4 80 g (500 h)',
    'Bolsa basura comunidad 100 L (10)',
    'Cuota mantenimiento anual',
  ]))
