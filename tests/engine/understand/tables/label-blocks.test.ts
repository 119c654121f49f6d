import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const rowsOf = (page: string, kind: 'invoice' | 'work_order' = 'work_order') =>
  understandDocument(drawDocument(page), { kind }).items.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])),
  )

describe('items set as blocks of labels and values', () => {
  test('labels over their values, again for each item', () => {
    const rows = rowsOf(`
**BON DE COMMANDE** N° BC26-2207
Date : 29/04/2026

Référence           Désignation               Conditionnement
GANT-N9             Gants nitrile taille 9    Boîte de 100

Quantité            Prix unitaire HT          Montant HT
30                  7,20 €                    216,00 €


Référence           Désignation               Conditionnement
MASQ-2R             Masques type IIR          Boîte de 50

Quantité            Prix unitaire HT          Montant HT
40                  3,90 €                    156,00 €
`)
    expect(rows).toEqual([
      {
        product_code: 'GANT-N9',
        product_name: 'Gants nitrile taille 9',
        requested_quantity: '30',
        unit_price: '7.20',
        total_amount: '216.00',
      },
      { product_code: 'MASQ-2R', product_name: 'Masques type IIR', requested_quantity: '40', unit_price: '3.90', total_amount: '156.00' },
    ])
  })

  test('names that no label asks for, beside the labels of their card', () => {
    const rows = rowsOf(`
**Bestellbestätigung**
Bestellnummer: WD-4471820
Bestelldatum: 19.05.2026


Akku-Schlagbohrschrauber 18 V              Einzelpreis: 129,90 €
Art.-Nr.: AS-1820                          Menge: 2
Lieferumfang mit Koffer                    Summe: 259,80 €



Bit-Satz 32-teilig                         Einzelpreis: 14,95 €
Art.-Nr.: BS-32                            Menge: 5
                                           Summe: 74,75 €
`)
    expect(rows).toEqual([
      {
        product_code: 'AS-1820',
        product_name: 'Akku-Schlagbohrschrauber 18 V',
        requested_quantity: '2',
        unit_price: '129.90',
        total_amount: '259.80',
      },
      { product_code: 'BS-32', product_name: 'Bit-Satz 32-teilig', requested_quantity: '5', unit_price: '14.95', total_amount: '74.75' },
    ])
  })

  test('blocks without amounts have the same labels each', () => {
    const rows = rowsOf(`
**PEDIDO 2026-318**
Fecha: 14/05/2026

Artículo: Aceite de girasol 5 l
Referencia: AC-1180   Cantidad: 16   Precio: 8,95 €

Artículo: Harina de fuerza 25 kg
Referencia: HA-25   Cantidad: 10   Precio: 17,40 €
`)
    expect(rows).toEqual([
      { product_code: 'AC-1180', product_name: 'Aceite de girasol 5 l', requested_quantity: '16', unit_price: '8.95' },
      { product_code: 'HA-25', product_name: 'Harina de fuerza 25 kg', requested_quantity: '10', unit_price: '17.40' },
    ])
  })

  test('two columns of labels, names behind the titles, units of the code list of the United Nations', () => {
    const rows = rowsOf(
      `
**Facture** VF2026/0219
Date : 2026-03-09

Ligne 1 – Luminaire LED mât
Réf. vendeur             LED4000-M       Quantité       12 C62
Prix unitaire            198,00          TVA            S 21 %
Montant de la ligne      2 376,00

Ligne 2 – Câble XVB 3G2
Réf. vendeur             CAB-3G2         Quantité       3 C62
Prix unitaire            96,00           TVA            S 21 %
Montant de la ligne      288,00
`,
      'invoice',
    )
    expect(rows).toEqual([
      {
        divalto_code: 'LED4000-M',
        description: 'Luminaire LED mât',
        quantity: '12',
        unit_price: '198.00',
        vat_rate: '21',
        total_amount: '2376.00',
      },
      { divalto_code: 'CAB-3G2', description: 'Câble XVB 3G2', quantity: '3', unit_price: '96.00', vat_rate: '21', total_amount: '288.00' },
    ])
  })

  test('the rate of the sums under the last item is not its own', () => {
    const rows = rowsOf(
      `
**Factura** 4711

Concepto 1 de 2
Descripción: Rótulo luminoso
Cantidad:  1       Precio unitario: 480,00
Código:  RL-200    Importe:  480,00
Concepto 2 de 2
Descripción: Vinilo de corte
Cantidad:  4       Precio unitario: 20,00
Código:  VC-1      Importe:  80,00
                                               Base imponible  560,00 €
                                               IVA 21 %        117,60 €
                                               Total factura   677,60 €`,
      'invoice',
    )
    expect(rows.map((row) => [row['description'], row['vat_rate']])).toEqual([
      ['Rótulo luminoso', undefined],
      ['Vinilo de corte', undefined],
    ])
  })

  test('a page that ends parts one item from the next', () => {
    const item = (name: string, quantity: string, total: string) => `
Menge:           ${quantity}         Bezeichnung:  ${name}


Preis:           10,00


Gesamtpreis:     ${total}
`
    const document = drawDocument(`**Rechnung** R-1\n${item('Streusalz', '6', '60,00')}`)
    const [next] = drawDocument(item('Schneeschieber', '12', '120,00')).pages
    const second = {
      ...next!,
      number: 2,
      lines: next!.lines.map((line) => ({ ...line, page: 2, words: line.words.map((word) => ({ ...word, page: 2 })) })),
    }
    const pages = [...document.pages, { ...second, words: second.lines.flatMap(({ words }) => words) }]
    const { items } = understandDocument({ ...document, pages, pageCount: 2 }, { kind: 'invoice' })
    expect(items.map(({ description, total_amount }) => [description?.value, total_amount?.value])).toEqual([
      ['Streusalz', '60.00'],
      ['Schneeschieber', '120.00'],
    ])
  })

  test('how many at what price, behind one label', () => {
    const rows = rowsOf(`
**PURCHASE ORDER**
PO number SFS-30771

Line 1
Part no. BRK-2208
Item: Brake disc front
Qty ordered: 8 EA @ £64.50 each = £516.00

Line 2
Part no. PAD-771
Item: Brake pad set
Qty ordered: 4 EA @ £38.20 each = £152.80
`)
    expect(rows).toEqual([
      { product_code: 'BRK-2208', product_name: 'Brake disc front', requested_quantity: '8', unit_price: '64.50', total_amount: '516.00' },
      { product_code: 'PAD-771', product_name: 'Brake pad set', requested_quantity: '4', unit_price: '38.20', total_amount: '152.80' },
    ])
  })

  test('what stands next behind a colon is a value, though it heads a column elsewhere', () => {
    const rows = rowsOf(
      `
**Rechnung** R-77

Position 1
Artikelbezeichnung:            Arbeitsstunde Monteur
Menge:                         40
Einheit:                       Std
Preis pro Einheit (netto):     6,21 EUR
Gesamtpreis (netto):           248,40 EUR

Position 2
Artikelbezeichnung:            Kompressen steril
Menge:                         6
Einheit:                       Kt
Preis pro Einheit (netto):     0,69 EUR
Gesamtpreis (netto):           4,14 EUR
`,
      'invoice',
    )
    expect(rows).toEqual([
      { description: 'Arbeitsstunde Monteur', quantity: '40', unit_price: '6.21', total_amount: '248.40' },
      { description: 'Kompressen steril', quantity: '6', unit_price: '0.69', total_amount: '4.14' },
    ])
  })

  test('a label of two lines, and a name of two lines beside its label', () => {
    const rows = rowsOf(
      `
**Rechnung** R-77

Position 1
Freitext:                      Menge                              24
Bestellposition:    20         Preis pro Einheit (netto)        7,30
                               Zeilensumme (netto)            175,20
Bezeichnung:        Reinigungspad rot
                    17 Zoll
Artikelkennung:     PAD-R17
Artikelkennung des
Käufers:            K-9

Position 2
Freitext:                      Menge                               8
Bestellposition:    30         Preis pro Einheit (netto)       36,00
                               Zeilensumme (netto)            288,00
Bezeichnung:        Grundreiniger
Artikelkennung:     GR-10
`,
      'invoice',
    )
    expect(rows).toEqual([
      { divalto_code: 'PAD-R17', description: 'Reinigungspad rot 17 Zoll', quantity: '24', unit_price: '7.30', total_amount: '175.20' },
      { divalto_code: 'GR-10', description: 'Grundreiniger', quantity: '8', unit_price: '36.00', total_amount: '288.00' },
    ])
  })

  test('cards of a shop with what they cost together at their right', () => {
    const rows = rowsOf(`
**Order HF-90217**
Order date: 6 May 2026

Merino crew sock                          £48.00
Colour: Slate
SKU: MC-811
Qty: 4

Waxed canvas tote                         £65.00
Colour: Olive
SKU: WT-20
Qty: 1

Total                                    £113.00`)
    expect(rows).toEqual([
      { product_code: 'MC-811', product_name: 'Merino crew sock', requested_quantity: '4', total_amount: '48.00' },
      { product_code: 'WT-20', product_name: 'Waxed canvas tote', requested_quantity: '1', total_amount: '65.00' },
    ])
  })
})
