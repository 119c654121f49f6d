import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(...pages: string[]) {
  const { fields, items } = understandDocument(drawDocument(...pages), { kind: 'work_order' })
  const plain = (cells: Record<string, { value: string }>) =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), rows: items.map(plain) }
}

const head = `
    **PURCHASE ORDER** No. PO-20417
    Date: 03 September 2026
`

describe('lines of orders as planning systems print them', () => {
  test('a price for a thousand, in words of the trade or as a number', () => {
    const { rows } = read(`${head}
Line  Part Number        Description             Qty      Unit Price       Amount
1     HCS-0500-G8        Hex cap screw           5000     312.5000 /M      1562.50
2     FLW-0500-ZY        Flat washer            10000     48.90 /C         4890.00
3     NYL-0500-ZC        Nylon lock nut          5000     96.40 / 1000     482.00`)
    expect(rows.map((row) => [row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['5000', '312.5000', '1562.50'],
      ['10000', '48.90', '4890.00'],
      ['5000', '96.40', '482.00'],
    ])
  })

  test.each(['Quantity x price', 'How many    x price'])('%s under one head', (heads) => {
    const { rows } = read(`${head}
Goods                              ${heads.padEnd(24)}Value
Desk, beech, 1600 mm                    3 x 80.96         242.88
Wild bird seed 20 kg                   24 x 166.36      3,992.64
Steel lintel 2 x 750 mm                10 x 47.14         471.40`)
    expect(rows.map((row) => [row.product_name, row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['Desk, beech, 1600 mm', '3', '80.96', '242.88'],
      ['Wild bird seed 20 kg', '24', '166.36', '3992.64'],
      ['Steel lintel 2 x 750 mm', '10', '47.14', '471.40'],
    ])
  })

  test('a currency among the heads is not that of the first row', () => {
    const { rows } = read(`${head}
Qty    Unit    Description                 Rate £         £
18     m3      Ready-mix C25             112.00    2,016.00
30     nr      A393 mesh sheet            61.50    1,845.00`)
    expect(rows.map((row) => [row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['18', '112.00', '2016.00'],
      ['30', '61.50', '1845.00'],
    ])
  })

  test('a bracket that the edge of its column broke off belongs to the name, one that says something more does not', () => {
    const { rows } = read(`${head}
Ref.        Description            Qty      Price      Amount
STY-BL      Ballpoint pen blue      10      11.40      114.00
            (box of 50)
CL-045      Lever arch file 80      60       2.10      126.00
            (batch 4471)`)
    expect(rows.map((row) => row.product_name)).toEqual(['Ballpoint pen blue (box of 50)', 'Lever arch file 80'])
  })

  test('lines with their shipments are no codes, one head may hold code and name', () => {
    const { rows } = read(`${head}
Line-Sch   Item/Description                      Qty   UOM      Price      Amount
1- 1       A412-4 METHANOL HPLC GRADE              6   CS      248.17     1489.02
2- 1       09-790F FILTER PAPER 12.5 CM           20   PK       11.34      226.80
3- 1       22-363-548 WEIGH BOATS MEDIUM           4   CS       63.05      252.20`)
    expect(rows.map((row) => [row.product_code, row.product_name])).toEqual([
      ['A412-4', 'METHANOL HPLC GRADE'],
      ['09-790F', 'FILTER PAPER 12.5 CM'],
      ['22-363-548', 'WEIGH BOATS MEDIUM'],
    ])
  })

  test('codes over their names in one column', () => {
    const { rows } = read(`${head}
Qty    Item                          Rate       Amount
150    KOS-FJ-221                   24.10      3615.00
       Fleece jacket pine M

200    KOS-GL-09                     9.20      1840.00
       Liner glove merino`)
    expect(rows.map((row) => [row.product_code, row.product_name])).toEqual([
      ['KOS-FJ-221', 'Fleece jacket pine M'],
      ['KOS-GL-09', 'Liner glove merino'],
    ])
  })

  test('a title over the heads is no first line of heads', () => {
    const { rows } = read(`${head}
DETAILS
Description                                   Quantity       Price       Amount
Contracted power peak                              775       0.073         56.58
Active energy peak                                1412       0.182        256.98
Active energy valley                              2655       0.098        260.19`)
    expect(rows.map((row) => [row.product_name, row.requested_quantity, row.total_amount])).toEqual([
      ['Contracted power peak', '775', '56.58'],
      ['Active energy peak', '1412', '256.98'],
      ['Active energy valley', '2655', '260.19'],
    ])
  })

  test('flags and cost codes name no article', () => {
    const { rows } = read(`${head}
Flag  Cost Code    Description                   Qty     Price      Amount
N     03-2100-M    Rebar grade sixty               2    100.00      200.00
N     03-2100-M    Column verticals                3    100.00      300.00
N     03-2200-M    Wire mesh, flat sheets          4    100.00      400.00`)
    expect(rows.map((row) => row.product_code)).toEqual([undefined, undefined, undefined])
  })

  test('the day that all lines name is the order’s; days that differ are nobody’s', () => {
    const table = (second: string) => `${head}
Line  Description              Need By       Qty    Price     Amount
1     Bath towel white         09/21/2026     40    71.50    2860.00
2     Queen fitted sheet       ${second}    120    14.25    1710.00`
    expect(read(table('09/21/2026')).fields.requested_delivery_date).toBe('2026-09-21')
    expect(read(table('09/28/2026')).fields.requested_delivery_date).toBeUndefined()
  })

  test('a sentence under the items stands in no column', () => {
    const { rows } = read(`${head}
Description                  Code          Qty    Price     Amount
Luer hub, clear              GLP-20881      12     8.00      96.00
Tray, 24 pocket                             48    10.00     480.00
Sent on 11 Sep 2026 by the network, delivered to all who take part in it`)
    expect(rows.map((row) => row.product_code)).toEqual(['GLP-20881', undefined])
  })

  test('a code in brackets behind the name', () => {
    const { rows } = read(`${head}
Description                             Qty    Price     Amount
Cradle swing seat (ref APS-CS20)          6   118.00     708.00`)
    expect(rows[0]).toMatchObject({ product_code: 'APS-CS20', product_name: 'Cradle swing seat' })
  })
})

describe('what stands around the lines', () => {
  test('heads of sums over one row of amounts are no items', () => {
    const { rows, fields } = read(`${head}
Item number   Description                 Quantity   Unit price    Net amount
RR-8830       Mooring line, spliced          60.00       41.20      2472.00
RR-9001       Snap shackle, swivel           25.00       38.40       960.00

Sales balance   Total discount   Charges   Net amount      VAT     Total
3432.00                   0.00      0.00      3432.00   686.40   4118.40`)
    expect(rows.map((row) => row.product_code)).toEqual(['RR-8830', 'RR-9001'])
    expect(fields).toMatchObject({ total_amount_without_tax: '3432.00', total_amount_with_tax: '4118.40' })
  })

  test('names under the codes, where no head announces them', () => {
    const { rows } = read(`${head}
Item Number        Unit    Ordered    Unit Cost      Amount
LUM-WO-44FAS       MBF        2.00     4150.000     8300.00
White oak rough
PLY-BB-18          SHT       60.00       71.500     4290.00
Baltic birch ply`)
    expect(rows.map((row) => [row.product_code, row.product_name])).toEqual([
      ['LUM-WO-44FAS', 'White oak rough'],
      ['PLY-BB-18', 'Baltic birch ply'],
    ])
  })

  test('a total without a word of tax is what the lines add up to', () => {
    const table = (end: string) => `${head}
Description              Qty    Price     Amount
Bath towel white          40    71.50    2860.00
Queen fitted sheet       120    14.25    1710.00
${end}`
    expect(read(table('                                Total    4570.00')).fields.total_amount_without_tax).toBe('4570.00')
    expect(read(table('                                Total    5484.00')).fields.total_amount_without_tax).toBeUndefined()
  })

  test('totals of a changed order are no lines', () => {
    const { rows } = read(`${head}
Description              Qty    Price     Amount
Bath towel white          40    71.50    2860.00
Queen fitted sheet       120    14.25    1710.00
                   Previous PO Total     2860.00
                          Net Change     1710.00
                    Revised PO Total     4570.00`)
    expect(rows).toHaveLength(2)
  })
})

describe('items without columns', () => {
  test('cards of a shop', () => {
    const { rows } = read(`
    Order details
    Order number: 114-8829301
    Ordered on 2 November 2026

        Carbide scraper, ergonomic
        Item # TB-665-2
        $31.20 each
        Qty: 4

        Hinge, full overlay (box of 50)
        Item # TB-71T65
        $214.75 each
        Qty: 1`)
    expect(rows).toMatchObject([
      { product_code: 'TB-665-2', product_name: 'Carbide scraper, ergonomic', requested_quantity: '4', unit_price: '31.20' },
      { product_code: 'TB-71T65', product_name: 'Hinge, full overlay (box of 50)', requested_quantity: '1', unit_price: '214.75' },
    ])
  })

  test('a single quantity among amounts is no card', () => {
    const { rows } = read(`
    Order number: 114-8829301
        Deposit for the pallets
        $31.20 each
        Qty: 4`)
    expect(rows).toEqual([])
  })
})
