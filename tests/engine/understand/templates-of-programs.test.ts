import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return {
    field: (name: string) => fields[name]?.value,
    rows: items.map((item) => [item.description?.value, item.quantity?.value, item.total_amount?.value]),
    codes: items.map((item) => item.divalto_code?.value),
  }
}

describe('invoices as the templates of programs print them', () => {
  test('a total behind what was paid is what is left', () => {
    const { field } = read(`
Invoice Number: INV-00312

Items                                    Quantity     Price       Amount
Annual maintenance contract                     2   €940.00    €1,880.00
Car LED panel                                   4    €85.00      €340.00

                                             Subtotal:         €2,220.00
                                             Discount:            €50.00
                                             VAT (23%):          €499.10
                                             Paid:             - €600.00
                                             Total:            €2,069.10`)
    expect([field('total_amount_with_tax'), field('amount')]).toEqual(['2669.10', '2069.10'])
  })

  test('a tax number leads the line of the writer’s address', () => {
    const { field } = read(`
                                              Pescados Arousa, S.L.
                     B36771202 - Lonja de O Grove, nave 7
                           36980, O Grove (Pontevedra) España

Factura: FAC2026A0118

Cliente:   Hostelería Compostelana, S.A.      Fecha:  30-04-2026
CIF:       A15440212

Descripción                 Cantidad    Precio     Neto
CON-ATUN - Atún RO-1800            8     14,35   114,80

                            Total                114,80`)
    expect(field('supplier_tax_id')).toBe('B36771202')
  })

  test('rands are amounts, the time of a day is none', () => {
    const { field } = read(`
Invoice #: 448
Date: May 1, 2026 09:12

Description             Price        Qty        Total
Leather album       R5,200.00          1    R5,200.00

                         Subtotal           R5,200.00
                         Tax                  R780.00
                         Total              R5,980.00`)
    expect([field('total_amount_with_tax'), field('amount')]).toEqual(['5980.00', '5980.00'])
  })

  test('the next invoice has a date of its own', () => {
    const { field } = read(`
Invoice 1002                                  February 22, 2026

Description                                Amount
Business client                            £22.50
Total                                      £22.50

Thank you. Your next invoice date is March 22, 2026.`)
    expect(field('invoice_date')).not.toBe('2026-03-22')
  })

  test('a claim asks for what was done in its period', () => {
    const { rows } = read(`
ABSCHLAGSRECHNUNG  Nr. AR-2026-031

Pos.   Beschreibung        Menge Gesamt    Menge Periode    Einzelpreis    Gesamtpreis    Periode Betrag
01     Aushub Baugrube              420              180          18,50       7.770,00          3.330,00
02     Ziegelmauerwerk              310              124          68,40      21.204,00          8.481,60

                                           Summe netto              11.811,60`)
    expect(rows).toEqual([
      ['Aushub Baugrube', '180', '3330.00'],
      ['Ziegelmauerwerk', '124', '8481.60'],
    ])
  })

  test('a colon in the first line of a name makes no remark of it', () => {
    const { rows } = read(`
Rechnung WS2605-08

Pos.  Beschreibung                              Menge    Einzelpreis   Gesamtpreis
1     Website: Frontend-Entwicklung             32,00        85,00       2.720,00
      Umsetzung der Bausteine

2     Wartung: Hosting und Pflege                1,00       120,00         120,00
      Pauschale Mai

3     Abstimmung mit der Agentur vor Ort         1,00        95,00          95,00

                                      Gesamtbetrag                    2.935,00`)
    expect(rows.map(([name]) => name?.split(' ')[0])).toEqual(['Website:', 'Wartung:', 'Abstimmung'])
  })

  test('codes of capitals and dashes stand under their names', () => {
    const { rows, codes } = read(`
Factura 1058

Producto                      Precio     Cant     Total
Vela de soja lavanda           9,50        12    114,00
VEL-SOY-220
Caja regalo mediana            3,20         6     19,20
CAJ-REG-M

                             Total              133,20`)
    expect(codes).toEqual(['VEL-SOY-220', 'CAJ-REG-M'])
    expect(rows.map(([name]) => name)).toEqual(['Vela de soja lavanda', 'Caja regalo mediana'])
  })

  test('a code alone is nobody’s name', () => {
    const { field } = read(`
Factura 1182

Cliente
AHM851125RT7
Calle Mayor 40
28001 Madrid

Descripción                    Importe
Limpieza                       412,00
Total                          412,00`)
    expect(field('client_name')).not.toBe('AHM851125RT7')
  })
})
