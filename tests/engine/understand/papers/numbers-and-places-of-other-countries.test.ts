import { describe, expect, test } from 'vitest'
import { isSubLine } from '#app/engine/understand/tables/lines/sub-lines.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const bill = (head: string, customer: string) =>
  understandDocument(
    drawDocument(`
${head}

                                                  **Invoice**
Invoice No :   INV_212
Bill Date :    08/04/2026

Bill To
${customer}

Description                    Qty        Rate        Total
Submersible pump               2          100.00      200.00
Control panel                  1          300.00      300.00

                                          Total       500.00
`),
  )

describe('tax numbers that their shape tells, alone in their lines', () => {
  test.each([
    ['24AABCS7712K1ZP', '24AAKFN4411L1Z3'],
    ['PIB910412K88', 'CSR910412K81'],
  ])('%s', (own, others) => {
    const { fields } = bill(
      `Sardar Pump Industries\nPlot 17 Odhav Road\n01234 Ahmedabad\nsales@sardarpump.example\n${own}`,
      `Narmada Agro Stores\n4 Market Road\n01235 Bharuch\n${others}`,
    )
    expect(fields.supplier_tax_id?.value).toBe(own)
    expect(fields.client_name?.value).toBe('Narmada Agro Stores')
    expect(fields.client_address?.value).toBe('4 Market Road\n01235 Bharuch')
  })
})

test('the firm once more in place of its person is one name', () => {
  const { fields } = bill(
    'Sardar Pump Industries\n01234 Ahmedabad',
    '**Narmada** **Agro** **Stores**\n**Narmada** **Agro** **Stores**\n4 Market Road\n01235 Bharuch',
  )
  expect(fields.client_name?.value).toBe('Narmada Agro Stores')
})

test.each(['Seestrasse 91\n8802 - Kilchberg', 'Calle Río Mayo 318, León, Gto. 37480'])('towns of other countries: %s', (address) => {
  expect(bill('Sardar Pump Industries\n01234 Ahmedabad', `Narmada Agro Stores\n${address}`).fields.client_address?.value).toBe(address)
})

test.each([
  ['liefern und montieren einschl.', false],
  ['livrer et poser tout', false],
  ['entregar y montar', false],
  ['Lieferung am Montag', true],
  ['Livraison lundi', true],
  ['Liefern ab Werk', true],
  ['Entregar en envases con etiqueta', true],
])('to deliver and to mount is a part of the name: %s', (text, isSub) => {
  const words = drawDocument(text).pages[0]!.words
  expect(isSubLine(words)).toBe(isSub)
})
