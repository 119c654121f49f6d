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

  test('nor is a tax number the name of whose it is, nor the end of a leave to print a due date', () => {
    const fields = read(`
FACTURA N° 0005-00012077
Fecha: 08/05/2025

Cliente:
CIF B93410226
Calle Larios 8
29005 Málaga

TOTAL $ 135.520,00
CAE: 75190022817364 Vto.: 18/05/2025`)
    expect(fields.client_name).toBeUndefined()
    expect(fields.due_date).toBeUndefined()
  })

  test.each([
    ['RFC OHB110203RT5', 'MXN'],
    ['CUATRO MIL NOVECIENTOS NOVENTA Y OCHO PESOS 00/100 M.N., QUE SE PAGAN EN UNA SOLA EXHIBICION', 'MXN'],
    ['Son: once millones setecientos noventa mil pesos m/cte', 'COP'],
    ['CBU 2850590940090418135201', 'ARS'],
  ])('%s tells whose dollars they are', (line, currency) => {
    expect(read(`\nFactura HT-5512\n${line}\n\nTotal    $4,998.00`).currency?.value).toBe(currency)
  })
})
