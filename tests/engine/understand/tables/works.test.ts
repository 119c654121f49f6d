import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { areNested } from '#app/engine/understand/tables/lines/nested-positions.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'invoice', language: null, formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

function read(art: string): Record<string, string>[] {
  return readItems(drawDocument(art), context).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell.value])),
  )
}

describe('positions of a bill of works', () => {
  test.each([[['1.1', '1.2', '2.1', '2.2']], [['01.01.0010', '01.01.0020', '01.02.0010']], [['3.9', '3.10', '3.12', '4.1']]])(
    '%j are counted chapter by chapter',
    (texts) => expect(areNested(texts)).toBe(true),
  )
  test.each([[['10.441', '10.882', '20.017']], [['2.5', '1.8', '12.5']], [['100.200', '100.201']], [['1.1']]])('%j are not', (texts) =>
    expect(areNested(texts)).toBe(false),
  )

  test('are no article codes', () => {
    const [first, second] = read(`
Pos.    Bezeichnung                  Menge      EP         GP
1.1     Oberboden abtragen         120,000    4,80     576,00
1.2     Baugrube ausheben           10,000   18,90     189,00
2.1     Sauberkeitsschicht          62,000   13,20     818,40`)
    expect(first).toMatchObject({ description: 'Oberboden abtragen', quantity: '120.000', total_amount: '576.00' })
    expect(first).not.toHaveProperty('divalto_code')
    expect(second).not.toHaveProperty('divalto_code')
  })

  test('are none where there is but one under a head for positions, beside codes in brackets', () => {
    const head = 'Pos.    Bezeichnung                          Menge      EP         GP'
    expect(read(`${head}\n1.1     [CH.477.88] Oberboden abtragen     120,000    4,80     576,00`)).toEqual([
      {
        divalto_code: 'CH.477.88',
        description: 'Oberboden abtragen',
        quantity: '120.000',
        unit_price: '4.80',
        total_amount: '576.00',
      },
    ])
  })

  test('a column headed as the total goes before one that only the arithmetic proves', () => {
    const rows = read(`
N°     Désignation           Quantité     P.U.      Marché       Total
1.1    Fouilles en rigoles      46,50    62,00    2 883,00    1 153,20
1.2    Béton de fondation       20,00   198,00    3 960,00      792,00`)
    expect(rows.map((row) => row.total_amount)).toEqual(['1153.20', '792.00'])
  })
})

describe('a price for so many', () => {
  test('proves itself by the total, on the second line of an item as well', () => {
    expect(
      read(`
Pos.     Material      Bezeichnung               Menge                   Preis        Wert
000010   933-08X040    Sechskantschraube
                                              2.000 ST      18,40 EUR / 100 ST      368,00
000020   125-A08.4     Scheibe verzinkt
                                              5.000 ST     14,75 EUR / 1000 ST       73,75`),
    ).toEqual([
      { divalto_code: '933-08X040', description: 'Sechskantschraube', quantity: '2000', unit_price: '18.40', total_amount: '368.00' },
      { divalto_code: '125-A08.4', description: 'Scheibe verzinkt', quantity: '5000', unit_price: '14.75', total_amount: '73.75' },
    ])
  })
})

describe('heads', () => {
  test('over numbers only leave the things at the left without one', () => {
    expect(
      read(`
                                    Menge           Preis      Betrag EUR
Arbeitspreis 01.01. – 30.06.    2.184 kWh    28,40 ct/kWh          620,26
Grundpreis                       365 Tage    0,3260 EUR/Tag        118,99`),
    ).toEqual([
      { description: 'Arbeitspreis 01.01. – 30.06.', quantity: '2184', unit_price: '28.40', total_amount: '620.26' },
      { description: 'Grundpreis', quantity: '365', unit_price: '0.3260', total_amount: '118.99' },
    ])
  })

  test('nobody knows may name the things, where parcels and their price stand beside', () => {
    const rows = read(`
Date      Récépissé     Destinataire        Dpt    Colis    Poids kg    Montant HT
02/02     R884120       VERNAY OPTIQUE       69        3          41         28,40
03/02     R884233       ATELIERS GIRARD      42        1         118         46,75`)
    expect(rows.map(({ description, total_amount }) => [description, total_amount])).toEqual([
      ['VERNAY OPTIQUE', '28.40'],
      ['ATELIERS GIRARD', '46.75'],
    ])
  })

  test('set a little wider apart than their words are two', () => {
    const rows = read(`
Désignation           Qté       Prix U. HT     Total HT  TVA %
Dépose menuiseries   4,00            95,00       380,00  10,00
Fenêtre PVC          3,00           612,50     1 837,50   5,50`)
    expect(rows.map(({ total_amount, vat_rate }) => [total_amount, vat_rate])).toEqual([
      ['380.00', '10'],
      ['1837.50', '5.5'],
    ])
  })
})

describe('heads at the left of wide columns', () => {
  test('over numbers at the right are told off in their order', () => {
    expect(
      read(`
Description                 Quantité       Prix unit.           Total
Assurance franchise                            6 jours            12,00           72,00
Kilomètres en plus                              214 km             0,19           40,66`),
    ).toEqual([
      { description: 'Assurance franchise', quantity: '6', unit_price: '12.00', total_amount: '72.00' },
      { description: 'Kilomètres en plus', quantity: '214', unit_price: '0.19', total_amount: '40.66' },
    ])
  })

  test('amounts of tax under the word of the tax are no rates, and totals with tax no prices', () => {
    expect(
      read(`
Libellé                    Montant HT         TVA     Montant TTC
Loyer commercial             6 300,00    1 260,00        7 560,00
Taxe foncière                  375,00       75,00          450,00`),
    ).toEqual([
      { description: 'Loyer commercial', total_amount: '6300.00' },
      { description: 'Taxe foncière', total_amount: '375.00' },
    ])
  })
})

test('rows of figures and days alone among charges are given as they stand', () => {
  const rows = readItems(
    drawDocument(`
Broadmoor Haulage
Invoice  F2026-3802
Date  05/01/2026

22 Dec          459.14                     519.12
26 Dec          115.24                     125.18
1 Jan           409.18                     485.80

Total net                                1,130.10
VAT @ 20%                                  226.02
Invoice total                            1,356.12
`),
    { ...context, formats: { ...context.formats, decimal: '.' } },
  ).rows
  expect(rows.map((row) => row['total_amount']?.value)).toEqual(['519.12', '125.18', '485.80'])
})
