import { expect, test } from 'vitest'
import type { Memory } from '#app/contract/memory.ts'
import { settleFormats } from '#app/engine/understand/formats.ts'
import { learn } from '#app/engine/understand/memory/learn.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

/** An invoice whose amounts carry a sign, or none. */
const bill = (number: string, sign: string) =>
  drawDocument(`
    Northway Haulage Ltd
    12 Dock Road, Leeds LS1 4AP

    INVOICE

    Invoice number   ${number}                 Invoice date     12/03/2026

    Bill to
    Saltmarsh Borough Council
    1 Town Square

    Description                       Quantity      Unit price        Amount
    Haulage to Leeds                  2             ${sign}50.00          ${sign}100.00
    Pallets                           1             ${sign}20.00          ${sign}20.00

    Net total                                                     ${sign}120.00
    VAT 20%                                                       ${sign}24.00
    Total                                                         ${sign}144.00
  `)

function teach(id: string, document: ReturnType<typeof bill>, currency: string, memories: Memory[] = []): Memory {
  const read = understandDocument(document, { memories })
  const fields = Object.fromEntries(Object.entries(read.fields).map(([name, { value }]) => [name, value]))
  const items = read.items.map((row) => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])))
  return { id, ...learn(document, { kind: 'invoice', fields: { ...fields, currency }, items }, read, settleFormats(document, 'en')) }
}

const moneyOf = (sign: string, memories: Memory[]) => understandDocument(bill('NH-2', sign), { memories }).fields.currency?.value

test.each([
  ['no sign', '', 'GBP', '', 'GBP'],
  ['a sign that another country has too', '$', 'CAD', '$', 'CAD'],
  ['a sign, on a paper without one', '$', 'CAD', '', 'CAD'],
  ['no sign, on a paper that has one', '', 'GBP', '€', 'EUR'],
  ['one sign, on a paper with another', '$', 'CAD', '€', 'EUR'],
])('the money that people gave a paper with %s', (_name, sign, currency, nextSign, expected) => {
  expect(moneyOf(nextSign, [teach('first', bill('NH-1', sign), currency)])).toBe(expected)
})

test('goes on being known by what the page says, also where it had been learned', () => {
  const first = teach('first', bill('NH-1', '$'), 'CAD')
  const second = teach('second', bill('NH-3', '$'), 'CAD', [first])
  expect([moneyOf('$', [second]), moneyOf('€', [second, first])]).toEqual(['CAD', 'EUR'])
})
