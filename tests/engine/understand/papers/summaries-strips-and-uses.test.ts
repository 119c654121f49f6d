import { expect, test } from 'vitest'
import type { Document } from '#app/engine/document.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (document: Document) => understandDocument(document, { kind: 'invoice', today: '2026-07-01' })
const values = (rows: Record<string, { value: string }>[], ...names: string[]) => rows.map((row) => names.map((name) => row[name]?.value))

const head = `
Harwich Forwarding Ltd
Trelawny House, Felixstowe, Suffolk IP11 3TG

INVOICE SI-118204
Date: 11/08/2025
`

test('codes without a head of their own stand at one edge, and all names at another', () => {
  const { items } = read(
    drawDocument(`${head}
Charge description                        VAT    Amount GBP
OFR    Ocean freight Ningbo                S         215.00
THC    Terminal handling charge            S          85.00
HU5W   Haulage, live unload                S         468.00

                                  Total excl. VAT    768.00
                                  VAT 20%            153.60
                                  TOTAL DUE          921.60`),
  )
  expect(values(items, 'divalto_code', 'description')).toEqual([
    ['OFR', 'Ocean freight Ningbo'],
    ['THC', 'Terminal handling charge'],
    ['HU5W', 'Haulage, live unload'],
  ])
})

test('a summary whose rows are led by the names of the rates, beside the sums', () => {
  const { vat_details } = read(
    drawDocument(`${head}
Description                      Qty    Price    Amount
Haulage                           1    782.50    782.50
Ocean freight                     1  1,699.60  1,699.60

VAT analysis                                 Total excl. VAT      2,482.10
S Standard          782.50   20.00%   156.50       VAT              156.50
Z Zero rated      1,699.60    0.00%     0.00       TOTAL          2,638.60`),
  )
  expect(values(vat_details, 'rate', 'amount')).toEqual([
    ['20', '156.50'],
    ['0', '0.00'],
  ])
})

test('a strip in which the base says the rate, and the tax stands behind it', () => {
  const { vat_details } = read(
    drawDocument(`${head}
Désignation                      Quantité    P.U. HT      Montant HT
Ciment                               1      1636,01         1636,01

Total HT        Base TVA 20,00 %     Montant TVA      Total TTC      NET A PAYER EUR
1636,01         1636,01              327,20           1963,21        1963,21`),
  )
  expect(values(vat_details, 'rate', 'amount')).toEqual([['20', '327.20']])
})

test('a table of taxes is as wide as the rule under its heads', () => {
  const document = drawDocument(`${head}
Désignation                      Quantité    P.U. HT      Montant HT
Fenêtre                              1      4596,00         4596,00
Porte                                1      1130,00         1130,00

Taux        Base HT      Montant TVA
10,00 %          4596,00                  459,60            Total HT     5726,00
20,00 %          1130,00                  226,00            Total TVA     685,60`)
  const [page] = document.pages
  const heads = page!.lines.find(({ text }) => text === 'Taux')!
  const rule = {
    page: 1,
    box: { left: heads.box.left - 2, right: heads.box.left + 260, top: heads.box.bottom + 1, bottom: heads.box.bottom + 1.5 },
  }
  const { vat_details } = read({ ...document, pages: [{ ...page!, rules: [rule] }] })
  expect(values(vat_details, 'rate', 'amount')).toEqual([
    ['10', '459.60'],
    ['20', '226.00'],
  ])
})

test('a colon announces what follows, and is no end of the name over it', () => {
  const { items } = read(
    drawDocument(`${head}
Désignation                           Quantité    P.U. HT    Montant HT
Dépose et pose en rénovation              1       100,00       100,00
Suite à votre accord par mail :
Volet roulant                             1       200,00       200,00

                                          Total HT             300,00`),
  )
  expect(values(items, 'description')).toEqual([['Dépose et pose en rénovation'], ['Volet roulant']])
})

test('hours at a rate that no tax has', () => {
  const { items } = read(
    drawDocument(`${head}
Désignation             Nombre     Taux     Montant HT
Heures normales          35,00    21,84        764,40
Heures sup.               4,00    27,30        109,20
Panier repas              5,00     6,10         30,50

                                  Total HT     904,10`),
  )
  expect(values(items, 'quantity', 'unit_price')).toEqual([
    ['35.00', '21.84'],
    ['4.00', '27.30'],
    ['5.00', '6.10'],
  ])
})

test('each single use behind a summary is not charged again', () => {
  const { items } = read(
    drawDocument(
      `${head}
Producto          Cantidad    Precio    Importe sin IVA
DIESEL              300        1,20         360,00
AdBlue               20        0,50          10,00

                      Base imponible        370,00
                      IVA 21%                77,70
                      TOTAL FACTURA         447,70`,
      `
Fecha       Producto     Litros    Precio    Importe
09/10/25    DIESEL        100       1,20      120,00
12/10/25    DIESEL        200       1,20      240,00
20/10/25    AdBlue         20       0,50       10,00`,
    ),
  )
  expect(values(items, 'description', 'total_amount')).toEqual([
    ['DIESEL', '360.00'],
    ['AdBlue', '10.00'],
  ])
})

test('a summary first, and under it what one of its sums is made of', () => {
  const { items } = read(
    drawDocument(`${head}
Summary
  Charges                              EUR 702.75
  Credits                                EUR 0.00
VAT - 23%                              EUR 161.63
Total for this invoice                 EUR 864.38

Detail
Elastic Compute                        EUR 412.88
Object Storage                          EUR 73.06
Managed Database                       EUR 216.81`),
  )
  expect(values(items, 'description', 'total_amount')).toEqual([
    ['Elastic Compute', '412.88'],
    ['Object Storage', '73.06'],
    ['Managed Database', '216.81'],
  ])
})

test('the rate of a line among what is said under its name', () => {
  const { items } = read(
    drawDocument(`${head}
Producto                     Cantidad         Precio
Café Huila 1 kg                  6           147,00
SKU: CAF-HUI-1K IVA: 10%
Molinillo manual                 1            32,00
SKU: MOL-01 IVA: 21%

                             Subtotal        179,00
                             IVA 10 %         14,70
                             IVA 21 %          6,72
                             Total           200,42`),
  )
  expect(values(items, 'vat_rate')).toEqual([['10'], ['21']])
})
