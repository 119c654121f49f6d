import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { bareTaxRows } from '#app/engine/understand/tables/taxes/vat-bare.ts'
import { rowsOf } from '#app/engine/understand/tables/rows.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const read = (...art: string[]) => understandDocument(drawDocument(...art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

describe('claims for works that were measured', () => {
  test.each([
    ['Qty this month', 'quantity'],
    ['Cant. del mes', 'quantity'],
    ['Qté de la période', 'quantity'],
    ['Menge aktuell', 'quantity'],
    ['Prev. qty', 'other'],
    ['Medición anterior', 'other'],
    ['Qté cumul', 'other'],
    ['Menge bisher', 'other'],
    ['Value this claim', 'total'],
    ['Unidad de obra', 'description'],
  ])('%s heads a %s', (text, role) => expect(readHeading(text)?.role).toBe(role))

  const certificate = `
**CERTIFICACIÓN** **Nº** **7** **–** **Factura** **CT-118/26** **de** **30/06/2026**
Obra: Nave logística, calle Norte

Part.   Unidad de obra                 Ud   Medición anterior   A origen   Medición mes   Precio   Importe mes
02.01   Zanja en tierra compacta       m3              40,00      92,50          52,50    11,40        598,50
02.04   Tubo PVC 110 corrugado         m              210,00     640,00            430     3,10      1.333,00
02.07   Arqueta prefabricada           ud               2,00       6,00              4    86,00        344,00

                                            Base imponible                    2.275,50 €
                                            IVA 21 %                            477,86 €
                                            Total factura                     2.753,36 €
                                            Retención garantía 5,00 %          -137,67 €
                                            LÍQUIDO A PERCIBIR                2.615,69 €
`
  test('count what was measured this month, and ask for what the retention leaves', () => {
    const result = read(certificate)
    expect(cellsOf(result, 'quantity')).toEqual(['52.50', '430', '4'])
    expect(cellsOf(result, 'total_amount')).toEqual(['598.50', '1333.00', '344.00'])
    expect([result.fields.total_amount_with_tax?.value, result.fields.amount?.value]).toEqual(['2753.36', '2615.69'])
  })

  test('bear the number and the day of the bill behind how manieth they are', () => {
    const { fields } = read(certificate)
    expect([fields.invoice_number?.value, fields.invoice_date?.value]).toEqual(['CT-118/26', '2026-06-30'])
  })

  test('are bills, though they name the order that they are for', () => {
    const { kind, fields } = read(`
**APPLICATION** **FOR** **PAYMENT** **No.** **4**
Subcontract order: SO/771/08          Date: 30 June 2026

Item   Description of works        Unit   Qty prev. certified   Qty to date   Qty this period     Rate    Value this period
A/1    Blockwork 100 mm              m2                120.00        310.00            190.00    38.00             7,220.00
A/4    Lintels                       nr                  2.00         11.00              9.00    46.50               418.50

                                            Value of works this period        7,638.50
                                            VAT 20%                           1,527.70
                                            Total including VAT               9,166.20
                                            Less retention 3%                  -274.99
                                            Amount now due                    8,891.21
`)
    expect(kind).toBe('invoice')
    expect(fields.amount?.value).toBe('8891.21')
  })
})

test('of a sum in smaller type the words over it are no value', () => {
  const { fields } = read(`
**FACTURE** **N°** **2026-551**

Désignation                     Qté     P.U. HT     Montant HT
Abattage de peupliers             6      140,00         840,00
Rognage de souches                6       55,00         330,00

                          Total HT                    1 170,00 €
                          TVA 20 %                      234,00 €
                          Total TTC                   1 404,00 €
                          Garantie 5,00 %               -70,20 €
                          ~NET~ ~À~ ~PAYER~           ~1~ ~333,80~ ~€~
`)
  expect(fields.amount?.value).toBe('1333.80')
})

describe('till receipts', () => {
  const rates = (art: string) => bareTaxRows(rowsOf(drawPage(art)), '.').map(({ rate, amount }) => [rate.value, amount.value])

  test('a rate stands behind the letter that the lines bear', () => {
    expect(rates('A     0%      61.00      0.00      61.00\nB  13.5%     203.98     27.54     231.52')).toEqual([
      ['0', '0.00'],
      ['13.5', '27.54'],
    ])
  })

  test('rows that prove themselves say more than heads that stand left of their columns', () => {
    const result = read(`
**JARDINERIE** **DU** **VAL**
FACTURE N°                   0207-4411

TERREAU 40L
   3 x 48,50                  145,50 B
EAU 50CL
   1 x 1,00                     1,00 A

**TOTAL** **TTC**                   € 146,50
CARTE BANCAIRE                146,50

Tx        HT       TVA      TTC
A  5,5%       0,95      0,05       1,00
B   20%     121,25     24,25     145,50
Total HT                         122,20
Total TVA                         24,30
`)
    expect(result.vat_details.map(({ amount }) => amount?.value)).toEqual(['0.05', '24.25'])
    expect(result.fields.total_amount_with_tax?.value).toBe('146.50')
  })

  test('a count before a price is no such letter', () => {
    expect(rates('3     20.00     100.00     20.00     120.00')).toEqual([])
  })
})

describe('time sheets', () => {
  test('money held on account is paid', () => {
    const { fields } = read(`
Aldgate & Finch LLP
Bill no. 70418                    14 May 2026

Date        Narrative                          Hours      Rate      Amount
04/05/26    Attending meeting with surveyor     1.50    240.00      360.00
08/05/26    Drafting transfer deed              2.00    180.00      360.00

                                   Net                            £720.00
                                   VAT at 20%                     £144.00
                                   Total of this bill             £864.00
                                   Less: money held on account   -£500.00
                                   Now payable                    £364.00
`)
    expect(fields.amount?.value).toBe('364.00')
  })

  test('the last line of a table stands on the page that begins with it, over the heads of another one', () => {
    const result = read(
      `
**INVOICE** **No.** **2026-77**

DATE        BY    TASK                                   HOURS      RATE      AMOUNT
05/04/26    LM    Router replacement                       2.00    110.00      220.00
05/06/26    RT    Cable tracing, second floor              1.50     95.00      142.50
05/07/26    LM    Acceptance test                          1.00    110.00      110.00
`,
      `
05/08/26    RT    Handover of drawings                     0.50     95.00       47.50
Total services                                                                 520.00

DATE        BY    TASK                                    UNITS      RATE      AMOUNT
05/08/26          Mileage, round trip                       120      0.70       84.00
Total expenses                                                                  84.00

                                              Invoice total                   $604.00
`,
    )
    expect(cellsOf(result, 'total_amount')).toEqual(['220.00', '142.50', '110.00', '47.50', '84.00'])
    expect(result.fields.total_amount_with_tax?.value).toBe('604.00')
  })

  test('a head of two lines beside heads of one', () => {
    const result = read(`
**Note** **d'honoraires** **n°** **NH-2026-14**

                                                                   Montant
Date          Diligences                        Heures    Taux
                                                                   HT
04/05/2026    Réunion de cadrage                   3,5    145,00    507,50
11/05/2026    Entretiens de sélection             8,25     95,00    783,75

                                          Total HT        1 291,25 €
                                          TVA 20 %          258,25 €
                                          Total TTC       1 549,50 €
`)
    expect(cellsOf(result, 'total_amount')).toEqual(['507.50', '783.75'])
    expect(cellsOf(result, 'unit_price')).toEqual(['145.00', '95.00'])
  })
})
