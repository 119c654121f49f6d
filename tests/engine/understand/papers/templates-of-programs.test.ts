import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

/** As book-keeping programs lay out what they print: letterhead, whom to, numbers at the right, items, sums. */
const invoice = ({ number = 'Number INV-65071', rows = '', tax = 'VAT on 1,250.00' }) =>
  understandDocument(
    drawDocument(`
Pemberton Catering Supplies Ltd
Unit 7 Mill Lane
Bolton BL2 1EH

**INVOICE**
                                              Date     24/02/2026
                                              ${number}

To:
Harrow Gate Joinery Ltd
14 Canal Wharf
Leeds LS5 3BJ

Description                                   Qt'y  Unit    Price      Amount
${rows}

                                             Subtotal           1,250.00
                                             ${tax.padEnd(19)}  250.00
                                             Balance Owing      1,500.00
`),
  )

const plain = `Stainless gastronorm pan                        5    pc    170.00       850.00
Brass lever handle                              2    pc    200.00       400.00`
const dated = `Stainless gastronorm pan       24/02/2026       5    pc    170.00       850.00
Brass lever handle             26/02/2026       2    pc    200.00       400.00`

describe('what the templates of programs print', () => {
  test.each(['VAT on 1,250.00', 'MwSt auf 1,250.00', 'BTW over 1,250.00', 'TVA de 1,250.00'])(
    'the amount behind the name of the tax is what it is taken of: %s',
    (tax) => {
      expect(invoice({ rows: plain, tax }).fields.tax_amount?.value).toBe('250.00')
    },
  )

  test('the day of each line in a column that no head names', () => {
    const { items } = invoice({ rows: dated })
    expect(items.map(({ quantity, description }) => [quantity?.value, description?.value])).toEqual([
      ['5', 'Stainless gastronorm pan'],
      ['2', 'Brass lever handle'],
    ])
  })

  test.each(['Number INV-65071', 'Nummer INV-65071', 'Número INV-65071'])('a line of nothing but the word and the number: %s', (number) => {
    expect(invoice({ rows: plain, number }).fields.invoice_number?.value).toBe('INV-65071')
  })
})

test('a code is no name of a customer', () => {
  const { fields } = understandDocument(
    drawDocument(`
**FACTURA**

Número         Fecha          C. Cliente
2026-0417      18/07/2026     C8977

Descripción                       Cantidad    Precio    Importe
Rodapié DM 18 x 119 mm                   5    170,00     850,00

                                  Base imponible         850,00
                                  IVA 21 %               178,50
                                  Total                1.028,50
`),
  )
  expect(fields.client_name?.value ?? null).toBeNull()
})

test('an agency’s commission is taken off what its lines come to', () => {
  const { items } = understandDocument(
    drawDocument(`
Lighthouse Media Ltd
22 Foundry Street
Hull HU1 2QR

**INVOICE INV-65919**

Title           Format      Ins.        Rate         Gross    Comm. %           Net
Harbour FM      30 sec         3    1,091.22      3,273.66         15      2,782.61
City Mag        20 sec         4    3,149.94     12,599.76         15     10,709.80

                                             Net total             13,492.41
                                             VAT 20%                2,698.48
                                             TOTAL                 16,190.89
`),
    { kind: 'invoice' },
  )
  expect(items.map(({ total_amount }) => total_amount?.value)).toEqual(['2782.61', '10709.80'])
})
