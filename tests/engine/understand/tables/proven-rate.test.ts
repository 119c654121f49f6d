import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rates = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' }).items.map(({ vat_rate }) => vat_rate?.value)

test('under a bare sign stand the rates by which the totals of the lines give their taxes', () => {
  expect(
    rates(`
FACTURA 2026/C/04188

Producto            Litros     €/l     %       Neto      Cuota     Importe
Gasóleo A            100      1,20     21     120,00     25,20      145,20
Gasóleo B            200      0,90     10     180,00     18,00      198,00
AdBlue               310      0,50     21     155,00     32,55      187,55

TOTAL FACTURA                                 455,00     75,75      530,75`),
  ).toEqual(['21', '10', '21'])
})

test('a discount that gives no tax is no rate', () => {
  expect(
    rates(`
FACTURA 2026/C/04188

Producto            Cant.   Precio     %       Neto      Bultos
Gasóleo A            100      1,20     10     108,00       3
Gasóleo B            200      0,90     20     144,00       4

Base imponible                                252,00
IVA 21%                                        52,92
TOTAL FACTURA                                 304,92`),
  ).toEqual([undefined, undefined])
})
