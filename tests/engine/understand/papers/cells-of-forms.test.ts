import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' }).fields

test('a line of the table that begins with a word for what is due asks for nothing', () => {
  expect(
    fieldsOf(`
      **FACTURA** Nº T26/0418
      Artículo                     Cant.    Precio    Importe
      Disco freno ventilado            2     71,35     142,70
      Líquido de frenos DOT 4        1,5      8,90      13,35
      Base imponible                                   156,05
      IVA 21 %                                          32,77
      TOTAL FACTURA                                    188,82
    `).amount?.value,
  ).toBe('188.82')
})
