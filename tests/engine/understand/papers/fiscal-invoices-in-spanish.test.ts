import { describe, expect, test } from 'vitest'
import { labelDocument } from '#app/engine/understand/labels/labels.ts'
import { findPhone } from '#app/engine/understand/parties/contacts.ts'
import { readTermInCells } from '#app/engine/understand/payment/term-in-cells.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (title: string, facts: string) => {
  const { kind, fields } = understandDocument(
    drawDocument(`
EMPAQUES DEL PUERTO S.A.                                   R.U.C.: 0992148771001
Dirección Matriz: KM 9 VIA A DAULE, GUAYAQUIL                     ${title}
                                                           No. 001-002-000034518

Razón Social: EXPORTADORA PALMAR CIA. LTDA.
Fecha Emisión: 14/04/2026
${facts}

Cod.       Cantidad     Descripción                    Precio Unitario     Precio Total
10045        180.00     BANANO CAJA                             6.5000         1,170.00
20310         40.00     FUNDA PLASTICA                          8.0000           320.00

                                         SUBTOTAL SIN IMPUESTOS                1,490.00
                                         IVA 15%                                 223.50
                                         VALOR TOTAL                           1,713.50
`),
  )
  return { kind, valueOf: (name: string) => fields[name]?.value ?? null }
}

describe('a title whose letters stand apart unevenly', () => {
  test('says what the paper is, and is nobody’s name', () => {
    const { kind, valueOf } = read('FA CTURA', 'Orden: OCP-0933')
    expect([kind, valueOf('supplier_name'), valueOf('invoice_number')]).toEqual([
      'invoice',
      'EMPAQUES DEL PUERTO S.A.',
      '001-002-000034518',
    ])
  })
})

describe('how and when it is paid', () => {
  test('credit is when, whatever its label asks', () => {
    const { valueOf } = read('FACTURA', 'Forma de pago: Crédito\nMedio de pago: Transferencia débito bancaria')
    expect([valueOf('payment_terms'), valueOf('payment_methods')]).toEqual(['Crédito', 'Transferencia débito bancaria'])
  })

  test('how many in one cell, of what in the next', () => {
    const lines = labelDocument(
      drawDocument(`
Forma de Pago                                  Valor        Plazo     Tiempo
20 - OTROS CON UTILIZACION DEL SISTEMA      1,713.50        15        dias
`),
    )
    expect(lines.flatMap((line) => readTermInCells(line, lines)).map(({ value }) => value)).toEqual(['15 dias'])
  })

  test('a card of credit is how', () => {
    const { valueOf } = read('FACTURA', 'Forma de pago: Tarjeta de crédito')
    expect([valueOf('payment_terms'), valueOf('payment_methods')]).toEqual([null, 'Tarjeta de crédito'])
  })
})

test('an address in the row under who it is of, wherever that has room', () => {
  const { fields } = understandDocument(
    drawDocument(`
                                    FACTURA A
Razón Social: ENGRANAJES DEL SUR S.R.L.          Comp. Nro: 00018233
Domicilio Comercial: Bv. Seguí 2740 - Rosario, Santa Fe
Condición frente al IVA: IVA Responsable Inscripto

CUIT: 30681233909             Apellido y Nombre / Razón Social: MOLINOS PAMPA S.A.
Condición frente al IVA: IVA Responsable Inscripto      Domicilio Comercial: Ruta 11 Km 412 - San Lorenzo, Santa Fe
Condición: Crédito 30 días

Código     Producto              Cantidad     Precio Unit.     Subtotal
1104       Rodamiento                2,00           100,00       200,00

                                 Importe Neto Gravado:           200,00
                                 IVA 21%:                         42,00
                                 Importe Total:                  242,00
`),
    { kind: 'invoice' },
  )
  expect(['supplier_address', 'client_address', 'payment_terms'].map((name) => fields[name]?.value)).toEqual([
    'Bv. Seguí 2740 - Rosario, Santa Fe',
    'Ruta 11 Km 412 - San Lorenzo, Santa Fe',
    'Crédito 30 días',
  ])
})

describe('two groups of four figures', () => {
  test.each(['Tel.: 2408 7715', 'PBX 2440-1234', 'Teléfono 24087715'])('%s is a telephone', (text) => {
    expect(findPhone(text)?.value).toBe(text.replace(/^\D+/, ''))
  })

  test.each(['Pedido 2408 7715', 'Cuenta: 2440-1234', 'Hotel 2408 7715'])('%s is none', (text) => {
    expect(findPhone(text)).toBeUndefined()
  })
})

test('the number of who issues under its caption, beside which stands the next one', () => {
  const { fields } = understandDocument(
    drawDocument(`
Almacenes Tres Lomas                     RUC EMISOR       TIPO DE DOCUMENTO
Bvar. Artigas 1880, Montevideo           214077820019     e-Factura

Factura 104827
Fecha: 15/05/2026

Detalle                     Cantidad     Precio       Monto
Yerba compuesta                 2,00     100,00      200,00
                                  Total a pagar      200,00
`),
    { kind: 'invoice' },
  )
  expect(fields['supplier_tax_id']?.value).toBe('214077820019')
})

test('sums beside a heading of notes are none', () => {
  const { fields } = understandDocument(
    drawDocument(`
Empaques del Puerto S.A.
Factura 34518
Fecha: 14/04/2026

Cantidad     Descripción                    Precio        Total
180.00       Banano en caja                  10.00     1,800.00

          Información Adicional          SUBTOTAL 15%             1,800.00
Email: compras@palmar.example            SUBTOTAL SIN IMPUESTOS   1,800.00
                                         IVA 15%                    270.00
                                         VALOR TOTAL              2,070.00
`),
    { kind: 'invoice' },
  )
  expect(fields['additional_notes']?.value ?? null).toBeNull()
})
