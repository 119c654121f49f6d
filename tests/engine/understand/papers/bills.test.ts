import { describe, expect, test } from 'vitest'
import { findPhone } from '#app/engine/understand/parties/contacts.ts'
import { hasPostalCode } from '#app/engine/understand/parties/places.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items, vat_details } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain), taxes: vat_details.map(plain) }
}

describe('bills that list names with amounts', () => {
  test('freight counts in the sum and is no thing sold', () => {
    const { items } = read(`
Invoice No. 4711
Repair of the garden gate              300.00
New lock, fitted                        80.00
Freight                                 20.00
Total                                  400.00`)
    expect(items.map((row) => [row.description, row.total_amount])).toEqual([
      ['Repair of the garden gate', '300.00'],
      ['New lock, fitted', '80.00'],
    ])
  })

  test('a discount in the list is taken off before the sum says that it is one', () => {
    const { items } = read(`
Factura núm. 4711
Fibra 600 Mb                            45,00
Línea móvil                             15,00
Descuento fidelidad                     -3,00
Total (base imponible)                  57,00
IVA (21%)                               11,97
Total a pagar                           68,97`)
    expect(items.map((row) => row.total_amount)).toEqual(['45.00', '15.00'])
  })

  test('freight alone is no list', () => {
    expect(read('Invoice No. 4711\nFreight      20.00\nTotal        20.00').items).toEqual([])
  })

  test('heads of groups with the sums of what stands under them are no charges', () => {
    const { items } = read(`
Invoice number 4711
Total due                                              155.20

Servers (project: shop)                                 69.20
   web-01 small           01/03 - 01/04    744 hours    24.00
   web-02 small           01/03 - 01/04    744 hours    45.20
Databases (project: shop)                               61.00
   main medium            01/03 - 01/04    744 hours    61.00
Storage (region: north)                                 25.00
   Outbound transfer                       1595 GB      25.00`)
    expect(items.map((row) => [row.description, row.quantity, row.total_amount])).toEqual([
      ['web-01 small', '744', '24.00'],
      ['web-02 small', '744', '45.20'],
      ['main medium', '744', '61.00'],
      ['Outbound transfer', '1595', '25.00'],
    ])
  })
})

describe('items set as forms', () => {
  test('name and description are of one item, a label may wrap, and a heading stands beside the first label of a row', () => {
    const position = (at: number, name: string, code: string, total: string) => `
Position ${at}
                                             Bezeichnung:       ${name}
                                             Beschreibung:      Stoff grau
Preiseinzelheiten                            Artikelnummer:     ${code}
Menge:                        2
Preis pro Einheit (netto):    ${total === '20,00' ? '10,00' : '15,00'}
Gesamtpreis (netto):          ${total}
Umsatzsteuer:                 S
Umsatzsteuersatz in           19%
Prozent:`
    const { items } = read(
      `Rechnungsnummer: R-4711${position(1, 'Stuhl Ergo', 'ST-1', '20,00')}${position(2, 'Tisch Ergo', 'TI-2', '30,00')}`,
    )
    expect(items).toMatchObject([
      { description: 'Stuhl Ergo', divalto_code: 'ST-1', quantity: '2', vat_rate: '19', total_amount: '20.00' },
      { description: 'Tisch Ergo', divalto_code: 'TI-2', quantity: '2', vat_rate: '19', total_amount: '30.00' },
    ])
  })
})

describe('sums and taxes', () => {
  test('the number of a law behind the tax is no registration', () => {
    const { fields } = read(`
Rechnung Nr. 4711
Zwischensumme netto                       879,60 EUR
19 % Umsatzsteuer Nr. 7008 VV RVG         167,12 EUR
Gesamtbetrag                            1.046,72 EUR`)
    expect(fields).toMatchObject({ tax_amount: '167.12', vat_rate: '19' })
  })

  test('a deposit that is billed is due, and its share of the contract no tax', () => {
    const { fields, taxes } = read(`
FACTURE D'ACOMPTE
N° : FAC-18
Désignation                  Marché HT      %     Montant HT
Acompte à la commande        18 640,00      30    5 592,00

Total HT                     5 592,00
TVA 5,5 %                      307,56
Acompte TTC à régler         5 899,56`)
    expect(fields).toMatchObject({ tax_amount: '307.56', total_amount_with_tax: '5899.56', amount: '5899.56' })
    expect(taxes).toEqual([{ rate: '5.5', amount: '307.56' }])
  })
})

describe('taxes of India', () => {
  test('two taxes of one rate are the tax together, and the total is theirs but for the rounding that is printed', () => {
    const { fields } = read(`
Tax Invoice No. KE-4711
Description            Quantity    Rate      Amount
Steel cable gland            40   62.00    2,480.00

Taxable Value                              2,480.00
CGST @ 9%                                    223.20
SGST @ 9%                                    223.20
Rounding Off                                  -0.40
Total                                      2,926.00`)
    expect(fields).toMatchObject({ subtotal_without_tax: '2480.00', tax_amount: '446.40', total_amount_with_tax: '2926.00' })
  })
})

describe('numbers', () => {
  test('the sign alone leads to the number where it has a line of its own', () => {
    expect(read('FACTURA\n\n\nLucía Ferrándiz                Nº 14/2025\nFecha 30-09-2025').fields.invoice_number).toBe('14/2025')
  })

  test('an account behind its label goes on in the next line, its check digits right or not', () => {
    expect(read('Facture FA-4711\nCode IBAN : FR76 1330 6001 1265\n0987 4120 383').fields.bank_details).toBe(
      'FR76 1330 6001 1265 0987 4120 383',
    )
  })

  test('a span of days is no telephone', () => {
    expect(findPhone('01/07/25 - 31/07/25')).toBeUndefined()
    expect(findPhone('04 91 55 02 18')?.value).toBe('04 91 55 02 18')
  })
})

describe('parties', () => {
  test('the small print with name, form, address and register in one line is the issuer, whose brand stands above', () => {
    const { fields } = read(`
telmora                                    Talleres Beltrán e Hijos, S.L.
                                           Pol. Ind. La Ermita, parcela 6
                                           45200 Illescas (Toledo)
                                           CIF B45118820

Nº de factura TM-4711
Total a pagar 112,41
${'\n'.repeat(50)}
Telmora Comunicaciones, S.A.U. C/ Isabel Colbrand 22, 28050 Madrid. CIF A82009812. Inscrita, Tomo 21.440, Folio 12`)
    expect(fields).toMatchObject({
      supplier_name: 'Telmora Comunicaciones, S.A.U.',
      supplier_address: 'C/ Isabel Colbrand 22, 28050 Madrid',
      client_name: 'Talleres Beltrán e Hijos, S.L.',
    })
  })

  test('a registry behind the town takes no postal code away, alone it has none', () => {
    expect(hasPostalCode('C/ Mayor 2, 28050 Madrid. Tomo 21440, Folio 12')).toBe(true)
    expect(hasPostalCode('Tomo 21440 Madrid, Folio 12')).toBe(false)
  })

  test('a house without a number between a couple and their town is of the address', () => {
    expect(read('Facture N° 4711\n\nClient\nM. et Mme Rouquette\nLe Mas Vieux\n46090 Arcambal').fields).toMatchObject({
      client_name: 'M. et Mme Rouquette',
      client_address: 'Le Mas Vieux\n46090 Arcambal',
    })
  })

  test('a doctor is no drive', () => {
    const { fields } = read('Kanzlei Dr. Asmussen & Thiel · Kaiserallee 31 · 76133 Karlsruhe\n\nRechnung Nr. 4711')
    expect(fields).toMatchObject({ supplier_name: 'Kanzlei Dr. Asmussen & Thiel', supplier_address: 'Kaiserallee 31 · 76133 Karlsruhe' })
  })
})

test('codes behind the lines are the rates that the summary of taxes explains, under a head for rates too', () => {
  const rates = (head: string) =>
    read(`
FACTURE N° 4711
Article    Désignation          Qté    P.U. HT    Montant HT    ${head}
104522     Beurre doux           12       4,15         49,80    1
220871     Liquide vaisselle      4       7,90         31,60    2

CODE       BASE HT     TAUX      MONTANT TVA
1          49,80        5,50        2,74
2          31,60       20,00        6,32

TOTAL HT 81,40
TOTAL TTC 90,46`).items.map((row) => row.vat_rate)
  expect(rates('Code TVA')).toEqual(['5.5', '20'])
  expect(rates('TVA')).toEqual(['5.5', '20'])
})
