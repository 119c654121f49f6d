import { describe, expect, test } from 'vitest'
import { reduceDesk, startDesk } from '#app/components/desk/desk-state.ts'
import { type RowTemplate, rowsLike, saysTheSame } from '#app/components/desk/teach-table.ts'
import { boxOf, pageOf } from './page-of-text.ts'
import { makeView } from './sample.ts'

//                          0         10        20        30        40        50        60
const first = pageOf(1, [
  'Facture F-12                         du 03/04/2026',
  'Désignation                Unité     Qté       P.U.      Total',
  'Pommes Golden              kg         12       1,50      18,00',
  'calibre 70/80, France',
  'Poires                     kg          4       2,00       8,00',
  'Raisin                     caisse      1     110,25     110,25',
  '',
  '',
  '                                             à reporter 136,25',
])
const second = pageOf(2, [
  'Désignation                Unité     Qté       P.U.      Total',
  'Noix de Grenoble AOP       sac         2      35,00      70,00',
  'premier choix',
  'Figues                     kg          3       9,90      29,70',
  '',
  'Total HT                                                235,95',
  'Conditions : 30 jours',
])
const golden: RowTemplate = {
  page: 1,
  cells: [
    { name: 'description', type: 'text', box: [0, 2 / 50, 0.13, 2.8 / 50], value: 'Pommes Golden' },
    { name: 'quantity', type: 'quantity', box: boxOf(first, '12'), value: '12' },
    { name: 'unit_price', type: 'amount', box: boxOf(first, '1,50'), value: '1.50' },
    { name: 'total_amount', type: 'amount', box: boxOf(first, '18,00'), value: '18.00' },
  ],
}
const textsOf = (template: RowTemplate) =>
  rowsLike(template, [first, second], 'fr').map((row) => [row.page, ...Object.values(row.cells).map(({ text }) => text)])

describe('a table by one row', () => {
  test('fills over all pages; headings, totals and other text are no rows', () => {
    expect(textsOf(golden)).toEqual([
      [1, 'Pommes Golden', '12', '1.50', '18.00'],
      [1, 'Poires', '4', '2.00', '8.00'],
      [1, 'Raisin', '1', '110.25', '110.25'],
      [2, 'Noix de Grenoble AOP', '2', '35.00', '70.00'],
      [2, 'Figues', '3', '9.90', '29.70'],
    ])
  })
  test('a text that was shown with its second line takes second lines elsewhere, too', () => {
    const tall = golden.cells.map((cell) => (cell.name === 'description' ? { ...cell, box: [0, 2 / 50, 0.21, 3.8 / 50] as never } : cell))
    expect(textsOf({ page: 1, cells: tall }).map(([, text]) => text)).toEqual([
      'Pommes Golden calibre 70/80, France',
      'Poires',
      'Raisin',
      'Noix de Grenoble AOP premier choix',
      'Figues',
    ])
  })
  test('a column that was not shown stays out', () => {
    expect(textsOf(golden).flat()).not.toContain('kg')
  })
  test('each value knows where it stands', () => {
    const [, pears] = rowsLike(golden, [first, second], 'fr')
    expect(pears!.cells.total_amount!.place).toEqual({ page: 1, box: boxOf(first, '8,00'), text: '8,00' })
  })
  test('without words on the shown page there is nothing', () => {
    expect(rowsLike(golden, [second], 'fr')).toEqual([])
    expect(rowsLike({ page: 1, cells: [] }, [first], 'fr')).toEqual([])
  })
})

describe('numbers on the page', () => {
  const page = pageOf(1, [
    'Montant à payer                           9 451,45 €',
    'Facture 2025-02571         2                      36',
    'Désignation              Qté    P.U. TVA       Total',
    'Palette Europe             3  193,91   1      581,73',
    'Caisse à anses            10  209,00   1    2 090,00',
    'Bac gerbable               2  501,13   2 1 002 260,30',
  ])
  const template: RowTemplate = {
    page: 1,
    cells: [
      { name: 'description', type: 'text', box: [0, 3 / 50, 0.14, 3.8 / 50], value: 'Palette Europe' },
      { name: 'quantity', type: 'quantity', box: boxOf(page, '3'), value: '3' },
      { name: 'unit_price', type: 'amount', box: boxOf(page, '193,91'), value: '193.91' },
      { name: 'vat_rate', type: 'rate', box: boxOf(page, '1'), value: '5.5' },
      { name: 'total_amount', type: 'amount', box: boxOf(page, '581,73'), value: '581.73' },
    ],
  }
  const rows = rowsLike(template, [page], 'fr')

  test('whose thousands stand apart are whole, and a line that holds one of them is no row', () => {
    expect(rows.map(({ cells }) => cells.total_amount?.text)).toEqual(['581.73', '2090.00', '1002260.30'])
  })
  test('that only stand for another one are taken where they say what the shown row says, else left out', () => {
    expect(rows.map(({ cells }) => cells.vat_rate?.text)).toEqual(['5.5', '5.5', undefined])
  })
  test('are the same with more zeros, texts and codes are not', () => {
    expect(saysTheSame('rate', '20', '20.00')).toBe(true)
    expect(saysTheSame('amount', '20', '2')).toBe(false)
    expect(saysTheSame('amount', '', '0')).toBe(false)
    expect(saysTheSame('code', '20', '20.0')).toBe(false)
  })
})

describe('a table that was found', () => {
  const place = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number], text: 'x' }
  const state = reduceDesk(startDesk(makeView()), {
    type: 'table_found',
    list: 'items',
    rows: [
      { cells: { description: { text: 'Noix', place }, quantity: { text: '1', place } } },
      { id: 'r2', cells: { description: { text: 'Poires', place }, quantity: { text: '5', place } } },
    ],
  })
  test('takes the place of the rows; a row that stood there keeps what was not found', () => {
    expect(state.draft.items.map(({ id }) => id)).toEqual(['new-1', 'r2'])
    expect(state.draft.items[1]!.cells).toEqual({ description: 'Poires', quantity: '5', unit_price: '5.00', total_amount: '20.00' })
  })
  test('only what changed is a person’s; one step takes all back', () => {
    expect(Object.keys(state.draft.places)).toEqual(['items/new-1/description', 'items/new-1/quantity', 'items/r2/quantity'])
    expect(reduceDesk(state, { type: 'undone' }).draft.items.map(({ id }) => id)).toEqual(['r1', 'r2'])
  })
})
