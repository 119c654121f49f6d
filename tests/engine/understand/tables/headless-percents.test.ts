import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const invoice = (rows: string) =>
  understandDocument(
    drawDocument(`
Frutas Miralcampo
Pol. Ind. El Salobral, nave 7
15006 A Coruña

FACTURA
Nº documento: FV361221
Fecha: 27-10-2024
${rows}
`),
  )
const cells = (rows: string, ...names: string[]) => invoice(rows).items.map((item) => names.map((name) => item[name]?.value ?? null))

const sums = `
                                             Base imponible:       42,25
                                             IVA 21 %:              8,65
                                             IVA 10 %:              0,11
                                             Total:                51,01`

test('a column without a head of rates that the sums print holds the rates', () =>
  expect(
    cells(
      `
Termómetro de sonda               2     20,59     21     41,18
Archivador palanca A4           0,5      2,13     10      1,07${sums}`,
      'quantity',
      'unit_price',
      'vat_rate',
      'total_amount',
    ),
  ).toEqual([
    ['2', '20.59', '21', '41.18'],
    ['0.5', '2.13', '10', '1.07'],
  ]))

test('what is taken off under no head leads from the price to the total', () =>
  expect(
    cells(
      `
Ordner A4 breit blau            0,5      2,17     12,5 %      0,95
Scharnier Edelstahl 80 mm         2      2,86       20 %      4,58
Wartungspauschale monatlich       9     86,45       10 %    700,25`,
      'quantity',
      'unit_price',
      'total_amount',
    ),
  ).toEqual([
    ['0.5', '2.17', '0.95'],
    ['2', '2.86', '4.58'],
    ['9', '86.45', '700.25'],
  ]))

test('labels under a row of values head no table', () =>
  expect(
    invoice(`
01/24/2026     653-752         624635                  02/23/2026
ISSUED         ACCOUNT NO.     CUSTOMER ORDER NO       PAY BY

FR.724.89      0.5             Large free eggs         6.33       3.17
CH.967.97      2               Washing-up liquid       8.27      16.54
CH.157.49      3               Ring binder A4          1.05       3.15`).fields.client_id?.value,
  ).toBe('653-752'))

test('rates without heads are told by the sums of a later page', () => {
  const { items } = understandDocument(
    drawDocument(
      `
Alimentari Rossetti S.r.l.

FATTURA
Numero fattura: 89-95080
Data: 09-09-2024

Petto di pollo 2,5 kg             4  ct   14,20    10%     56,80
Burro dolce 250 g x 20          0,5  kg   45,89    22%     22,95`,
      `
Spinacino 1 kg                   19  pz    4,77    22%     90,63

                                       Imponibile:      170,38
                                       IVA 10%:           5,68
                                       IVA 22%:          24,99
                                       Totale fattura:  201,05`,
    ),
  )
  expect(items.map((item) => item.vat_rate?.value)).toEqual(['10', '22', '22'])
})

test.each(['10', '10 %'])('the only line tells what is taken off it, %s, by its arithmetic', (taken) =>
  expect(cells(`\n3,25   Tiza blanca, caja          4,80     ${taken}     14,04\n`, 'quantity', 'unit_price', 'total_amount')).toEqual([
    ['3.25', '4.80', '14.04'],
  ]),
)

test('what few of the lines have taken off stands in a column of its own', () =>
  expect(
    cells(
      `
Termómetro de sonda               2     20,59                41,18
Archivador palanca A4             4      2,13     10 %        7,67
Bisagra inoxidable 80 mm          5      3,00                15,00
Guantes de nitrilo talla M        6      5,00      5 %       28,50
Pintura plástica blanca           3     40,00               120,00`,
      'quantity',
      'unit_price',
      'total_amount',
    ),
  ).toEqual([
    ['2', '20.59', '41.18'],
    ['4', '2.13', '7.67'],
    ['5', '3.00', '15.00'],
    ['6', '5.00', '28.50'],
    ['3', '40.00', '120.00'],
  ]))

test.each([
  ['21 %', '10 %', ['21', '10']],
  // Nobody charges so much as a tax.
  ['3 %', '35 %', [null, null]],
])('between price and total %s and %s say what is put on where the lines come out without', (first, second, rates) =>
  expect(
    cells(
      `
Termómetro de sonda               2     20,59     ${first}     41,18
Archivador palanca A4             4      2,13     ${second}      8,52`,
      'vat_rate',
    ).flat(),
  ).toEqual(rates),
)
