import { describe, expect, test } from 'vitest'
import { hasLegalForm } from '#app/engine/understand/parties/company-names.ts'
import { isPlace } from '#app/engine/understand/parties/places.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'invoice' }).fields

describe('parties of invoices', () => {
  test('a county is a line of an address and no company', () => {
    expect([hasLegalForm('Co. Waterford'), isPlace('Co. Waterford')]).toEqual([false, true])
    expect([hasLegalForm('Smith & Co.'), isPlace('Smith & Co.')]).toEqual([true, false])
    const fields = read(`
Invoice NM-2291

Bill to
Brannigan Dairy Co-op
Carrigeen
Co. Waterford
X91 D7T1`)
    expect([fields.client_name?.value, fields.client_address?.value]).toEqual([
      'Brannigan Dairy Co-op',
      'Carrigeen\nCo. Waterford\nX91 D7T1',
    ])
  })

  test('the foot that names a town before its registration gives no more than the address', () => {
    const fields = read(`
Invoice SI-40915


Sable & Finch Supplies Ltd, Unit 8 Belmont Estate, Durham DH1 1TN. Registered in England No. 07719235. VAT No. GB 204 5518 73.`)
    expect(fields.supplier_address?.value).toBe('Unit 8 Belmont Estate, Durham DH1 1TN')
  })

  test('whose name the invoice is made out to is the customer', () => {
    const fields = read(`
Hotel Puerta del Tajo
Ronda de Buenavista 27, 45005 Toledo

Factura a nombre de
Instalaciones Arévalo, S.A.
C/ Vallespín 9
05001 Ávila

Factura nº    F25/03318`)
    expect(fields.client_name?.value).toBe('Instalaciones Arévalo, S.A.')
  })
})

describe('the day of an invoice', () => {
  test('stands right under the title, with or without a word before it', () => {
    expect(read('FATTURA n. 318/2025\ndel 30/10/2025\n\nScadenza    29/11/2025').invoice_date?.value).toBe('2025-10-30')
    expect(
      read('FACTURA 2025/11\n28/02/2025\n\nPlazo         Vencimiento\n50 %          30/03/2025\n50 %          29/04/2025').invoice_date
        ?.value,
    ).toBe('2025-02-28')
  })

  test('is not the first of a column of days', () => {
    const fields = read(`
Bramsche, den 21.03.2025
Schlussrechnung Nr. 2025/0188

Abschlagsrechnung           Datum           brutto
2024/0911                   02.12.2024      2.975,00
2025/0102                   17.02.2025      3.570,00`)
    expect(fields.invoice_date?.value).toBe('2025-03-21')
  })
})
