import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const named = (kind: 'work_order' | 'invoice', page: string) => {
  const { code, name } = {
    work_order: { code: 'product_code', name: 'product_name' },
    invoice: { code: 'divalto_code', name: 'description' },
  }[kind]
  return understandDocument(drawDocument(page), { kind }).items.map((row) => [row[code]?.value, row[name]?.value])
}

describe('codes in lines of their own under the names', () => {
  test.each([
    ['Produit / Code article', 'Cond.', 'Qté', 'PU', 'Montant HT'],
    ['Producto / Referencia ', 'Formato', 'Cant.', 'Precio', 'Importe'],
    ['Description / Item no.', 'Unit', 'Qty', 'Price', 'Amount'],
    ['Bezeichnung / Art.-Nr.', 'Einheit', 'Menge', 'Preis', 'Betrag'],
  ])('one head for both: %s', (...heads) => {
    const [name, unit, quantity, price, total] = heads as [string, string, string, string, string]
    const rows = named(
      'work_order',
      `
**COMMANDE** 2026-4417

${name}               ${unit}    ${quantity}     ${price}      ${total}
Bath sheet 500 g x 20                BOX       30     19.86       595.80
16423-A

Paper rolls 2 layers x 36            PACK      4      58.95       235.80
30653-B

Wipes                                BOX       3      15.86        47.58
51968-C
`,
    )
    expect(rows).toEqual([
      ['16423-A', 'Bath sheet 500 g x 20'],
      ['30653-B', 'Paper rolls 2 layers x 36'],
      ['51968-C', 'Wipes'],
    ])
  })

  test.each(['01.05.14-31.05.14', '2026-05-01', '1/5/2026-31/5/2026'])('the days of a service are no code: %s', (days) => {
    const page = `
**INVOICE** 2026-4417

Service                         Qty     Price      Amount
Mailbox, small                  3       19.00       57.00
${days}

Mailbox, large                  4       58.00      232.00
${days}
`
    expect(named('invoice', page).map(([code]) => code)).toEqual([undefined, undefined])
  })

  test('a head of names alone, and a code under each of them', () => {
    expect(
      named(
        'work_order',
        `
**PURCHASE ORDER** 2026-4417

Product                         Qty     Price      Amount
Bath sheet 500 g                30      19.86      595.80
PT-0815

Paper rolls 2 layers            4       58.95      235.80
LS-7393
`,
      ),
    ).toEqual([
      ['PT-0815', 'Bath sheet 500 g'],
      ['LS-7393', 'Paper rolls 2 layers'],
    ])
  })

  test('a word of capitals under one name only, and barcodes, are no codes', () => {
    expect(
      named(
        'work_order',
        `
**PURCHASE ORDER** 2026-4417

Product                         Qty     Price      Amount
Bath sheet 500 g                30      19.86      595.80
5012345678900

Paper rolls 2 layers            4       58.95      235.80
5012345678917

Wipes for hands                 3       15.86       47.58
A4-2
`,
      ),
    ).toEqual([
      [undefined, 'Bath sheet 500 g'],
      [undefined, 'Paper rolls 2 layers'],
      [undefined, 'Wipes for hands'],
    ])
  })
})

test('what a single line says of its making, in a column of its own, is the name of none', () => {
  const { items } = understandDocument(
    drawDocument(`
Halvorsen Tools Inc.
4449 Industrial Pkwy
Portland, OR 97209

INVOICE INV-20418                                 Date: 05/20/2026

Quantity   Item                                       Options          Rate       Amount
3          PTD-525                                                   418.00     1,254.00
           Torque driver, pneumatic 5-25 Nm
6          BH-14-10                                                   27.40       164.40
           Bit holder, magnetic, 10 pk
5          AH-38-25                                   Color: Black    61.15       305.75
           Air hose 3/8 x 25 ft, coiled
3          SVC-CAL                                                    55.00       165.00
           Calibration certificate, ISO 6789

                                                              Subtotal          1,889.15
                                                              Total             1,889.15
`),
    { kind: 'invoice' },
  )
  expect(items.map(({ divalto_code, description }) => [divalto_code?.value, description?.value])).toEqual([
    ['PTD-525', 'Torque driver, pneumatic 5-25 Nm'],
    ['BH-14-10', 'Bit holder, magnetic, 10 pk'],
    ['AH-38-25', 'Air hose 3/8 x 25 ft, coiled'],
    ['SVC-CAL', 'Calibration certificate, ISO 6789'],
  ])
})
