import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { findHeaders } from '#app/engine/understand/tables/heads/headers.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'invoice', language: null, formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

function totals(art: string, decimal: ',' | '.' = ','): (string | undefined)[] {
  return readItems(drawDocument(art), { ...context, formats: { ...context.formats, decimal } }).rows.map((row) => row.total_amount?.value)
}

describe('columns of amounts', () => {
  test('each row fills one of them: either is what the line comes to', () =>
    expect(
      totals(`
Fecha       Concepto                          Honorarios     Suplidos
12/01/26    Estudio de la demanda               1.450,00
13/01/26    Tasa judicial                                      300,00
02/03/26    Asistencia a la audiencia             620,00
10/03/26    Aranceles de procurador                            412,35
            Sumas                               2.070,00       712,35`),
    ).toEqual(['1450.00', '300.00', '620.00', '412.35']))

  test('done so far less what was certified before is what this paper asks for', () =>
    expect(
      totals(
        `
Item   Work section               Contract sum    %      Value        Previously certified   Due this month
A      Preliminaries                 42,000.00    75 %   31,500.00               25,200.00         6,300.00
C      Demolition                    18,750.00   100 %   18,750.00               18,750.00             0.00
F      Masonry                       61,400.00    90 %   55,260.00               49,120.00         6,140.00`,
        '.',
      ),
    ).toEqual(['6300.00', '0.00', '6140.00']))

  test('a name with a number does not make its row the fullest', () =>
    expect(
      totals(
        `
Description                          Labour    Materials
Scaffold and strip slates          1,840.00
Welsh slates 500 x 250, 2,300                   4,370.00
Lay membrane and battens             960.00
Battens and membrane                              688.40`,
        '.',
      ),
    ).toEqual(['1840.00', '4370.00', '960.00', '688.40']))

  test('a line of many filled columns is none of the sums, whatever comes before it adds up to', () =>
    expect(
      totals(
        `
Description      Agreed       Done      Earned    Previously invoiced    This invoice
Design         18,400.00     100 %   18,400.00              18,400.00            0.00
Drawings       24,600.00     100 %   24,600.00              19,680.00        4,920.00
Tender          8,200.00      60 %    4,920.00                   0.00        4,920.00
VISA            6,150.00      10 %      615.00                   0.00          615.00`,
        '.',
      ),
    ).toEqual(['0.00', '4920.00', '4920.00', '615.00']))

  test('a premium with its tax and their sum: the line is the premium', () =>
    expect(
      totals(
        `
Policy       Description                   Premium          IPT         Total
PC4419822    Material damage              2,846.00       341.52      3,187.52
EL7710043    Employers' liability         1,310.50       157.26      1,467.76
PL7710044    Public liability               984.25       118.11      1,102.36`,
        '.',
      ),
    ).toEqual(['2846.00', '1310.50', '984.25']))

  test('behind the heads of a journey the charge is the total', () => {
    const [header] = findHeaders(rowsOf(drawDocument('Consignment   Date   Origin   Nach   Ref   Pallets   Charge').pages[0]!), [])
    expect(header!.heads.at(-1)!.heading!.role).toBe('total')
  })

  test('behind the head of names, charges are no second one', () =>
    expect(
      totals(
        `
Date     Description              Voucher    Charges    Payments
14/04    Room                                 145.00
14/04    Dinner                   R-5512       48.60
01/04    Deposit                                          100.00`,
        '.',
      ),
    ).toEqual(['145.00', '48.60']))
})
