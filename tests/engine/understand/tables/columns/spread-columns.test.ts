import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const ordered = (page: string) =>
  understandDocument(drawDocument(page), { kind: 'work_order' }).items.map(({ product_code, product_name, requested_quantity }) => [
    product_code?.value,
    product_name?.value,
    requested_quantity?.value,
  ])

describe('what is ordered is shared out over columns', () => {
  test('of days, with a sum of them', () => {
    const rows = ordered(`
      **APPEL DE COMMANDE** n° 2026-41-07

      Code      Libellé                         12/10         13/10         14/10         Total
      30214     Pain 400 g tranché                   18            18            12          48
      30307     Mini croissant x120                                 2                         2
    `)
    expect(rows).toEqual([
      ['30214', 'Pain 400 g tranché', '48'],
      ['30307', 'Mini croissant x120', '2'],
    ])
  })

  test('of days over their dates, without a sum, and not all articles', () => {
    const rows = ordered(`
      **BESTELLUNG** 4711

      Art.      Artikel                         Mo          Di          Mi
                                                14.09.      15.09.      16.09.
      4010      Gemüselasagne 2,5 kg            4                       6
      4060      Milchreis 5 kg
      4071      Vollkornbrötchen 60 St          3           3           3
    `)
    expect(rows).toEqual([
      ['4010', 'Gemüselasagne 2,5 kg', '10'],
      ['4071', 'Vollkornbrötchen 60 St', '9'],
    ])
  })

  test('of days by their letters, which the dates behind them tell from sizes', () => {
    const rows = ordered(`
      **PEDIDO** SEMANAL 2026-19

      Código    Artículo                        L.4/5         M.5/5         X.6/5
      30101     Tomate pera                         8                           8
      30203     Pan integral barra                 40            40            40
    `)
    expect(rows).toEqual([
      ['30101', 'Tomate pera', '16'],
      ['30203', 'Pan integral barra', '120'],
    ])
  })

  test.each([
    ['36      38      40', 'numbers'],
    ['S       M       L ', 'letters'],
    ['W20     W21     W22', 'weeks'],
  ])('of %s: %s', (heads) => {
    const rows = ordered(`
      **BESTELLUNG** 4711

      Artikel     Bezeichnung              Farbe         ${heads}
      7712        Latzhose Canvas          marine        2       4       6
      7740        Softshelljacke           rot                   2       1
    `)
    expect(rows.map(([code, , quantity]) => [code, quantity])).toEqual([
      ['7712', '12'],
      ['7740', '3'],
    ])
  })

  test('a single size is no column of shares', () => {
    const rows = ordered(`
      **BESTELLUNG** 4711

      Artikelnr.   Bezeichnung              M       Menge
      7712-1       Latzhose Canvas          2           4
      7740-3       Softshelljacke           5           3
    `)
    expect(rows.map(([, , quantity]) => quantity)).toEqual(['4', '3'])
  })
})

test('a list of all that may be ordered: what is on hand is not ordered', () => {
  const rows = ordered(`
    **Weekly Order** 55-204

    Item #      Description                      Pack      Par     On hand     Order
    10220       Milk 2% half gallon              9/cs      12      9           3
    10245       Butter, salted, 1 lb             36/cs     4       4
    10261       Yogurt vanilla 4 oz              48/cs     6       1           5
  `)
  expect(rows).toEqual([
    ['10220', 'Milk 2% half gallon', '3'],
    ['10261', 'Yogurt vanilla 4 oz', '5'],
  ])
})
