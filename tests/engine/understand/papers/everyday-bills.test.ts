import { expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => {
  const { fields, items } = understandDocument(drawDocument(art), { kind: 'invoice' })
  const plain = (cells: Record<string, { value: string }>): Record<string, string> =>
    Object.fromEntries(Object.entries(cells).map(([name, { value }]) => [name, value]))
  return { fields: plain(fields), items: items.map(plain) }
}

test('an empty page before the others takes no weight from them', () => {
  const paper = drawDocument('Factura 14/2026\nBarcelona, 2 de junio de 2026')
  const [page] = paper.pages
  const behind = {
    ...paper,
    pages: [
      { ...page!, lines: [] },
      { ...page!, number: 2 },
    ],
  }
  expect(classify(behind)).toEqual(classify(paper))
})

test.each(['3104 7786 21', '8812 440 19', '1204 77 8812'])('a number in groups right behind its label: %s', (number) => {
  expect(read(`N° de facture : ${number}\nDate de facture : 05/02/2026`).fields.invoice_number).toBe(number)
})

test('a fixed charge right under the heads is a thing bought, whatever word it begins with', () => {
  const { items } = read(`
    Factura nº 4711

    Concepto                         m³       Precio    Importe
    Cuota de servicio                                     18,64
    Consumo bloque 1                 15       0,4120       6,18
    Consumo bloque 2                 25       0,7935      19,84
    Base imponible                                        44,66
    IVA 10 %                                               4,47
    Total factura                                         49,13
  `)
  expect(items.map(({ total_amount }) => total_amount)).toEqual(['18.64', '6.18', '19.84'])
})

test('what is carried from before, right under the heads, is none', () => {
  const { items } = read(`
    Factura nº 4711

    Concepto                         Uds      Precio    Importe
    Suma anterior                                         18,64
    Papel A4                         15       4,00        60,00
    Sobres                           10       1,10        11,00
    Base imponible                                        89,64
  `)
  expect(items.map(({ total_amount }) => total_amount)).toEqual(['60.00', '11.00'])
})

test('lines of a second table without heads are known by their arithmetic where its columns stand elsewhere', () => {
  const { items } = read(`
    Rechnung Nr. 4711

    Art.-Nr.   Bezeichnung              Menge      Preis      Betrag
    1104       Pils 20 x 0,5 l             40      11,90      476,00
    1180       Weizen 20 x 0,5 l           12      12,60      151,20
    Pfand und Leergut
    9001  Pfand Kiste 20 x 0,5   52  3,10  161,20
    9003  Leergut Kiste 12 x 0,7   -58  3,30  -191,40
    Summe                                                     597,00
  `)
  expect(items.map(({ quantity, unit_price, total_amount }) => [quantity, unit_price, total_amount])).toEqual([
    ['40', '11.90', '476.00'],
    ['12', '12.60', '151.20'],
    ['52', '3.10', '161.20'],
    ['-58', '3.30', '-191.40'],
  ])
  expect(items[2]).toMatchObject({ divalto_code: '9001', description: 'Pfand Kiste 20 x 0,5' })
})

test('parts of a line that count themselves are no lines where the lines come to their sum without them', () => {
  const { items } = read(`
    Rechnung Nr. 4711

    Art.-Nr.   Bezeichnung              Menge      Preis      Betrag
    1104       Wartung Aufzug               1     476,00      476,00
               enthält Prüfung 2  60,00  120,00
    1180       Fahrt                       12      12,60      151,20
    Summe                                                     627,20
  `)
  expect(items.map(({ total_amount }) => total_amount)).toEqual(['476.00', '151.20'])
})

test('the initials of who did the work are no article codes', () => {
  const { items } = read(`
    Invoice number 4711

    Date       F/E    Work done                     Hours   Rate £   Amount £
    02/03/26   JRT    Reviewing draft lease          2.40   285.00     684.00
    05/03/26   JRT    Telephone call                 0.60   285.00     171.00
    09/03/26   AMK    Preparing report on title      3.50   190.00     665.00
    Total                                                             1,520.00
  `)
  expect(items).toHaveLength(3)
  expect(items.every((item) => item.divalto_code === undefined)).toBe(true)
})

test('what a line comes to is without tax where it is printed with and without', () => {
  const { items } = read(`
    Facture n° 4711

    Prestation                       Prix HT      Prix TTC
    Conception du site vitrine       3 200,00     3 840,00
    Rédaction de 12 pages            1 080,00     1 296,00
    TOTAL                            4 280,00     5 136,00
  `)
  expect(items).toMatchObject([{ total_amount: '3200.00' }, { total_amount: '1080.00' }])
  expect(items[0]).not.toHaveProperty('unit_price')
})

test('a share of the work done is no quantity', () => {
  const { items } = read(`
    Facture n° 4711

    Poste   Désignation                    Montant marché    Avanc. %          Montant HT
    1.1     Installation de chantier             8 500,00         100             3 400,00
    1.2     Gros œuvre maçonnerie               46 200,00          60            13 860,00
    2.1     Dallage béton                       18 350,00          50             9 175,00
  `)
  expect(items).toHaveLength(3)
  expect(items.every((item) => item.quantity === undefined)).toBe(true)
})

test('the balance of something else is not what is due', () => {
  const { fields } = read(`
    Facture n° 4410
    Total HT                      876,20
    TVA 20,00 %                   175,24
    Total TTC                   1 051,44
    Solde consignes                28,30
    Net à payer                 1 079,74
  `)
  expect(fields).toMatchObject({ total_amount_with_tax: '1051.44', amount: '1079.74' })
})

test.each([
  ['Cornish Crab Company Ltd\n    The Old Cannery\n    Newlyn\n    Penzance TR18 5HW', 'The Old Cannery\nNewlyn\nPenzance TR18 5HW'],
  ['EARL Labarthe\n    Le Bourg\n    81150 Cahuzac', 'Le Bourg\n81150 Cahuzac'],
  ['Dupont SARL\n    Jean Martin\n    81150 Cahuzac', '81150 Cahuzac'],
])('between a firm and its town, houses and villages have names: %s', (block, address) => {
  expect(read(`Invoice to:\n    ${block}\n\n    Invoice number: 4711`).fields.client_address).toBe(address)
})

test.each([
  ['Betaling binnen 30 dagen op rekening NL98 RABO 0314 8820 19 t.n.v. Van Dam', 'Betaling binnen 30 dagen'],
  ['Zahlbar innerhalb von 10 Tagen auf unser Konto DE89 7905 0000 0042 0011 88', 'Zahlbar innerhalb von 10 Tagen'],
  ['Zahlbar bis: 30. April 2026', undefined],
  ['Payment of the balance is due 14 days after delivery.', 'Payment of the balance is due 14 days after delivery.'],
])('terms end before the account, and a day alone is none: %s', (line, terms) => {
  expect(read(`Invoice number: 4711\n\n${line}`).fields.payment_terms).toBe(terms)
})

test.each([
  ['P.IVA IT04718290358 - Tel. 081 764 3321', '081 764 3321'],
  ['Service clients pro : 09 70 81 44 20', '09 70 81 44 20'],
])('the telephone behind its own word: %s', (line, phone) => {
  expect(read(`Volteo Énergies SA\n14 quai de la Fosse\n44000 Nantes\n${line}\n\nFacture n° 4711`).fields.supplier_contact).toBe(phone)
})

test('a draft drawn on a day says when and by what', () => {
  expect(read('Facture n° 4711\n\nLCR magnétique au 31/05/2026').fields).toMatchObject({
    due_date: '2026-05-31',
    payment_methods: 'LCR magnétique',
  })
})

test('the company that a brand in large type belongs to is not who the invoice goes to', () => {
  const paper = drawDocument(`
    ETIKPRINT

    Etikprint Soluciones de Identificación, S.A.
    C/ Innovación, 9
    08908 L'Hospitalet de Llobregat
    NIF A08119323 - Tel. 932 630 144 - admin@etikprint.es

                                        Logística Besòs, S.L.
                                        Avda. Alfons XIII, 400
                                        08918 Badalona

    Factura nº R26-0041
    Fecha: 26/05/2026
  `)
  paper.pages[0]!.lines[0]!.size = 22
  const { fields } = understandDocument(paper, { kind: 'invoice' })
  expect(fields.client_name?.value).toBe('Logística Besòs, S.L.')
})
