import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rates = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' }).items.map(({ vat_rate }) => vat_rate?.value)

test('a line whose numbers happen to prove one another explains no code', () => {
  expect(
    rates(`
Factura nº 2025-7562

Denominación              Cant.  Unidad    P. unit.   Subtotal   IVA
Lejía 5 L                    10  ud            3,64      36,40    10
Patata lavada 25 kg           5  paq          14,48      72,40     4
Papel A4                      1  caja         20,00      20,00    21

Total factura                                                     139,54`),
  ).toEqual(['10', '4', '21'])
})

test('a summary explains the codes behind the lines, the currency between its numbers or not', () => {
  expect(
    rates(`
Factura nº 2025-7562

Denominación              Cant.   P. unit.   Subtotal   IVA
Lejía                        10       3,64      36,40     1
Papel A4                      1      50,00      50,00     2

IVA    Base             Tipo         Cuota
1      EUR 36,40        10           EUR 3,64
2      EUR 50,00        21           EUR 10,50

Total factura                                  100,54`),
  ).toEqual(['10', '21'])
})

test('a bare count behind a rate and a price is no tax of it', () => {
  expect(
    rates(`
Fatura n.º 2026-8139

Produto                      Taxa IVA     Preço   Por    Quant.   Montante
Mão de obra                         6     33,60     1         3     100,80
Fita adesiva                       13      2,40     1        10      24,00

IVA      Base       Taxa      Imposto
         100,80      6           6,05
          24,00     13           3,12
Total                                                                133,97`),
  ).toEqual(['6', '13'])
})
