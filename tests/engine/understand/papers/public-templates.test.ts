import { describe, expect, test } from 'vitest'
import type { KindName } from '#app/contract/kinds/index.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
const read = (art: string, kind?: KindName) => {
  const reading = understandDocument(drawDocument(art), kind ? { kind } : {})
  return { kind: reading.kind, fields: plain(reading.fields), items: reading.items.map(plain) }
}

describe('templates that many programs print', () => {
  test('one column of prices and no quantities: what the lines come to, where the total says so', () => {
    const art = `
LOGO                                     Invoice #: 8831
                                         Created: November 1, 2026
Bluefern Web, Inc.
410 Larch Avenue
Boulder, CO 80302

Item                                              Price
Website design                                $1,300.00
Hosting (3 months)                               $75.00

                                       Total: $1,375.00`
    const { fields, items } = read(art, 'invoice')
    expect(items.map((row) => row.total_amount)).toEqual(['1300.00', '75.00'])
    expect(fields.supplier_name).not.toBe('LOGO')
    expect(fields.invoice_date).toBe('2026-11-01')
    expect(read(art.replace('$1,375.00', '$9,000.00'), 'invoice').items.map((row) => row.total_amount)).toEqual([undefined, undefined])
  })

  test('running numbers are no article codes, whatever stands under the sums', () => {
    const { items } = read(
      `
Rechnung Nr. 2026-007                       12345 Potsdam, 9. November 2026

Nr.   Datum         Beschreibung                         Preis
1     14.10.2026    Umzug auf neue VM                   600,00
2     21.10.2026    Beratung Backup                     225,00
3     02.11.2026    Monitoring                          450,00
                    Summe:                             1275,00
                    19% Mehrwertsteuer:                 242,25
                    Gesamt:                            1517,25

IBAN:               DE89 3704 0044 0532 0130 00
Steuernummer:       12345/67890`,
      'invoice',
    )
    expect(items.map((row) => [row.divalto_code, row.total_amount])).toEqual([
      [undefined, '600.00'],
      [undefined, '225.00'],
      [undefined, '450.00'],
    ])
  })

  test('a letter is dated behind its town: with a postal code, or without a comma where an address names the town', () => {
    expect(read('**Rechnung** Nr. 2026-007\n\n12345 Potsdam, 9. November 2026', 'invoice').fields.invoice_date).toBe('2026-11-09')
    const swiss = '**Rechnung** Nr. 1071672\n\nMuster AG\nMusterweg 7\n1234 Musterstadt\n\n                    Musterstadt 9.11.2026'
    expect(read(swiss, 'invoice').fields.invoice_date).toBe('2026-11-09')
  })

  test('names with a price, a rate and a price with tax are items, and no summary of taxes', () => {
    const { items } = read(
      `
**Facture** 2026-0147

Item                                 Prix HT    Taux TVA    Prix TTC
Baptêmes de plongée                   240.00          20      288.00
Location de bouteilles                 85.00          20      102.00
                         Total H.T    325.00
                         Total T.V.A   65.00
                         Total T.T.C  390.00`,
      'invoice',
    )
    expect(items.map((row) => [row.description, row.vat_rate])).toEqual([
      ['Baptêmes de plongée', '20'],
      ['Location de bouteilles', '20'],
    ])
  })

  test('the amount is headed `MONTANT H.T.`, and a code of taxes that nothing explains is no rate', () => {
    const { items } = read(
      `
**Facture** 318

REFERENCE   DESIGNATION        QUANTITE    P.U. HT    MONTANT H.T.   TVA
REF1        Carte mère                1     600.00          600.00   1
REF3        Manuel                    4      12.50           50.00   2

2    50.00    2.75    5.50
     Total H.T.   650.00`,
      'invoice',
    )
    expect(items.map((row) => [row.total_amount, row.vat_rate])).toEqual([
      ['600.00', undefined],
      ['50.00', '5.5'],
    ])
  })

  test('a printed CFDI: cards with labels between commas', () => {
    const { kind, items } = read(`
Tipo: I - Ingreso
Folio: 20418

Concepto: 1 de 2
Descripcion: Hospedaje web anual
No identificación: HOST-EMP, Clave SAT: 81112105, Clave Unidad: E48, Unidad: Servicio
Cantidad: 1, Valor unitario: 4800.00, Descuento: 480.00, Importe: 4800.00

Concepto: 2 de 2
Descripcion: Registro de dominio
No identificación: DOM-MX, Clave SAT: 81112101, Clave Unidad: E48, Unidad: Servicio
Cantidad: 2, Valor unitario: 320.00, Descuento: (ninguno), Importe: 640.00

Este documento es una representación impresa de un Comprobante Fiscal Digital a través de Internet`)
    expect(kind).toBe('invoice')
    expect(items).toMatchObject([
      { description: 'Hospedaje web anual', divalto_code: 'HOST-EMP', quantity: '1', unit_price: '4800.00', total_amount: '4800.00' },
      { description: 'Registro de dominio', divalto_code: 'DOM-MX', quantity: '2', unit_price: '320.00', total_amount: '640.00' },
    ])
  })

  test('the order’s own number in every line is no article', () => {
    const { items } = read(
      `
**Purchase Order** 4417

PO#     Line#   Title                      Quantity   Unit Price   Line Total
4417    1       Hollow kingdom                    4        28.00       112.00
4417    2       The seventh veil                  2        27.99        55.98
4417    3       How to say Babylon                1        33.50        33.50`,
      'work_order',
    )
    expect(items.map((row) => [row.product_code, row.requested_quantity])).toEqual([
      [undefined, '4'],
      [undefined, '2'],
      [undefined, '1'],
    ])
  })

  test('what was requested in the house is not the number of the order', () => {
    const { fields } = read(
      '**BON DE COMMANDE**\n\nDate : 11/11/2026\n\nDemande d’achat n° : DA-112\nDate de livraison : 20/11/2026',
      'work_order',
    )
    expect(fields.name).toContain('BON DE COMMANDE')
  })

  test('code and name under one head with a dash between', () => {
    const { items } = read(
      `
**Factura** FAC2026A412

Referencia - Descripción             Cantidad     Precio      Neto
CAB-RJ45 - Cable de red                 20.00       4.25     85.00
SW-16P - Switch gigabit                  2.00      89.90    179.80
Mano de obra                             5.50      38.00    209.00`,
      'invoice',
    )
    expect(items.map((row) => [row.divalto_code, row.description])).toEqual([
      ['CAB-RJ45', 'Cable de red'],
      ['SW-16P', 'Switch gigabit'],
      [undefined, 'Mano de obra'],
    ])
  })

  test('sums of zero among the sums are no lines', () => {
    const { items, fields } = read(
      `
**FACTURA** F001-4187

Cantidad   Descripción          Precio Unitario     Precio Total
12.00      Lija al agua                  0.4500             5.40
2.00       Rodillo felpa                 7.1000            14.20
                                SUBTOTAL                   19.60
                                ICE                         0.00
                                I.G.V. 18%:                 3.53
                                PROPINA                     0.00
                                VALOR TOTAL                23.13`,
      'invoice',
    )
    expect(items).toHaveLength(2)
    expect(fields.total_amount_with_tax).toBe('23.13')
  })

  test('the company of the one a form is sent to is not who orders', () => {
    const { fields } = read(
      `
Savanna Health Initiative

**LOCAL PURCHASE ORDER**                     REF: LPO-1184

Attn:                Peter Kamau           Date: 12 November, 2026
Company Name         Uzuri Printers Ltd
Phone                020 221 4466`,
      'work_order',
    )
    expect(fields.customer_company_name).not.toBe('Uzuri Printers Ltd')
  })

  test('the rate in the label of Peru’s tax', () => {
    const art = '**FACTURA** F001-4187\n\nOp. Gravadas:    S/ 762.10\nI.G.V. 18%:      S/ 137.18\nImporte Total:   S/ 899.28'
    expect(understandDocument(drawDocument(art), { kind: 'invoice' }).vat_details.map(plain)).toEqual([{ rate: '18', amount: '137.18' }])
  })

  test('on the payment part of a Swiss bill the account is nobody’s name', () => {
    const { fields } = read(
      `
**Rechnung** Nr. 1071672

Konto / Zahlbar an
CH44 3199 9123 0008 8901 2
Muster Software
Musterstrasse 7
1234 Musterstadt`,
      'invoice',
    )
    expect(fields.supplier_name).toBe('Muster Software')
  })
})
