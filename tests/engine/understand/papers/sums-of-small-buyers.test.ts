import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (result: ReturnType<typeof read>, name: string) => result.fields[name]?.value

describe('sums and currency', () => {
  const plain = (sentence: string, title = 'ORDEN DE COMPRA') =>
    read(`
Cooperativa Los Alisos Ltda.                                 ${title}
                                                             No 1344
                                                             2026-11-05

Cant.       Descripción                    Unitario        Total
6           Válvula esclusa DN100          1845.00         11070.00
24          Junta plana EPDM               21.50           516.00
                                           TOTAL           11586.00

${sentence}
`)
  test.each([
    ['ESTOS PRECIOS SON MAS IVA', 'ORDEN DE COMPRA'],
    ['Precios + I.G.V.', 'ORDEN DE COMPRA'],
    ['Prices are plus VAT', 'PURCHASE ORDER'],
    ['Prix + TVA', 'BON DE COMMANDE'],
    ['Alle Preise plus MwSt.', 'BESTELLUNG'],
  ])('%s: the only total is that without tax', (sentence, title) => {
    const result = plain(sentence, title)
    expect(valueOf(result, 'total_amount_without_tax')).toBe('11586.00')
    expect(valueOf(result, 'total_amount_with_tax')).toBeUndefined()
  })

  test.each([
    ['Arrêtée la présente commande à la somme de :', 'Onze mille cinq cent quatre-vingt-six Francs CFA', 'XOF'],
    ['Arrêté à la somme de :', 'Onze mille cinq cent quatre-vingt-six francs guinéens', 'GNF'],
  ])('the sum in words has a line of its own under "%s"', (lead, words, currency) => {
    expect(valueOf(plain(`${lead}\n${words}`, 'BON DE COMMANDE'), 'currency')).toBe(currency)
  })

  test('a broken amount of francs beside its letters is money', () => {
    const result = read(`
Garage du Fleuve                                             BON DE COMMANDE
                                                             N° BC-0044
                                                             Date : 03/02/2026

Désignation                  Qté        P.U.            Total
Lit superposé                45         96 005          4 320 225
Armoire                      45         74 500          3 352 500
                                        Total HT:       7 672 725 F CFA
                                        TVA (18%):      1 381 090,5 F CFA
                                        Total TTC:      9 053 815,5 F CFA
`)
    expect(valueOf(result, 'total_amount_with_tax')).toBe('9053815.5')
    expect(valueOf(result, 'currency')).toBe('XOF')
  })

  test.each(['Total: 7 éléments à commander', 'Total: 3 articles', 'Total: 12 unidades'])('%s counts things', (count) => {
    const result = read(`
Laboratoire Prothèse du Léguer                               BON DE COMMANDE
4 quai Saint-Nicolas, 22500 Paimpol                          N° BC-20260121-0844
                                                             Date: 21/01/2026

Désignation                  Stock        Seuil        Quantité
Couronne zircone             3            10           20
Bridge provisoire            0            5            12

${count}
`)
    expect(valueOf(result, 'total_amount_with_tax')).toBeUndefined()
    expect(valueOf(result, 'total_amount_without_tax')).toBeUndefined()
  })
})

describe('numbers of other things', () => {
  test('a tour is no order, a request that is answered is none', () => {
    const baker = read(`
                          Dorfladen Oberlauterbach UG - Kirchplatz 4 - 85283 Wolnzach

Bestellschein             Kunden-Nr.: 2260 Tour-Nr.: 7           Liefertag: Samstag, 18.07.2026

Nr.       Bezeichnung                       Menge
101       Kaisersemmel                      120
102       Mohnsemmel                        40
`)
    expect(valueOf(baker, 'name')).toBe('Bestellschein')
    const answered = read(`
Purchase Order

Ref Doc No.    : RFQ1002244                 Doc No.      : PO1004444
Require Date   : 28-07-2026                 Doc Date     : 13-07-2026

Item code          Quantity     Unit Price     Total
RM-HDPE-B5         500          118.50         59250.00
PK-CRTN-7PLY       120          46.25          5550.00
                                Total          64800.00
`)
    expect(valueOf(answered, 'name')).toBe('PO1004444')
    expect(valueOf(answered, 'requested_delivery_date')).toBe('2026-07-28')
    expect(valueOf(answered, 'order_date')).toBe('2026-07-13')
  })
})
