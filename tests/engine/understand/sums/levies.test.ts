import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, vat_details, checks } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const value = (name: string) => fields[name]?.value
  return {
    sums: [value('subtotal_without_tax'), value('tax_amount'), value('total_amount_with_tax')],
    taxes: vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]),
    totals: checks.find(({ code }) => code === 'totals_add_up')?.status,
  }
}

describe('what stands between net, tax and total', () => {
  test('two retentions are taken off the total', () => {
    expect(
      read(`
Factura A-207

Descripción                 Cantidad    Valor unitario      Importe
Traducción                         1       $ 18,000.00  $ 18,000.00

                                 Subtotal                     $ 18,000.00
                                 Impuestos trasladados IVA 16%  $ 2,880.00
                                 Retención ISR 10%             $ 1,800.00
                                 Retención IVA 10.6667%        $ 1,920.00
                                 Total                        $ 17,160.00`),
    ).toEqual({ sums: ['18000.00', '2880.00', '17160.00'], taxes: [['16', '2880.00']], totals: 'passed' })
  })

  test('a total that no label leads to holds what is levied beside the tax', () => {
    expect(
      read(`
Factura A/1884
Fecha: 12/03/2026

BASE IMPONIBLE    % I.V.A.    CUOTA I.V.A.    % R.E.    CUOTA R.E.
        143,45       21,00           30,12      5,20          7,46
         51,25        4,00            2,05      0,50          0,26


                                                        234,59 EUR`),
    ).toEqual({
      sums: ['194.70', '32.17', '234.59'],
      taxes: [
        ['21', '30.12'],
        ['4', '2.05'],
      ],
      totals: 'passed',
    })
  })

  test('a perception is added to it', () => {
    expect(
      read(`
FACTURA
Fecha de Emisión: 14/07/2025

Código    Producto        Cantidad    Precio Unit.    Subtotal
0021      Resma papel           10          100,00    1.000,00

                    Subtotal:                         1.000,00
                    IVA 21%:                            210,00
                    Otros Tributos:                      30,00
                    Total:                            1.240,00`).sums,
    ).toEqual(['1000.00', '210.00', '1240.00'])
  })

  test('the equivalence surcharge of a table is no tax of its own', () => {
    expect(
      read(`
Factura A/3871

BASE IMP.    % I.V.A.    CUOTA IVA    % R.E.    CUOTA R.E.
   124,25       21,00        26,09      5,20          6,46
   247,60       10,00        24,76      1,40          3,47
   132,00        4,00         5,28      0,50          0,66

TOTAL FACTURA EUROS          570,57`),
    ).toEqual({
      sums: ['503.85', '56.13', '570.57'],
      taxes: [
        ['21', '26.09'],
        ['10', '24.76'],
        ['4', '5.28'],
      ],
      totals: 'passed',
    })
  })

  test('nor is that of a line', () => {
    expect(
      read(`
Factura A/3872
Fecha: 14/07/2025

Base imponible                  100,00
IVA 21%                          21,00
Recargo equivalencia 5,2%         5,20
Total factura                   126,20`),
    ).toEqual({ sums: ['100.00', '21.00', '126.20'], taxes: [['21', '21.00']], totals: 'passed' })
  })
})
