import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

function contextOf(kind: KindName, decimal: '.' | ',' = '.'): Context {
  return { kind, language: null, formats: { decimal, dateOrder: 'dmy', dateOrderSure: true } }
}

function read(context: Context, ...pages: string[]): Record<string, string>[] {
  return readItems(drawDocument(...pages), context).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])),
  )
}

describe('items of an invoice', () => {
  test('are read under their heads, sums are not', () => {
    const rows = read(
      contextOf('invoice'),
      `
Item no.   Description            Qty   Unit price    VAT %      Total
A-100      Desk lamp                2        10.50       20      21.00
A-200      Oak shelf 80 cm          1        99.00       20      99.00
                                             Total net           120.00
                                             VAT 20 %             24.00
                                             Total               144.00`,
    )
    expect(rows).toEqual([
      { divalto_code: 'A-100', description: 'Desk lamp', quantity: '2', unit_price: '10.50', vat_rate: '20', total_amount: '21.00' },
      { divalto_code: 'A-200', description: 'Oak shelf 80 cm', quantity: '1', unit_price: '99.00', vat_rate: '20', total_amount: '99.00' },
    ])
  })

  test('may have their columns in any order, with French heads and numbers', () => {
    const rows = read(
      contextOf('invoice', ','),
      `
Montant HT    P.U. HT    Qté    Désignation               Réf.
    163,62      81,81      2    Huile hydraulique         TB-71
  1 404,64       0,50  2 809    Joint torique 25x3        TB-86`,
    )
    expect(rows).toEqual([
      { divalto_code: 'TB-71', description: 'Huile hydraulique', quantity: '2', unit_price: '81.81', total_amount: '163.62' },
      { divalto_code: 'TB-86', description: 'Joint torique 25x3', quantity: '2809', unit_price: '0.50', total_amount: '1404.64' },
    ])
  })

  test('take broken lines into their name, notes and serial numbers not', () => {
    const rows = read(
      contextOf('invoice'),
      `
Description                 Qty    Price     Amount
Long garden hose with           1    20.00      20.00
connector
Serial no: 4711-22
Rake                            3     5.00      15.00
colour green`,
    )
    expect(rows.map((row) => row.description)).toEqual(['Long garden hose with connector', 'Rake'])
  })

  test('negative signs in front or behind are kept', () => {
    const rows = read(
      contextOf('invoice', ','),
      `
Artikel          Menge    Preis     Betrag
Stuhl               -2    10,00     -20,00
Tisch               1-    50,00     50,00-`,
    )
    expect(rows.map((row) => [row.quantity, row.total_amount])).toEqual([
      ['-2', '-20.00'],
      ['-1', '-50.00'],
    ])
  })

  test('discount rows, carried sums and groups are no items', () => {
    const rows = read(
      contextOf('invoice', ','),
      `
Désignation          Qté    P.U.      Total
Papier A4              2   10,00      20,00
Remise 5 %                             -1,00
Report                                 20,00
Stylo bleu             4    2,00       8,00`,
    )
    expect(rows.map((row) => row.description)).toEqual(['Papier A4', 'Stylo bleu'])
  })

  test('go on over pages, heads repeated or not, and copies count once', () => {
    const first = `
Description          Qty    Price     Total
Apples                 2    10.00     20.00
Pears                  1     5.00      5.00`
    const second = `
Plums                  3     1.00      3.00
Cherries               4     2.50     10.00`
    expect(read(contextOf('invoice'), first, second).map((row) => row.description)).toEqual(['Apples', 'Pears', 'Plums', 'Cherries'])
    expect(read(contextOf('invoice'), first, first.replace('Apples', 'Melons').replace('20.00', '24.00'))).toHaveLength(4)
  })

  test('a column with tax gives way to the one without', () => {
    const [row] = read(
      contextOf('invoice', ','),
      `
Libellé              Qté    PU HT    Total HT    Total TTC
Papier A4              2    10,00       20,00        24,00`,
    )
    expect(row).toMatchObject({ unit_price: '10.00', total_amount: '20.00' })
  })
})

describe('items of an order', () => {
  test('without prices need their heads only', () => {
    const rows = read(
      contextOf('work_order', ','),
      `
Réf.        Désignation            Quantité    Unité
REF12       Gants nitrile              10      BTE
REF13       Compresses stériles       2,5      CRT

31200 Toulouse`,
    )
    expect(rows).toEqual([
      { product_code: 'REF12', product_name: 'Gants nitrile', requested_quantity: '10' },
      { product_code: 'REF13', product_name: 'Compresses stériles', requested_quantity: '2.5' },
    ])
  })

  test('lines of a form that nobody filled in are left out', () => {
    const rows = read(
      contextOf('work_order'),
      `
Ref.      Description        Unit    Price    Qty ordered
AB-1      Tea bags           box     19.00
AB-2      Coffee             kg       8.00             12
AB-3      Sugar              kg       1.20`,
    )
    expect(rows.map((row) => row.product_code)).toEqual(['AB-2'])
  })

  test('under heads that nobody knows are found by their arithmetic', () => {
    const rows = read(
      contextOf('work_order'),
      `
mark        whatever we need          so much    apiece      makes
29-18       Safety relay                    7     90.87     636.09
91-26       Gasket DN80                    10      7.39      73.90`,
    )
    expect(rows).toEqual([
      { product_code: '29-18', product_name: 'Safety relay', requested_quantity: '7', unit_price: '90.87', total_amount: '636.09' },
      { product_code: '91-26', product_name: 'Gasket DN80', requested_quantity: '10', unit_price: '7.39', total_amount: '73.90' },
    ])
  })

  test('may be listed in a letter', () => {
    const rows = read(
      contextOf('work_order'),
      `
Hello,
please send us to 12 Old Mill Road
- 24 case of Frozen peas 2.5kg x 4 (ref. 8357) at 12.66
- 2 case of Eggs medium (ref. 8931) at 33.86
Thank you`,
    )
    expect(rows).toEqual([
      { product_code: '8357', product_name: 'Frozen peas 2.5kg x 4', requested_quantity: '24', unit_price: '12.66' },
      { product_code: '8931', product_name: 'Eggs medium', requested_quantity: '2', unit_price: '33.86' },
    ])
  })
})

test('five hundred rows on twelve pages are all there', () => {
  const page = (from: number) =>
    [
      'Ref        Description           Qty     Price      Total',
      ...Array.from(
        { length: 42 },
        (_, at) => `C-${from + at}`.padEnd(11) + `Thing ${from + at}`.padEnd(22) + '    2      1.50       3.00',
      ),
    ].join('\n')
  const pages = Array.from({ length: 12 }, (_, at) => page(1000 + at * 42))
  const rows = read(contextOf('work_order'), ...pages)
  expect(rows).toHaveLength(504)
  expect(new Set(rows.map((row) => row.product_code)).size).toBe(504)
})

describe('columns of orders', () => {
  test('numbers set to the right under heads set to the left belong to their own head', () => {
    const rows = read(
      contextOf('work_order'),
      `
Code      Item                 Price           How many        Cost
SC110     Washable paint                3.25               6           19.50
SC290     Sugar paper                  11.99               2           23.98
SC302     Glue sticks                  27.40               1           27.40`,
    )
    expect(rows[0]).toEqual({
      product_code: 'SC110',
      product_name: 'Washable paint',
      unit_price: '3.25',
      requested_quantity: '6',
      total_amount: '19.50',
    })
  })

  test('short codes under a head for codes are codes, running numbers are not', () => {
    const rows = read(
      contextOf('work_order'),
      `
Qty    Unit    Code    Item
12     kg      110     Minced beef
60     pcs     245     Pork cutlet
8      kg      310     Sausage`,
    )
    expect(rows.map((row) => row.product_code)).toEqual(['110', '245', '310'])
  })

  test('packages times units of a package are a quantity, no amount', () => {
    const rows = read(
      contextOf('work_order', ','),
      `
Réf. fourn.   Produit                  PCB   Colis   UVC
MV-T65        Farine de blé             10       6    60
MV-T110       Farine complète           10       4    40`,
    )
    expect(rows).toEqual([
      { product_code: 'MV-T65', product_name: 'Farine de blé', requested_quantity: '60' },
      { product_code: 'MV-T110', product_name: 'Farine complète', requested_quantity: '40' },
    ])
  })

  test('"Pedido" over small numbers is how much is ordered', () => {
    const rows = read(
      contextOf('work_order', ','),
      `
Producto          Formato       Código    Pedido
Plátano           caja 15 kg    FA-031         4
Naranja           malla 5 kg    FA-012         9`,
    )
    expect(rows.map((row) => row.requested_quantity)).toEqual(['4', '9'])
  })

  test('rules of signs are no part of the table', () => {
    const rows = read(
      contextOf('work_order', ','),
      `
=====================================================
LIG  ARTICLE    DESIGNATION            QTE   PRIX UNIT
=====================================================
001  45001178   BOITE FER BLANC       6000      0,1850
002  45001190   COUVERCLE             6000      0,0420
=====================================================`,
    )
    expect(rows.map((row) => [row.product_code, row.product_name])).toEqual([
      ['45001178', 'BOITE FER BLANC'],
      ['45001190', 'COUVERCLE'],
    ])
  })
})
