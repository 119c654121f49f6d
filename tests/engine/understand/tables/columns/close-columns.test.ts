import { expect, test } from 'vitest'
import { isThousands } from '#app/engine/understand/tables/columns/column-numbers.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const word = (text: string, left: number) => ({
  text,
  page: 1,
  size: 10,
  bold: false,
  box: { left, top: 0, right: left + 6 * text.length, bottom: 10 },
})

test('a blank parts thousands; a column ends where more is left free', () => {
  expect(isThousands(word('6', 0), word('330.354', 6 + 2.8))).toBe(true)
  expect(isThousands(word('6', 0), word('330.354', 6 + 6))).toBe(true)
  expect(isThousands(word('6', 0), word('330.354', 6 + 8))).toBe(false)
})

test('the telephone of whoever signs is no line of the list over it', () => {
  const { items } = understandDocument(
    drawDocument(`
**ORDEN** **DE** **COMPRA** 4597505719

Unidades       Código     Denominación
         1     Z33085     Cuota mantenimiento
         6     M63964     Papel A4

Un saludo,
Almacén
Tfno. 97 730   90 45`),
    { kind: 'work_order' },
  )
  expect(items.map((row) => row.product_code?.value)).toEqual(['Z33085', 'M63964'])
})

test('a discount under the first line ends nothing of what shows where the columns are', () => {
  const { items } = understandDocument(
    drawDocument(`
**Pedido** BC-31099

CÓDIGO     DETALLE                          CANTIDAD      PRECIO      IMPORTE
203918     Lejía                                 100        3,02       302,00
           Descuento 2,5 %                                              -7,55
560837     Cuota de mantenimiento anual            2      228,00       456,00
924363     Papel blanco de oficina A4              1        4,26         4,26`),
    { kind: 'work_order' },
  )
  expect(items.map((row) => row.product_name?.value)).toEqual(['Lejía', 'Cuota de mantenimiento anual', 'Papel blanco de oficina A4'])
})
