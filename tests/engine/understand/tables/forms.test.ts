import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const contextOf = (kind: KindName): Context => ({ kind, language: null, formats: { decimal: '.', dateOrder: 'dmy', dateOrderSure: true } })

function read(kind: KindName, ...pages: string[]): Record<string, string>[] {
  return readItems(drawDocument(...pages), contextOf(kind)).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])),
  )
}

describe('items that are no plain table', () => {
  test('two lists side by side are read one after the other', () => {
    const rows = read(
      'work_order',
      `
Code      Product              Qty      Code      Product              Qty
HX8394    Tomatoes              9       QB2844    Spinach               17
LN5914    Eggs                 12       LN8716    Thermometer            3`,
    )
    expect(rows.map((row) => [row.product_code, row.requested_quantity])).toEqual([
      ['HX8394', '9'],
      ['LN5914', '12'],
      ['QB2844', '17'],
      ['LN8716', '3'],
    ])
  })

  test('a day in a column is no article code', () => {
    const rows = read(
      'work_order',
      `
Description         Date Req.       Qty     Unit Price     Amount
Steel hinge         15.01.2025      2       10.00          20.00
Oak shelf           15.01.2025      3       20.00          60.00`,
    )
    expect(rows.map((row) => row.product_code)).toEqual([undefined, undefined])
  })

  test('names with amounts are items where the sum under them says so', () => {
    const bill = `
Fibre line, March                        29.99
Second telephone line                     5.01
Total charges excluding VAT              35.00
VAT at 20% on 35.00                       7.00
Total due                                42.00`
    expect(read('invoice', bill).map((row) => [row.description, row.total_amount])).toEqual([
      ['Fibre line, March', '29.99'],
      ['Second telephone line', '5.01'],
    ])
    expect(read('invoice', bill.replace('5.01', '6.01'))).toEqual([])
  })

  test('forms print what is taken off, or a code under the name of a thing', () => {
    const rows = read(
      'invoice',
      `
Linha 1
 Artículo: 26608                     Cant.: 50
 Concepto: Manteiga sem sal          Precio ud.: 40.33
 Desc. %: 5 %                        Importe: 1915.68
Linha 2
 Artículo: 50632                     Cant.: 2
 Concepto: Luvas de nitrilo          Precio ud.: 6.50
 Importe: 13.00`,
    )
    expect(rows.map((row) => [row['divalto_code'], row['description'], row['quantity'], row['total_amount']])).toEqual([
      ['26608', 'Manteiga sem sal', '50', '1915.68'],
      ['50632', 'Luvas de nitrilo', '2', '13.00'],
    ])
  })

  test('one rate in every line is a rate, whether or not a country charges it', () => {
    const rows = read(
      'invoice',
      `
Description         Qty     Price      Tax       Amount
Steel hinge         2       10.00      8.25      20.00
Oak shelf           3       20.00      8.25      60.00`,
    )
    expect(rows.map((row) => row['vat_rate'])).toEqual(['8.25', '8.25'])
  })

  test('items as forms of labels and values, one below the other', () => {
    const rows = read(
      'invoice',
      `
Position 1
Description:        Steel hinge
Quantity:           2
Unit price:         10.00
Line total:         20.00

Position 2
Description:        Oak shelf
Quantity:           3
Unit price:         20.00
Line total:         60.00`,
    )
    expect(rows.map((row) => [row.description, row.quantity, row.total_amount])).toEqual([
      ['Steel hinge', '2', '20.00'],
      ['Oak shelf', '3', '60.00'],
    ])
  })
})
