import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: 'en', formats: { decimal: '.', dateOrder: 'dmy', dateOrderSure: true } }

const read = (page: string) =>
  readItems(drawDocument(page), context).rows.map(({ product_code, product_name, requested_quantity, total_amount }) =>
    [product_code, product_name, requested_quantity, total_amount].map((cell) => cell?.value),
  )

describe('messages made readable', () => {
  test('each number stands behind its own label, the name beside the code', () => {
    const rows = read(`
LINE 001   EAN 5060118220205   SUPPLIER CODE MD-101   Whole milk 2L
       QTY    480 EA   UNIT PRICE   1.12   LINE VALUE   537.60
LINE 002   EAN 5060118220212   SUPPLIER CODE MD-102   Semi skimmed milk 2L
       QTY    960 EA   UNIT PRICE   1.08   LINE VALUE   1,036.80`)
    expect(rows).toEqual([
      ['MD-101', 'Whole milk 2L', '480', '537.60'],
      ['MD-102', 'Semi skimmed milk 2L', '960', '1036.80'],
    ])
  })

  test('the name in a line of its own, the labels short', () => {
    const rows = read(`
LIG 001  EAN 3014770001011  REF LA1011
         BEURRE DOUX 250G
         QTE 400 UVC   PUN 1.84   MONTANT 736.00

LIG 002  EAN 3014770001028  REF LA1028
         BEURRE DEMI-SEL 500G
         QTE 640 UVC   PUN 3.55   MONTANT 2272.00`)
    expect(rows).toEqual([
      ['LA1011', 'BEURRE DOUX 250G', '400', '736.00'],
      ['LA1028', 'BEURRE DEMI-SEL 500G', '640', '2272.00'],
    ])
  })

  test('one line alone may be anything', () => {
    expect(read('Cement CEM II\nQTY 4 EA   UNIT PRICE 2.00   LINE VALUE 8.00')).toEqual([])
  })
})

describe('what a contract holds and what this order asks for', () => {
  test('the quantity is that of the call-off, not of the contract or of what came already', () => {
    const rows = read(`
Item    Part no.    Description            Contract qty    Delivered to date    This call-off    UoM
1       WT-2001     Moquette Tamar blue    900             310                  120              m
2       WT-2210     Seat foam rear         240             96                   24               ea
3       WT-3307     Edge trim black        5000            2250                 500              m`)
    expect(rows.map(([code, , quantity]) => [code, quantity])).toEqual([
      ['WT-2001', '120'],
      ['WT-2210', '24'],
      ['WT-3307', '500'],
    ])
  })
})

describe('heads and quantities', () => {
  test('a head of two lines stands around the height of the heads of one line', () => {
    const page = drawDocument(`
Pos   Artikel   Bezeichnung        Vertragsmenge   bereits   Abrufmenge  ME   Hinweis
                                                   geliefert
1     BN-4401   Drehkippbeschlag            6000        2400        600  Stk
2     BN-4402   Ecklager                    6000        2250        450  Stk
3     BN-5110   Fenstergriff               12000        7000       1200  Stk  Los 2`)
    const heads = new Set(['Pos', 'Artikel', 'Bezeichnung', 'Vertragsmenge', 'Abrufmenge', 'ME', 'Hinweis'])
    const [first] = page.pages
    const half = (first!.words.find(({ text }) => text === 'geliefert')!.box.top - first!.words[0]!.box.top) / 2
    for (const { text, box } of first!.words) if (heads.has(text)) Object.assign(box, { top: box.top + half, bottom: box.bottom + half })
    const { rows } = readItems(page, context)
    expect(rows.map(({ requested_quantity }) => requested_quantity?.value)).toEqual(['600', '450', '1200'])
  })

  test('the quantity in base units is no price', () => {
    const [row] = readItems(
      drawDocument(`
Product code    Description        Order qty    UOI    Contains    Base unit    Base qty
MV7710          Yankauer sucker    6            BX     50          EA           300
MV2204          Oxygen mask        10           BX     25          EA           250
MV2318          Nasal cannula      4            CS     100         EA           400`),
      context,
    ).rows
    expect([row?.requested_quantity?.value, row?.unit_price]).toEqual(['6', undefined])
  })
})

describe('what stands around a table', () => {
  test('a card of each thing: its number and its name over heads that hold the code too', () => {
    const rows = read(`
Item 00001    Cleanroom wipe polyester
Material      Quantity    Net price    Amount
SC-4400       250 PK      14.60        3650.00

Item 00002    Nitrile glove sterile
Material      Quantity    Net price    Amount
SC-4418       120 BX      22.35        2682.00`)
    expect(rows).toEqual([
      ['SC-4400', 'Cleanroom wipe polyester', '250', '3650.00'],
      ['SC-4418', 'Nitrile glove sterile', '120', '2682.00'],
    ])
  })

  test('the sentence after the table of a letter is no name', () => {
    const rows = read(`
Code    Item                       Qty       Price    Total
FL100   Bath towel white 500gsm    120 pcs   4.25     510.00
FL355   Pillowcase housewife pair  60 prs    5.10     306.00
Delivery on Thursday 21 May please, between 10am and 2pm, to the linen room of the Brackendale
Hotel, Lake Road, Keswick CA12 5DQ.`)
    expect(rows.map(([, name]) => name)).toEqual(['Bath towel white 500gsm', 'Pillowcase housewife pair'])
  })
})
