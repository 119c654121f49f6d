import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
const read = (art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}

describe('sums as shops print them', () => {
  test.each([
    [
      `Total productos (sin IVA)   92,51 €\nGastos de envío (sin IVA)    4,92 €\nTotal (sin IVA)             97,43 €\nTotal impuestos             20,46 €\nTotal (IVA incl.)          117,89 €`,
    ],
    [
      `Total products (tax excl.)  92.51\nShipping (tax excl.)         4.92\nTotal (tax excl.)           97.43\nTotal tax                   20.46\nTotal (tax incl.)          117.89`,
    ],
  ])('a bracket says which total it is: %#', (sums) => {
    expect(read(`Factura Nº 7\n\n${sums}`).fields).toMatchObject({ tax_amount: '20.46', total_amount_with_tax: '117.89' })
  })

  test.each([
    ['Total (base imponible)   92,90 €\nIVA (21%)   19,51 €\nTotal a pagar   112,41 €'],
    ['Montant (HT)   92,90 €\nTVA (21%)   19,51 €\nMontant (TTC)   112,41 €'],
  ])('a bracket says that it is the total without tax: %#', (sums) => {
    expect(read(`Factura Nº 7\n\n${sums}`).fields).toMatchObject({
      subtotal_without_tax: '92.90',
      tax_amount: '19.51',
      total_amount_with_tax: '112.41',
    })
  })

  test('discount and freight stand between the sum of the lines, the tax and the total', () => {
    const { fields } = read(`
Invoice # 100004716

Products            Qty    Price     Subtotal
Backpack              2   100.00       200.00
Headlamp              5    40.00       200.00

Subtotal:                              400.00
Discount (GUIDE10):                    -40.00
Tax:                                    16.00
Shipping & Handling:                    12.00
Grand Total:                           388.00`)
    expect(fields).toMatchObject({ tax_amount: '16.00', total_amount_with_tax: '388.00', amount: '388.00' })
  })

  test('two taxes behind a discount are added up, and what is due is the total', () => {
    const { fields } = read(`
Invoice 2188

Description      Quantity   Unit Price    Amount
Interviews           10.0       100.00   1000.00

Subtotal                                 1000.00
Discount (5%)                             -50.00
GST (5%)                                   47.50
QST (9.975%)                               94.76
Amount Due                           CA$1,092.26`)
    expect(fields).toMatchObject({ tax_amount: '142.26', total_amount_with_tax: '1092.26', currency: 'CAD' })
  })

  const shop = (bracket: string) => `
Factuur 2026-1094

Product                Aantal     Prijs
Snijplank groot             2   € 57,90
Theedoek                    6   € 59,70
Mes                         1   € 34,95

Subtotaal                      € 152,55
Verzending                       € 4,95
Totaal                         € 157,50 ${bracket}`

  test.each(['(inclusief € 27,33 BTW)', '(inclusief € 27,33 21% BTW)'])(
    'the tax within the total, and prices of whole lines: %s',
    (bracket) => {
      const { fields, items } = read(shop(bracket))
      expect(fields).toMatchObject({ tax_amount: '27.33', total_amount_with_tax: '157.50' })
      expect(fields.subtotal_without_tax).not.toBe('152.55')
      expect(items.map(({ quantity, unit_price, total_amount }) => [quantity, unit_price, total_amount])).toEqual([
        ['2', undefined, '57.90'],
        ['6', undefined, '59.70'],
        ['1', '34.95', '34.95'],
      ])
    },
  )

  test('prices that are for one piece stay prices', () => {
    const { items } = read(shop('').replace('152,55', '508,95').replace('157,50', '513,90'))
    expect(items.map(({ unit_price }) => unit_price)).toEqual(['57.90', '59.70', '34.95'])
  })
})

describe('credit notes, paid bills and platforms', () => {
  test('a tax of each line under its head is no price', () => {
    const { fields, items } = read(`
Avoir n° 000000218

Produits                 UGS          Total (HT)    Réduction   Qté      Taxe   Total (TTC)
Papier peint Feuillage   PP-FEU-01      152,00 €       0,00 €     4   30,40 €      182,40 €
Colle intissé 5 kg       COL-INT-5       47,80 €      -4,78 €     2    8,60 €       51,62 €

Sous-total :    199,80 €
Réduction :      -4,78 €
Taxe :           39,00 €
Montant total : 234,02 €`)
    expect(fields).toMatchObject({ tax_amount: '39.00', total_amount_with_tax: '234.02' })
    expect(items.map(({ unit_price }) => unit_price)).toEqual([undefined, undefined])
  })

  test('nothing is due of a paid bill, and its total is not nothing', () => {
    const { fields } = read('INVOICE #   T588210947\nTOTAL AMOUNT   $1,312.50\nTOTAL DUE   $0.00')
    expect(fields).toMatchObject({ total_amount_with_tax: '1312.50', amount: '0.00' })
  })

  test('the number of the invoice is no telephone', () => {
    expect(read('Fattura n.\n004412908817').fields.supplier_contact).toBeUndefined()
  })

  test('whoever writes the invoice on behalf of somebody is not the seller', () => {
    const { fields } = read(`
Facture

Émise par Trajo au nom de :     Facturé à :
VTC Karim Benali SASU           Cabinet Mercier Conseil
8 rue Paul Bert                 41 cours de la Liberté
69003 Lyon                      69003 Lyon
Numéro de TVA : FR93539411207`)
    expect(fields).toMatchObject({ supplier_name: 'VTC Karim Benali SASU', client_name: 'Cabinet Mercier Conseil' })
  })

  test('a street behind its label, the town under it', () => {
    const { fields } = read(`
Voladia Airlines, S.A.
08820 El Prat de Llobregat

Factura VY26-0447192

Datos de facturación
Nombre o razón social: Talleres Artigas S.L.
NIF/CIF: B08551247
Dirección: Carrer de Balmes 114, 2n 1a
08008 Barcelona
España`)
    expect(fields.client_address).toBe('Carrer de Balmes 114, 2n 1a\n08008 Barcelona')
  })
})

describe('heads of shop and program invoices', () => {
  test('an order drawn by lot, beside words that are none', () => {
    const of = (order: string) => read(`Facture FA004812\n\nRéf. de commande : ${order}\nDate : 14/10/2026`).fields.order_reference
    expect(of('XKBPTWQLE')).toBe('XKBPTWQLE')
    expect(of('TELEPHONE')).toBeUndefined()
  })

  test('the day of a month is no amount', () => {
    expect(read('Invoice #: 1183\nDue:   Dec 1, 2026\nTotal:   436.41').fields.amount).toBe('436.41')
  })

  test('a day that is paid by with a discount is not the day it is due', () => {
    const { fields } = read(
      `Rechnung Nr. 7\nRechnungsdatum: 22.10.2026\nZahlungsbedingungen: Bei Zahlung bis zum 29.10.2026 gewähren wir 2% Skonto. Ohne Abzug zahlbar bis zum 21.11.2026.`,
    )
    expect(fields.due_date).toBe('2026-11-21')
  })

  test('a date alone is no payment term', () => {
    expect(read('Rechnung 2026/0147\nZahlungsziel: 14.11.2026').fields.payment_terms).toBeUndefined()
  })

  test('a date under two labels that share it', () => {
    expect(read('Rechnung\n\nRechnungsdatum\n/Lieferdatum 17.10.2026').fields.invoice_date).toBe('2026-10-17')
  })

  test('a means of payment that nobody has heard of', () => {
    expect(read('Rechnung 7\nZahlungsart: Bierdeckel').fields.payment_methods).toBe('Bierdeckel')
    expect(read('Rechnung 7\nZahlungsart: siehe Seite 2').fields.payment_methods).toBeUndefined()
  })

  test('income tax that is kept back is no tax on the sale', () => {
    const { taxes } = read(`
Factura 2026-A-0079

Clase      %       Base imponible     Cuota
IVA      21,00           6.575,50   1.380,86

Clase      %       Base imponible   Importe
IRPF     15,00           6.575,50     986,33`)
    expect(taxes).toEqual([{ rate: '21', amount: '1380.86' }])
  })

  test('the company of the brand, by its legal form', () => {
    const { fields } = read(`
**Meetly**

Meetly Communications UK Limited
107 Cheapside
London EC2V 6DN

Invoice INV214470918

Bill to
Pennine Analytics Ltd
1 Office Park
Leeds LS11 5BD`)
    expect(fields.supplier_name).toBe('Meetly Communications UK Limited')
  })

  test('the bank over an account is no customer', () => {
    const { fields } = read(`
Facture F-2026-10-023

Établissement : Qonto
IBAN : FR14 2004 1010 0505 0001 3M02 606`)
    expect(fields.client_name).toBeUndefined()
  })

  test('a county between town and country', () => {
    const { fields } = read(`
Invoice 7

Bill to
Bean Yard Coffee Ltd
31 Kelham Island
Sheffield S3 8RY
South Yorkshire
United Kingdom`)
    expect(fields.client_address).toBe('31 Kelham Island\nSheffield S3 8RY\nSouth Yorkshire\nUnited Kingdom')
  })

  test('whose code it is stands in a bracket, and a narrow cell breaks the rate off', () => {
    const { items } = read(`
Fattura 7

Cod. articolo       Descrizione            Quantità   Prezzo unitario   IVA   Prezzo totale
RUB-12 (INTERNO)    Rubinetto a sfera          10,00             4,35   IVA           43,50
                                                                        22%
CALD-24C (INTERNO)  Caldaia a condensazione     2,00           845,50   IVA        1.691,00
                    24 kW                                               10%`)
    expect(items.map((item) => [item.divalto_code, item.vat_rate])).toEqual([
      ['RUB-12', '22'],
      ['CALD-24C', '10'],
    ])
  })
})
