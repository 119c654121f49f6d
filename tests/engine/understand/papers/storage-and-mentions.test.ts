import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readBillWith } from '#tests/support/bill-with.ts'
import { drawDocument } from '#tests/support/page.ts'

const storage = (title: string, rows: string) =>
  understandDocument(
    drawDocument(`
Rossbeg Cold Rooms Ltd
Quay Road, Limerick V94 X3N2
${title}

Bill to:                           Invoice date: 31 May 2026
Ballyduff Berry Farms Ltd          Depositor: KLB014
Mill Road, Trim C15 H3K2           Customer ref.: LK-3390 / 3391
                                   Pay by: 14 June 2026

${rows}
`),
    { kind: 'invoice' },
  )

describe('what is kept in a store is billed by the pallet and the day', () => {
  test.each(['Pallets x nights', 'Palés x día', 'Palettes x jours', 'Paletten x Tage'])('%s', (head) => {
    const { items, fields } = storage(
      'Invoice SI-20466',
      `
Lot       Goods                      Pallets    Nights    ${head.padStart(16)}      Rate    Charge €
31170     Grapes, red                     20         4                  80     1.850      148.00
31171     Grapes, white                   18         6                 108     1.850      199.80
HND       Handling in and out                                           62     4.500      279.00
                                                          Total                           626.80
`,
    )
    expect(items.map((row) => row.quantity?.value).at(-1)).toBe('62')
    expect(fields.client_id?.value).toBe('KLB014')
    expect(fields.order_reference?.value).toBe('LK-3390 / 3391')
  })
})

test('s/ behind a rate leads to its base, and is no currency', () => {
  const { fields } = understandDocument(
    drawDocument(`
Frigoríficos del Ebro, S.L.
Calle Mayor 4, 50001 Zaragoza
NIF B50715528

Factura FE26/0733
Fecha: 30/04/2026

Concepto                     Cantidad     Precio      Importe
Estancia de palés                 100      2,500       250,00

                                  Suma                 250,00
                                  IVA 21 % s/ 250,00    52,50
                                  Total factura        302,50
`),
    { kind: 'invoice' },
  )
  expect(fields.currency?.value).not.toBe('PEN')
})

test.each(['Lugar y fecha', 'Lieu et date', 'Ort und Datum', 'Place and date'])('%s: the day behind the town', (label) => {
  const { fields } = understandDocument(
    drawDocument(`
Afilados Tres Ríos
Calle 5 Norte 210, 72000 Puebla

Factura folio           ${label.padEnd(16)}                  Orden de servicio
B-2290                  Puebla, Pue., 20/05/2026          OS-0518

Description           Qty      Price     Total
Knives, ground          4      10.00     40.00
                      Total              40.00
`),
    { kind: 'invoice' },
  )
  expect(fields.invoice_date?.value).toBe('2026-05-20')
})

describe('mentions of whose the work is, whose the data, and of what the tax is not asked', () => {
  test.each([
    'Los derechos de autor se ceden solo para el festival de junio.',
    'The copyright remains with the translator until payment in full.',
    'Los planos siguen siendo propiedad intelectual de su autora.',
    'Responsable del tratamiento de datos: Elena Robles Marín.',
    'Official fees are disbursements outside the scope of VAT.',
    'Die Leistung ist in Deutschland nicht steuerbar nach dem Gesetz.',
  ])('%s', (text) => expect(readBillWith(text).legal_mentions?.value).toContain(text.slice(0, 20)))

  test('not what only speaks of an author', () =>
    expect(readBillWith('The author will sign copies of the book in our shop on Saturday.').legal_mentions).toBeUndefined())
})

describe('a title in large capitals with what is billed before it, over its number', () => {
  /** The type of the text is small here, so that lines left as they are stand out. */
  const small = (art: string) => art.replace(/[^\s~]+/g, '~$&~')
  const numberUnder = (title: string) =>
    understandDocument(
      drawDocument(`
${title}
SI-20466

${small(`
Rossbeg Cold Rooms Ltd
Quay Road, Limerick V94 X3N2

Invoice date: 31 May 2026

Goods                      Pallets        Rate        Charge
Grapes, red                     20       1.850         37.00
Grapes, white                   18       1.850         33.30
                           Total                       70.30
`)}
`),
      { kind: 'invoice' },
    ).fields.invoice_number?.value

  test.each(['STORAGE INVOICE', 'COLD STORE INVOICE'])('%s', (title) => expect(numberUnder(title)).toBe('SI-20466'))
})
