import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' }).fields

describe('lines that tell what the tax office knows', () => {
  test.each(['Régimen fiscal: 601 General de Ley', 'Actividad económica 7490 ICA 9.66 x 1000', 'Giro: venta de equipos 2024'])(
    '%s between name and street is no part of the address',
    (line) => {
      const fields = read(`
Prevenir Consultores S.A.S.
${line}
Calle Mayor 13
28013 Madrid

Factura Nº 990001204
Fecha: 11/04/2025

Cliente: Ladrillera San Cristóbal S.A.

Total    1.210,00 €`)
      expect(fields.supplier_name?.value).toBe('Prevenir Consultores S.A.S.')
      expect(fields.supplier_address?.value).toBe('Calle Mayor 13\n28013 Madrid')
    },
  )

  test('a heading of other data beside that of the customer is nobody', () => {
    const fields = read(`
FACTURA A-10482

Receptor                       DATOS DEL COMPROBANTE
                               Tipo de comprobante: Ingreso

Total    1.210,00`)
    expect(fields.client_name).toBeUndefined()
  })

  test('a Mexican person has four letters before the figures', () => {
    const fields = read(`
Mariana Olvera Santillán
RFC: OESM860417JH3
Factura A-207

Total    $ 17,160.00 MXN`)
    expect(fields.supplier_tax_id?.value).toBe('OESM860417JH3')
  })

  test('the tax number of the head in dotted capitals is the seller’s', () => {
    const fields = read(`
Transportes Quispe Hermanos S.A.C.            R.U.C. N° 20513877046
Av. Nicolás Ayllón 4410, Lima                 FACTURA ELECTRÓNICA
                                              F001-00002917

Señor(es): Agroindustrias Valle de Majes E.I.R.L.
Fecha de emisión: 05/03/2025

Importe total: S/ 8,136.10`)
    expect(fields.supplier_tax_id?.value).toBe('20513877046')
  })
})
