import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}
const named = (rows: Record<string, string>[]) => rows.map((row) => [row.description, row.total_amount])

describe('taxes and payments booked among the charges', () => {
  test('a tax that a charge of another day follows ends no table, and is summed by its rate', () => {
    const { items, taxes, fields } = read(`
Factura F-4711                        05/09/2025

Fecha      Concepto                       Cargos      Abonos
03/09      Habitación 214                  95,00
03/09      IVA 10% habitación               9,50
03/09      Cena                            30,00
04/09      Habitación 214                  95,00
04/09      IVA 10% habitación               9,50
04/09      Garaje                          14,00
05/09      Cobro VISA                                  253,00
           Total                          253,00       253,00`)
    expect(named(items)).toEqual([
      ['Habitación 214', '95.00'],
      ['Cena', '30.00'],
      ['Habitación 214', '95.00'],
      ['Garaje', '14.00'],
    ])
    expect(taxes).toEqual([{ rate: '10', amount: '19.00' }])
    expect(fields.tax_amount).toBe('19.00')
  })

  test('a tax is known by its share of the charge above it, where its word leads nowhere', () => {
    const { items, taxes } = read(`
Invoice No. 4711

Description                   Reference        Charges USD
Room charge                   412                   189.00
State occupancy tax 8%        412                    15.12
Breakfast                     88                     24.50
Total                                               228.62`)
    expect(named(items)).toEqual([
      ['Room charge', '189.00'],
      ['Breakfast', '24.50'],
    ])
    expect(taxes).toEqual([{ rate: '8', amount: '15.12' }])
  })

  test('a payment that is taken off is nothing sold, and a discount of goods stays one', () => {
    const { items } = read(`
Rechnung Nr. 4711

Datum       Leistung                          Betrag
02.06.      Untersuchung                       42,50
09.06.      Zahnreinigung                     265,00
09.06.      Zahlung EC-Karte                 -100,00
10.06.      Tabletten                          12,60
            Rechnungsbetrag                   320,10`)
    expect(named(items)).toEqual([
      ['Untersuchung', '42.50'],
      ['Zahnreinigung', '265.00'],
      ['Tabletten', '12.60'],
    ])
  })

  test('a tax advice that is sold by the hour is no tax', () => {
    const { items } = read(`
Invoice No. 4711

Description                     Hours      Rate      Amount
Tax advice, 50% partner          2.00    150.00      300.00
Bookkeeping                      1.00     60.00       60.00
Total                                                360.00`)
    expect(named(items).map(([, total]) => total)).toEqual(['300.00', '60.00'])
  })
})

describe('two taxes on one base', () => {
  test('a second rate and amount beside the first are a tax of their own', () => {
    const { taxes, fields } = read(`
Invoice 4118                           18-11-2025
Item                         Qty         Price      Amount
Hair dye                      24          3.85       92.40
Shampoo                       12          6.20       74.40

Taxable amount    GST %    GST amount    PST %    PST amount    Invoice total
        166.80        5          8.34        7         11.68           186.82`)
    expect(taxes).toEqual([
      { rate: '5', amount: '8.34' },
      { rate: '7', amount: '11.68' },
    ])
    expect(fields.tax_amount).toBe('20.02')
  })

  test('what Spanish retailers pay on top of the tax is none', () => {
    const { taxes, fields } = read(`
Factura FV-1182                        18-11-2025
Artículo                      Uds.      Precio      Importe
Tinte capilar                   24        3,85        92,40
Champú                          12        6,20        74,40

Base imponible     % IVA     Cuota IVA     % R.E.     Cuota R.E.     Total factura
        166,80        21         35,03        5,2           8,67            210,50`)
    expect(taxes).toEqual([{ rate: '21', amount: '35.03' }])
    expect(fields).toMatchObject({ tax_amount: '35.03', total_amount_with_tax: '210.50' })
  })

  test('the number of a registration behind a named tax is no rate and no reason to pass it by', () => {
    const { taxes, fields } = read(`
Facture no 25-3391
Description                 Qté        Prix      Montant
Déneigement                   1     2850,00      2850,00
Sous-total                                       2850,00 $
TPS 5 % (no 814402217 RT0001)                     142,50 $
TVQ 9,975 % (no 1216640094 TQ0001)                284,29 $
Total à payer                                    3276,79 $`)
    expect(taxes).toEqual([
      { rate: '5', amount: '142.50' },
      { rate: '9.975', amount: '284.29' },
    ])
    expect(fields.tax_amount).toBe('426.79')
  })
})

describe('a summary by customs codes', () => {
  test('says the tax of each code, and under them the tax', () => {
    const { taxes } = read(`
Tax Invoice 4711

HSN/SAC         Taxable Value      IGST Rate     IGST Amount
73181500            31,320.00           18%        5,637.60
73181600             9,072.00           18%        1,632.96
39209999             2,700.00           18%          486.00
Total               43,092.00                      7,756.56`)
    expect(taxes).toEqual([{ rate: '18', amount: '7756.56' }])
  })
})

describe('amounts of tax under the name of the tax', () => {
  test('what is a usual share of every line is no rate', () => {
    const { items } = read(`
Invoice No. 4711
Description              Qty     Unit price        Net        VAT
Waistcoat, child          20           4.10      82.00       0.00
Waistcoat, adult          35           5.60     196.00      39.20
Barrier tape               8           7.25      58.00      11.60`)
    expect(items.map((row) => row.vat_rate)).toEqual([undefined, undefined, undefined])
  })

  test('the column that says per cent is the rate, and a tax of nought that is printed is given', () => {
    const { taxes } = read(`
Invoice No. 4711
Rate               Net        VAT
Zero 0%         127.00       0.00
Standard 20%    254.00      50.80
Total due                  431.80`)
    expect(taxes).toEqual([
      { rate: '0', amount: '0.00' },
      { rate: '20', amount: '50.80' },
    ])
  })
})

describe('heads that are money', () => {
  test('beside a currency a unit is a price and a line a total; a currency alone heads amounts', () => {
    const priced = read(`
Invoice No. 4711
Description          Qty       Unit (€)    Line (€)
Switch                 2       389.00      778.00
Patch lead            50         4.20      210.00`)
    expect(priced.items.map((row) => [row.unit_price, row.total_amount])).toEqual([
      ['389.00', '778.00'],
      ['4.20', '210.00'],
    ])
    const bare = read(`
Invoice No. 4711
Date       Details              Qty           £

02 Jun     Consultation           1       42.50
09 Jun     Capsules              14       12.60`)
    expect(bare.items.map((row) => [row.quantity, row.total_amount, row.divalto_code])).toEqual([
      ['1', '42.50', undefined],
      ['14', '12.60', undefined],
    ])
  })
})

test('a head that says quantity is no price where the other column says nothing', () => {
  const { items } = read(`
Rechnung Nr. 4711

Pos    Material      Beschreibung        Menge     EinheEinzelprei      Betrag
0010   37.708.56     Seelachsfilet          24     KART 54,78         1.314,72
0020   41.861.85     Weizenmehl             30     SACK 8,82            264,60
0030   41.688.82     Handspülmittel          4     KAN 35,32            141,28`)
  expect(items.map((row) => row.quantity)).toEqual(['24', '30', '4'])
})
