import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Context } from '#app/engine/understand/context.ts'
import { trustIn } from '#app/engine/understand/confidence/confidence-rows.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const contextOf = (kind: KindName): Context => ({ kind, language: null, formats: { decimal: '.', dateOrder: 'dmy', dateOrderSure: true } })

function read(kind: KindName, ...pages: string[]): Record<string, string>[] {
  return readItems(drawDocument(...pages), contextOf(kind)).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])),
  )
}

describe('tables as papers have them', () => {
  test('codes of one shape at the head of all names are the codes', () => {
    const rows = read(
      'invoice',
      `
Description                          Qty    Price     Amount
73227 Labour, half day                 2    50.00     100.00
10047 Hinge 80 mm                      3     2.00       6.00
75054 Ring binder                      1     4.00       4.00`,
    )
    expect(rows.map((row) => [row.divalto_code, row.description])).toEqual([
      ['73227', 'Labour, half day'],
      ['10047', 'Hinge 80 mm'],
      ['75054', 'Ring binder'],
    ])
  })

  test('a number at the head of one name belongs to the name', () => {
    const rows = read(
      'invoice',
      `
Description                          Qty    Price     Amount
1200W heater with stand                2    50.00     100.00
Hinge 80 mm                            3     2.00       6.00
Ring binder                            1     4.00       4.00`,
    )
    expect(rows[0]).toMatchObject({ description: '1200W heater with stand' })
    expect(rows[0]!.divalto_code).toBeUndefined()
  })

  test('a sum carried to the next page in two lines is no item', () => {
    const rows = read(
      'invoice',
      `
Description                 Qty    Price     Amount
Desk lamp                     2    10.50      21.00
Oak shelf                     1    99.00      99.00`,
      `
Description                 Qty    Price     Amount
                               over
                                             120.00
                               leaf
Rug                           1    30.00      30.00`,
    )
    expect(rows.map((row) => row.total_amount)).toEqual(['21.00', '99.00', '30.00'])
  })

  test('labels of totals in a row end the table, and the row of values under them is no item', () => {
    const rows = read(
      'invoice',
      `
Description                 Qty    Price     Amount
Desk lamp                     2    10.50      21.00
Oak shelf                     1    99.00      99.00

Subtotal        Total VAT 20%       Total including tax     Amount due
 120.00            24.00                 144.00               144.00`,
    )
    expect(rows).toHaveLength(2)
  })

  test('a code that its column broke is whole', () => {
    const rows = read(
      'work_order',
      `
Code    Description             Qty
91-     Binder A4 wide            2
7541
61-     Chicken breast            5
2208`,
    )
    expect(rows.map((row) => row.product_code)).toEqual(['91-7541', '61-2208'])
  })

  test('lists say code and number: in front, in brackets', () => {
    const rows = read(
      'work_order',
      `
please deliver:

* 5337066 Ring binder A4: 250
* 1666509 Labour first class: 2.75

4 x Butter 250 g (33-1724)`,
    )
    expect(rows.map((row) => [row.product_code, row.requested_quantity])).toEqual([
      ['5337066', '250'],
      ['1666509', '2.75'],
      ['33-1724', '4'],
    ])
  })
})

describe('how far rows bear each other out', () => {
  const cell = (score: number) => ({ score })
  test('proven by arithmetic, alike, or neither', () => {
    expect(trustIn([])).toBe(0)
    expect(trustIn([{ total_amount: cell(0.98) }, { total_amount: cell(0.98) }])).toBe(1)
    expect(trustIn([{ requested_quantity: cell(0.8), product_code: cell(0.95) }])).toBeCloseTo(0.6)
    expect(trustIn([{ a: cell(0.5) }, { a: cell(0.5) }, { a: cell(0.5), unit_price: cell(0.99) }, { b: cell(0.5) }])).toBeCloseTo(
      (0.6 + 0.6 + 1) / 4,
    )
  })
})
