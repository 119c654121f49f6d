import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: 'fr', formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const read = (page: string) => readItems(drawDocument(page), context).rows

const plain = (page: string) => read(page).map((row) => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])))

describe('positions are no product codes', () => {
  test('counted in thousands under their head', () => {
    const rows = plain(`
Ligne   Article       Désignation              Quantité   Prix net   Montant
1000    CDT-FL0150    Flacon PEHD 150 ml            200       1,50    300,00
2000    CDT-BC28TE    Bouchon 28 mm                 100       0,60     60,00
3000    CDT-BC30TE    Bouchon 30 mm                 100       0,70     70,00`)
    expect(rows.map((row) => row.product_code)).toEqual(['CDT-FL0150', 'CDT-BC28TE', 'CDT-BC30TE'])
  })

  test.each([
    ['of lots and their lines', ['1.1', '1.2', '2.1', '2.2'], undefined],
    ['but codes with points do not follow on one another', ['4.1', '8.2', '3.7', '1.9'], '4.1'],
  ])('%s', (_, [a, b, c, d], code) => {
    const rows = plain(`
Art.    Description              Quantité   Prix unitaire     Total
${a}     Parpaing creux                 10            2,00     20,00
${b}     Treillis soudé                  3           50,00    150,00
${c}     Ciment en sacs                 12           10,00    120,00
${d}     Sable roulé                     5           20,00    100,00`)
    expect(rows.map((row) => row.product_code)[0]).toBe(code)
  })
})

describe('items of several lines', () => {
  test('a code in a line of its own over every name, and the seller’s own behind a label', () => {
    const rows = read(`
Pos   Bezeichnung                        Menge       Preis        Gesamt
1     4711-0815-A                             250         3,80        950,00
      Deckel, schwarz eloxiert
2     4711-0822                               100         5,00        500,00
      Gehäuse, natur eloxiert`)
    expect(rows.map((row) => [row.product_code!.value, row.product_name!.value])).toEqual([
      ['4711-0815-A', 'Deckel, schwarz eloxiert'],
      ['4711-0822', 'Gehäuse, natur eloxiert'],
    ])
  })

  test('a name that runs on under the columns of numbers is one, its numbers no quantities', () => {
    const rows = plain(`
Pos   Artikelnummer      Menge  EH    Einzelpreis    Gesamtpreis
      Bezeichnung
  1   BU-27-A-B              4  m3         890,00       3.560,00
      Buche gedämpft 27 mm A/B, getrocknet 8 Prozent
  2   EI-40-A                2  m3       1.640,00       3.280,00
      Eiche besäumt 40 mm A, sehr trocken gelagert`)
    expect(rows.map((row) => [row.product_code, row.product_name])).toEqual([
      ['BU-27-A-B', 'Buche gedämpft 27 mm A/B, getrocknet 8 Prozent'],
      ['EI-40-A', 'Eiche besäumt 40 mm A, sehr trocken gelagert'],
    ])
  })

  test('two lines each, a line with the date of delivery between them', () => {
    const rows = plain(`
Poste Article             Désignation
      Qté de commande     Unité        Prix par unité         Montant net

00010 7004518             Tôle S235JR 3000x1500
      12                  PCE          318,40 / 1 PCE            3.820,80
      Date de livraison : 16.03.2026

00020 7004790             Rond étiré L=3000
      40                  PCE           71,15 / 1 PCE            2.846,00
      Date de livraison : 16.03.2026

00030 7011206             Cornière égale 50x50x5
      1.250,000           KG           112,00 / 100 KG           1.400,00`)
    expect(rows.map((row) => [row.product_code, row.requested_quantity, row.unit_price, row.total_amount])).toEqual([
      ['7004518', '12', '318.40', '3820.80'],
      ['7004790', '40', '71.15', '2846.00'],
      ['7011206', '1250.000', '112.00', '1400.00'],
    ])
  })

  test('cards that head each item anew', () => {
    const rows = plain(`
Ligne                           Quantité      Prix unitaire      Total
Drap plat blanc                 80            14,50 EUR          1 160,00 EUR
Réf. fournisseur BTP-DP

Ligne                           Quantité      Prix unitaire      Total
Taie oreiller percale           160           3,80 EUR           608,00 EUR
Réf. fournisseur BTP-TO65`)
    expect(rows.map((row) => [row.product_code, row.product_name, row.requested_quantity])).toEqual([
      ['BTP-DP', 'Drap plat blanc', '80'],
      ['BTP-TO65', 'Taie oreiller percale', '160'],
    ])
  })
})

describe('quantities and prices', () => {
  test('of a call-off: codes in groups, an index beside the name', () => {
    const rows = plain(`
Sachnummer         Bezeichnung                 ÄI      Termin        Abrufmenge    ME

8K0 511 105 B      Druckfeder                  03      27.05.2026        12.600    ST
8K0 511 119        Schenkelfeder links         01      27.05.2026         4.800    ST
4M0 601 771 C      Haltefeder                  07      29.05.2026        21.000    ST`)
    expect(rows.map((row) => [row.product_code, row.product_name, row.requested_quantity])).toEqual([
      ['8K0 511 105 B', 'Druckfeder', '12600'],
      ['8K0 511 119', 'Schenkelfeder links', '4800'],
      ['4M0 601 771 C', 'Haltefeder', '21000'],
    ])
  })

  test('a price per hundred that only the head or the arithmetic tells is proven by it', () => {
    const [row] = read(`
Désignation              N° plan       Qté    P.U. le cent    Montant
Zingage axe              PL-20417    5 000            8,40     420,00
Nickelage corps          PL-19880      750           62,00     465,00`)
    expect(row!.unit_price!.value).toBe('8.40')
    expect(row!.unit_price!.score).toBeGreaterThan(0.9)
  })
})

describe('columns', () => {
  test('content × packages = units holds no money', () => {
    const rows = plain(`
POS   ART-NR    BEZEICHNUNG              INH    KOLLI    MENGE

001   100214    FLEISCHSALAT 200G         12       45      540
002   100221    HERINGSSALAT 200G         12       20      240
003   100450    KARTOFFELSALAT 1KG         6       60      360`)
    expect(rows[0]).toEqual({ product_code: '100214', product_name: 'FLEISCHSALAT 200G', requested_quantity: '540' })
  })

  test('a discount that a single line has stands before the total', () => {
    const rows = plain(`
N°          Désignation                Quantité    Coût unitaire    % remise           Montant
BOC-314     Bocal verre                  38 400            0,187                      7 180,80
CAP-TO63    Capsule dorée                40 000            0,042              5       1 596,00
PAL-EUR     Palette EUR                      32             9,50                        304,00`)
    expect(rows.map((row) => row.total_amount)).toEqual(['7180.80', '1596.00', '304.00'])
  })
})

test('a line of a list begins as its neighbours do: its last number is no quantity', () => {
  const rows = plain(`
12 Kisten Mineralwasser
6 Kisten Apfelschorle
4 Stiegen Pils 50 l
3 Kisten Weizen alkoholfrei`)
  expect(rows.map((row) => [row.requested_quantity, row.product_name])).toContainEqual(['4', 'Pils 50 l'])
})
