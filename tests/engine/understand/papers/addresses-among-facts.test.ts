import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const bill = (own: string, facts: string) =>
  understandDocument(
    drawDocument(`
**Sanidad** **Rural** **Chorcha,** **S.A.**
${own}
Teléfono: +507 774-1188

**Factura** FAC2026B61

${facts}

Descripción                        Cant.     Precio      Neto
Desinfección de bodega             2         185.00      370.00

                                   Neto                  370.00
                                   ITBMS 7%               25.90
                                   Total                 395.90
`),
  ).fields

const told = 'Vía Boquete, local 4 - David, Chiriquí, Panamá'

test('the address of the customer among facts without colons', () => {
  const fields = bill(
    told,
    `
**Fecha**        30-09-2026                         **Cliente**         Exportadora Cerro Punta, S.A.
**RUC**          2207714-1-771830                   **Cód.** **cliente**     CL044
**Dirección**    Calle Central, 4 - Bugaba,         **Agente**          Yamileth Rojas
                 Chiriquí, Panamá`,
  )
  expect(fields.client_address?.value).toBe('Calle Central, 4 - Bugaba\nChiriquí, Panamá')
})

const plain = `
**Fecha**        30-09-2026
**Cliente**      Exportadora Cerro Punta, S.A.`

test.each([
  [`RUC: 1558203-1-660417 DV 38 - ${told}`, told],
  [`NIT 901.338.702-6 - Responsable de IVA - Km 4 vía Dolega, David, Chiriquí`, 'Km 4 vía Dolega, David, Chiriquí'],
])('the street behind the numbers of the tax office: %s', (own, address) => {
  expect(bill(own, plain).supplier_address?.value).toBe(address)
})

test('the regime of the tax office by its number is no line of an address', () => {
  const { fields } = understandDocument(
    drawDocument(`
**Montajes** **Tlaloc** **S.A.** **de** **C.V.**
RFC: MTL140908QX2
Régimen 601 General de Ley Personas Morales
Calz. de la Viga 118, Col. Jamaica
15800 Venustiano Carranza, CDMX

**FACTURA** SA-4419
Fecha: 2026-03-24

Receptor: Tequila La Loma S.A. de C.V.

Descripción            Cantidad     Precio      Importe
Montaje                2            100.00      200.00

                       Subtotal                 200.00
                       IVA 16 %                  32.00
                       Total                    232.00
`),
  )
  expect(fields.supplier_address?.value).toBe('Calz. de la Viga 118, Col. Jamaica\n15800 Venustiano Carranza, CDMX')
})

const town = (county: string) =>
  understandDocument(
    drawDocument(`
Tolka Lifting Ltd
4 Quay Road
Dublin 3 D03 X4H2

Invoice CL 5530
Date 10/04/2026

To
Keane Precast Ltd
Rosscahill Industrial Estate
${county}

Description                Qty      Rate        Amount
60t crane with operator    10       145.00      1,450.00

                           Total net            1,450.00
`),
  ).fields.client_address?.value

test('an estate over the town with its county', () => {
  expect(town('Oughterard, Co. Galway')).toBe('Rosscahill Industrial Estate\nOughterard, Co. Galway')
})

test('where the meter is, and where the bill is sent to', () => {
  const { fields } = understandDocument(
    drawDocument(`
Candela Energía                                   COOPERATIVA EL SOTO, S. COOP.
Candela Comercializadora, S.A.U.                  CARRETERA DE ALBA, KM 2
C/ Albareda, 18 50004 Zaragoza                    50310 VILLALBA DEL SOTO (ZARAGOZA)

Nº factura: P26CON018841
Fecha emisión factura: 06/05/2026

Titular del contrato: COOPERATIVA EL SOTO, S. COOP. NIF: F50118421
Dirección de suministro: PJ ALMACÉN NUEVO, S/N, 50310 VILLALBA DEL SOTO (ZARAGOZA)

Concepto                          Importe
Energía consumida                 100,00 €

Importe total                     100,00 €
IVA 21 %                           21,00 €
TOTAL IMPORTE FACTURA             121,00 €
`),
  )
  expect(fields.client_address?.value).toBe('CARRETERA DE ALBA, KM 2\n50310 VILLALBA DEL SOTO (ZARAGOZA)')
})
