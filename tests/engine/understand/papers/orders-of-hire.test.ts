import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'work_order' })
  return { value: (name: string) => fields[name]?.value, counts: items.map(({ requested_quantity }) => requested_quantity?.value) }
}

const SET = `
Rodajes Peñalara S.L.                              ORDEN UC-118
Calle Real 14, 28801 Alcalá de Henares             22/09/2026

Proveedor: Óptica Henares S.A.
`

describe('what is hired by the week', () => {
  test('the weeks beside the pieces are no quantity, one piece or several', () => {
    const { counts } = read(`${SET}
Descripción                   Código      Cant.    Tarifa semanal    Sem.     Importe
Cuerpo de cámara              CAM-01      1        680,00            3       2.040,00
Juego de ópticas              OPT-06      1        540,00            3       1.620,00
Monitor de mano               MON-17      2         42,00            3         252,00
Filtro variable               FIL-02      4          6,50            2          52,00

                                                   Subtotal                  3.964,00
`)
    expect(counts).toEqual(['1', '1', '2', '4'])
  })

  test('the week in which a line is delivered multiplies nothing', () => {
    const { counts } = read(`${SET}
Descripción                   Código      Sem.     Cant.             Precio       Importe
Cuerpo de cámara              CAM-01      41       2                 680,00      1.360,00
Monitor de mano               MON-17      42       3                  42,00        126,00
Filtro variable               FIL-02      42       4                   6,50         26,00

                                                   Subtotal                      1.512,00
`)
    expect(counts).toEqual(['2', '3', '4'])
  })
})

const PARTS = `
Lismore Chamber Choir
Abbey Yard, Lismore P51 X2K7

Novello Library of Parts
14 Berwick Row
Dublin D02 XY45

Hire order LC-26/09                                Lismore, 1 October 2026
We order these parts on hire, return date 4 December 2026:

Work                     Hire no.        Fee        Sets      Fee total
Psalms for strings       NL-40217        185.00     1            185.00
Irish airs               NL-38805        142.50     1            142.50
`

test.each(['Total hire fees, € (VAT not included)     327.50', 'Total des droits ($, taxes en sus)         327.50'])(
  'a total whose bracket says that the tax comes on top is the net: %s',
  (total) => {
    const { value } = read(`${PARTS}\n              ${total}\n`)
    expect([value('total_amount_without_tax'), value('total_amount_with_tax')]).toEqual(['327.50', undefined])
  },
)

test('the day on which hired things go back is not that of their delivery', () => {
  const { value } = read(`${PARTS}
                         Total hire fees     327.50

Material to reach us no later than Friday 16 October 2026
`)
  expect(value('requested_delivery_date')).toBe('2026-10-16')
})
