import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value.replace(/\n/g, ' ')]))
}

describe('invoices on the forms of a tax authority', () => {
  test('name, street and town of the customer in fields of their own, and the head office of who wrote it', () => {
    expect(
      read(`
        MADERAS BIOBIO LTDA.                             R.U.T.: 76.441.208-K
        Casa matriz: Camino a Coronel Km 9, San Pedro    FACTURA ELECTRONICA
        Fono: 41 255 8810                                N° 18442

        SEÑOR(ES)      : CONSTRUCTORA LAS ARAUCARIAS SPA   R.U.T.  : 77.018.344-2
        DIRECCION      : O'HIGGINS 1180 OF 402             COMUNA  : CONCEPCION
        COND. DE PAGO  : CREDITO 30 DIAS                   CIUDAD  : CONCEPCION
        O. DE COMPRA   : OC-3318

        MONTO NETO     $ 2.077.500
        19% I.V.A.     $ 394.725
        TOTAL          $ 2.472.225
      `),
    ).toMatchObject({
      supplier_address: 'Camino a Coronel Km 9, San Pedro',
      client_name: 'CONSTRUCTORA LAS ARAUCARIAS SPA',
      client_address: "O'HIGGINS 1180 OF 402 CONCEPCION",
      payment_terms: 'CREDITO 30 DIAS',
      order_reference: 'OC-3318',
      subtotal_without_tax: '2077500',
      currency: 'CLP',
    })
  })

  test('of two company names under the same label the first is who wrote the invoice', () => {
    expect(
      read(`
        Razón Social: METALURGICA TABLADA SRL            A     FACTURA
        Domicilio Comercial: Av. Crovara 2841 - Tablada        Punto de Venta: 00004  Comp. Nro: 00002817
                                                               Fecha de Emisión: 11/09/2025
                                                               CUIT: 30710448217

        CUIT: 30502213348                        Apellido y Nombre / Razón Social: CERVECERIA DEL PLATA S A
        Condición de venta: Cuenta Corriente     Domicilio: Av. Gral. Paz 5590 - San Martin

        Fecha de Vto. para el pago: 11/10/2025
        Importe Neto Gravado: $    999234,75
        Importe Total: $          1209074,05
        CAE N°: 75371184420917                   Fecha de Vto. de CAE: 21/09/2025
      `),
    ).toMatchObject({
      supplier_name: 'METALURGICA TABLADA SRL',
      supplier_address: 'Av. Crovara 2841 - Tablada',
      client_name: 'CERVECERIA DEL PLATA S A',
      client_address: 'Av. Gral. Paz 5590 - San Martin',
      due_date: '2025-10-11',
      currency: 'ARS',
    })
  })
})

describe('addresses', () => {
  test('a street without a number, its town and its county over the postal code', () => {
    expect(
      read(`
        Penhale Marine Chandlers Ltd
        The Slipway
        Falmouth
        Cornwall
        TR11 3QP

        Invoice No 1184
      `).supplier_address,
    ).toBe('The Slipway Falmouth Cornwall TR11 3QP')
  })

  test('a person named inside of an address heads nothing', () => {
    expect(
      read(`
        MARSH & BECK, LLP
        600 Superior Avenue East
        Cleveland, Ohio 44114
        billing@marshbeck.example

        Lakewood Ceramics, Inc.
        Attn: Ms. Paula Dietrich
        14200 Detroit Avenue
        Lakewood, OH 44107

        Invoice No. 61482
      `),
    ).toMatchObject({ client_name: 'Lakewood Ceramics, Inc.', supplier_address: '600 Superior Avenue East Cleveland, Ohio 44114' })
  })

  test.each(['REFACCIONES DEL BAJIO, S. DE R.L. DE C.V.', 'ALIMENTOS SAN ISIDRO, S.A.P.I. DE C.V.', 'LUMEN OPTICS PTE LTD'])(
    'the legal form is a part of the name: %s',
    (name) => {
      expect(read(`Razón Social: ${name}\nRFC: RSB140822KX9\n\nFactura FA 10482`).client_name).toBe(name)
    },
  )
})
