import { describe, expect, test } from 'vitest'
import { labelDocument } from '#app/engine/understand/labels/labels.ts'
import { findTradingNames } from '#app/engine/understand/parties/trading-name-of.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const fieldsOf = (head: string, foot = '') => {
  const { fields } = understandDocument(
    drawDocument(`
${head}

Description                      Qty         Price        Amount
Carving knife, ground              4         10.00         40.00
Bread knife, ground                2          9.00         18.00

                                            Subtotal       58.00
                                            VAT 20%        11.60
                                            Total          69.60

${foot}
`),
    { kind: 'invoice' },
  )
  return (name: string) => fields[name]?.value
}

test('the foot says whose brand the letterhead is, a person’s, and where that is', () => {
  const field = fieldsOf(
    `
                              SHARP END OF HEXHAM
                  Mobile grinding for kitchens and schools

Invoice SE 1406
Date 12 March 2026

To: Tyne Bridge Hotel Ltd, Quayside Road, Hexham NE46 1AA
`,
    'Sharp End of Hexham is the trading name of Judith Larkin · 3 Hencotes Street, Hexham NE46 2EB · 07700 900 418 · VAT no. GB 418 7730 26',
  )
  expect(field('supplier_address')).toBe('3 Hencotes Street, Hexham NE46 2EB')
  expect(field('client_name')).toBe('Tyne Bridge Hotel Ltd')
})

test('a sentence in the foot names the person behind a brand, and the street', () => {
  const lines = labelDocument(drawDocument('Sharp End of Hexham is the trading name of Judith Larkin · 3 Hencotes Street, Hexham NE46 2EB'))
  const [party] = findTradingNames(lines)
  expect(party?.names?.map(({ text }) => text)).toEqual(['Sharp End of Hexham', 'Judith Larkin'])
  expect(party?.address.map(({ text }) => text)).toEqual(['3 Hencotes Street, Hexham NE46 2EB'])
})

describe('who is billed, told in one line behind a heading without a colon', () => {
  test('with the number of the firm, and the town on the next line', () => {
    const field = fieldsOf(
      `
Molienda Tres Ríos
Calle 5 Norte 210, 72000 Puebla

Factura B 2290
Fecha: 20 de mayo de 2026

Facturado a Cafeterías El Roble S.A. de C.V., RFC CRO110624KM8, Av. Hidalgo 2318, Col. La Loma, 72160
Puebla, Pue.
`,
    )
    expect(field('client_name')).toBe('Cafeterías El Roble S.A. de C.V.')
    expect(field('client_address')).toBe('Av. Hidalgo 2318, Col. La Loma, 72160 Puebla')
    expect(field('supplier_tax_id')).not.toBe('CRO110624KM8')
  })
})

describe('an Irish address without its code', () => {
  test('whose town and county share a line stands in the window', () => {
    const field = fieldsOf(`
Skerries Cold Rooms Limited                        INVOICE 20418
Strand Road, Skerries, Co. Dublin K34 X3N2

Ballyduff Berry Farms Ltd                          Invoice date: 31 May 2026
Unit 4, Ballyduff Business Park
Trim, Co. Meath
`)
    expect(field('client_name')).toBe('Ballyduff Berry Farms Ltd')
    expect(field('client_address')).toContain('Trim, Co. Meath')
  })
})
