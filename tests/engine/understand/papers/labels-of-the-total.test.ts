import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    taxes: vat_details.map(({ rate, amount }) => [rate?.value, amount?.value]),
  }
}

const bill = `
    CALORFULL S.R.L.                                FACTURA N° 0005-00012077
    Av. Centenario 2210, Beccar, Buenos Aires       Fecha: 08/05/2025
                                                    CUIT: 30-71188420-9

    Sr./a.: Marta Inés Giordano DNI: 14.882.301

    Cant.   Descripción                      Precio Unit.       Importe
    1       Service anual caldera            $ 96.800,00    $ 96.800,00
    1       Kit juntas y sensor              $ 38.720,00    $ 38.720,00

    TOTAL $ 135.520,00
`

test('the total of lines that hold their tax is no net besides', () => {
  const { fields } = read(bill)
  expect(fields.total_amount_with_tax).toBe('135520.00')
  expect(fields.subtotal_without_tax).toBeUndefined()
})

test("the number in the customer's own line is not the supplier's", () => {
  expect(read(bill).fields.supplier_tax_id).toBe('30-71188420-9')
})

test('a tax number with the code of the town behind it is no address', () => {
  const { fields } = read(`
    OPERADORA HOTELERA BAHIA DE KINO SA DE CV
    R.F.C. OHB110203RT5
    BLVD. MAR DE CORTES 310, HERMOSILLO, SONORA, C.P. 83340

    FACTURA HT-5512

    Cliente: LABORATORIOS ZAPOTLAN SA DE CV
    R.F.C.: LZA990711B20 C.P.: 49000 Uso CFDI: G03 Gastos en general
  `)
  expect(fields.client_name).toBe('LABORATORIOS ZAPOTLAN SA DE CV')
  expect(fields.client_address).toBeUndefined()
})

test('Standard Rate (20%) among the sums is the tax', () => {
  const { fields, taxes } = read(`
    Invoice number INV-000417

    Item                             Qty      Rate       Amount
    Landing page build               3.00     640.00     1,920.00
    Stock imagery licence            12.00    15.00        180.00

                                     Sub Total           2,100.00
                                     Standard Rate (20%)   420.00
                                     Total               2,520.00
  `)
  expect(fields.tax_amount).toBe('420.00')
  expect(taxes).toEqual([['20', '420.00']])
})
