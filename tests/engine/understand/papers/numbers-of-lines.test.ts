import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { drawDocument } from '#tests/support/page.ts'

/** The cells of the lines of an order and its fields, by name. */
const read = (page: string) => {
  const { fields, items } = understandDocument(drawDocument(page), { kind: 'work_order' })
  const plain = (cells: object) =>
    Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, (cell as { value: string }).value]))
  return { fields: plain(fields) as Record<string, string>, items: items.map((row) => plain(row) as Record<string, string>) }
}

describe('three digits behind the only sign', () => {
  const order = (number: string, price: string, total: string, other: string, sum: string) => `
Razón social: Ferretería Austral Limitada                 ORDEN DE COMPRA
${number}                                                 N° 1542

CODIGO     CANTIDAD   DESCRIPCION           P. UNITARIO      VALOR TOTAL
ARE-10           30   Arena fina lavada     ${price}         ${total}
GUA-20            8   Guantes de látex      2,040            16,320
SIL-30            1   Silicona neutra       ${other}         ${other}
                                            Total Neto:      ${sum}`

  test('are thousands on a paper without cents whose totals hold a sign twice, whatever the numbers of its firms hold', () => {
    const { items, fields } = read(order('RUT: 77.108.443-5   RUT: 76.990.218-4', '39,950', '1,198,500', '3,520', '1,218,340'))
    expect(items.map(({ unit_price }) => unit_price)).toEqual(['39950', '2040', '3520'])
    expect(fields.total_amount_without_tax).toBe('1218340')
  })

  test('are thousands where no total is so large, as each line shows', () => {
    const { items, fields } = read(order('', '19,950', '598,500', '3,520', '618,340'))
    expect(items.map(({ total_amount }) => total_amount)).toEqual(['598500', '16320', '3520'])
    expect(fields.total_amount_without_tax).toBe('618340')
  })

  test('are decimals where dinars are paid', () => {
    const { items } = read(order('Avenida 4, Kuwait City, Kuwait', '19,950', '598,500', '3,520', '618,340'))
    expect(items.map(({ total_amount }) => total_amount)).toEqual(['598.500', '16.320', '3.520'])
  })
})

test('units under a head that nobody knows are no article codes, be they repeated or not', () => {
  const { items } = read(`
ORDEN DE COMPRA   OC-2026-0391

ITEM   DESCRIPCION                 CANT.   T.U.    P. UNIT.     SUBTOTAL
1      Guantes de látex               25   PAR         6.45       161.25
2      Casco de seguridad             24   UND        17.70       424.80
3      Arena fina lavada              30   M3         63.00     1,890.00
                                                   TOTAL        2,476.05`)
  expect(items.map(({ product_code }) => product_code)).toEqual([undefined, undefined, undefined])
  expect(items.map(({ requested_quantity }) => requested_quantity)).toEqual(['25', '24', '30'])
})

test.each(['R$', 'S/', '₹', 'FCFA', 'BRL'])('%s alone over a column heads what the lines come to', (sign) => {
  const { items } = read(`
PEDIDO DE COMPRA   000051377

Cód.      Produto                    Qtde.     Valor unitário            ${sign}
FIT-AD    Fita adesiva 45 mm           50                4,57        228,50
TIN-EP    Tinta epóxi cinza            60              195,80     11.748,00`)
  expect(items.map(({ total_amount }) => total_amount)).toEqual(['228.50', '11748.00'])
})

describe('one column of amounts that is headed as a total', () => {
  const order = (sum: string) => `
Nota de Encomenda nº1187

Referência    Nome do Produto           Valor s/ IVA €    Quantidade
CHA-SEN       Chave seletora            11.96€                     8
ROL-608       Rolamento 608 ZZ          2.72€                     60

Valor total sem IVA:   ${sum}`

  test('is the price where the amounts times the quantities add up to the total', () => {
    const { items } = read(order('258.88€'))
    expect(items.map(({ unit_price, total_amount }) => [unit_price, total_amount])).toEqual([
      ['11.96', undefined],
      ['2.72', undefined],
    ])
  })

  test('stays the total where they add up by themselves', () => {
    const { items } = read(order('14.68€'))
    expect(items.map(({ total_amount }) => total_amount)).toEqual(['11.96', '2.72'])
  })
})

test('pieces and packets in all are no money', () => {
  const { items, fields } = read(`
PURCHASE ORDER   PO-CH0617
TOTAL BUNDLE: 18

ITEM    PRODUCT NAME    LENGTH/UNIT    OPEN    TOTAL (PIECE)    TOTAL PACKET
RS-77   WHITE SLAT      6.20           60      100              10
RS-78   BEIGE SLAT      5.80           20      50               5
BT-55   BOTTOM BAR      6.00           12      24               3`)
  expect(items.map(({ requested_quantity, total_amount }) => [requested_quantity, total_amount])).toEqual([
    ['100', undefined],
    ['50', undefined],
    ['24', undefined],
  ])
  expect(fields.total_amount_with_tax).toBeUndefined()
  expect(fields.total_amount_without_tax).toBeUndefined()
})

test.each([
  ['OPEN METER', 'other'],
  ['Total pares', 'quantity'],
  ['Gesamt Stück', 'quantity'],
  ['Total colis', 'packages'],
  ['Nombre del repuesto', 'description'],
  ['Total', 'total'],
  ['Total HT', 'total'],
])('%s heads a column of %s', (head, role) => {
  expect(readHeading(head)?.role).toBe(role)
})

test('of two totals between which the tax lies the first is the one before tax, though a charge lies there too that no label names', () => {
  const { fields } = read(`
PURCHASE ORDER   SPW/26/0912

S.No   Description of Goods      Quantity      Rate        Amount
1      Hydraulic hose                  12    546.00       6552.00
2      Electric motor                  10   4920.00      49200.00

                                         Total            55752.00
                                         FFC                850.00
                                         Total GST        10035.36
                                         Round Off            0.64
                                         Grand Total      66638.00`)
  expect(fields).toMatchObject({ total_amount_without_tax: '55752.00', total_amount_with_tax: '66638.00' })
})

describe('currencies', () => {
  const order = (lines: string, price = '45 000,00', sum = '540 000,00') => `
BON DE COMMANDE   BDC0047

Designation         Qte      P.U HT         TOTAL
Clavier USB          12   ${price}    ${sum}

${lines}`

  test.each([
    ['Arrêté le présent bon à la somme de : cinq cent quarante mille Ariary', 'MGA'],
    ['SON: QUINIENTOS CUARENTA MIL CON 00/100 SOLES', 'PEN'],
    ['Son: quinientos cuarenta mil quetzales exactos', 'GTQ'],
    ['Total a pagar: s/ 540000.00', 'PEN'],
    ['Livraison par le bac, sans ariary ni dette', undefined],
  ])('%s: %s', (line, currency) => {
    expect(read(order(line)).fields.currency).toBe(currency)
  })

  test('a euro that a program draws out of a C is one behind sums, and a code of taxes among others is none', () => {
    const sums = (other: string) =>
      order(`Nettobetrag: 1.069,01 C\nUmsatzsteuer 19%: 203,11 ${other}\nGesamtbetrag: 1.272,12 C`, '89,08', '1.069,01')
    expect(read(sums('C')).fields.currency).toBe('EUR')
    expect(read(sums('A')).fields.currency).toBeUndefined()
  })
})
