import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { linesFrom } from '#app/engine/read/lines.ts'
import { drawDocument } from '#tests/support/page.ts'

const understand = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' })
const fieldsOf = (page: string) =>
  Object.fromEntries(Object.entries(understand(page).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))
const LARGE = 12
/** The same with its first row in larger type, its left half perhaps in larger type still. */
const withLoudHead = (art: string, left = LARGE) => {
  const document = drawDocument(art)
  const [page] = document.pages
  const words = page!.words.map((word) => {
    const size = word.box.left < 200 ? left : LARGE
    return word.box.top < 41 ? { ...word, size, box: { ...word.box, top: word.box.top + 9 - size } } : word
  })
  const { fields } = understandDocument({ ...document, pages: [{ ...page!, words, lines: linesFrom(words) }] }, { kind: 'work_order' })
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}
const cellsOf = (page: string, name: string) => understand(page).items.map((row) => row[name]?.value)

describe('whose article code it is, where the buyer writes', () => {
  test('of two heads "your" code is the seller’s', () => {
    const page = `
      **Bestellung** Nr. 4711          Datum: 09.03.2026

      Art.-Nr.    Ihre Art.-Nr.    Bezeichnung              Menge    Einzelpreis    Gesamt
      10034       HB-778311        Papierhandtuch weiß         48          28,40    1.363,20
      11210       HB-615004        Spülmaschinenpulver          9          41,20      370,80
    `
    expect(cellsOf(page, 'product_code')).toEqual(['HB-778311', 'HB-615004'])
  })

  test('the seller’s number under the buyer’s', () => {
    const page = `
      **Purchase Order** 4700115508    Date: 04/21/2026

      Item     Material    Description             Quantity    Price    Amount
      00010    1002277     Mechanical seal               24    61.35    1,472.40
               Your material number: DSG-88-140
      00020    1002281     Flange gasket                 16    18.90      302.40
               Your material number: DSG-88-175
    `
    expect(cellsOf(page, 'product_code')).toEqual(['DSG-88-140', 'DSG-88-175'])
  })

  test('the seller’s number under the buyer’s without a colon, or in its cell beside other words', () => {
    const page = `
      **Bestellung** 4500872216    Datum: 12.11.2026

      Pos.     Material               Bezeichnung              Menge    Preis       Nettowert
      00010    400017733              Wendeschneidplatte         100      7,85         785,00
                                      Ihre Materialnummer W-2210-08
      00020    400017751              Klemmhalter                  4     68,40         273,60
               Ihre Nr.: W-2288-01                               per 1 ST
    `
    expect(cellsOf(page, 'product_code')).toEqual(['W-2210-08', 'W-2288-01'])
  })

  test('the seller’s number after the buyer’s within the text of the line', () => {
    const page = `
      **Purchase Order** 118204    Date: 16 Nov 2026

      Line     Description              Quantity    UOM     Unit Price    Amount
      1        Item: 10-20417                  3    Each        412.75    1,238.25
               PUMP, HYDRAULIC, GEAR
               Supplier Item: HX-4410-02
      2        Item: 10-20981                 24    Each         18.90      453.60
               FILTER ELEMENT, RETURN
               Supplier Item: FLT-10M-88
    `
    expect(cellsOf(page, 'product_code')).toEqual(['HX-4410-02', 'FLT-10M-88'])
  })

  test('a code that its column broke goes on in the next row, with more of the name or alone', () => {
    const page = `
      **Bestellung** BE-7    Datum: 12.11.2026

      Nr.      Beschreibung              Menge    Preis       Betrag
      1896-    Schreibtisch verstellbar      8    649,00    5.192,00
      S        160x80 Eiche
      1936-    Drehstuhl Synchron            8    298,00    2.384,00
      S
      70104    Kabelwanne 120 cm             8     24,50      196,00
    `
    expect(cellsOf(page, 'product_code')).toEqual(['1896-S', '1936-S', '70104'])
  })

  test('a code alone under each name, quantity times price beside it', () => {
    const page = `
      **Pedido de compra** PC-00284     Fecha 06/05/2026

      Lámpara colgante Aura            6 uds × 184,50 €      1.107,00 €
      LF-PEND-09

      Aplique de pared Liso            14 uds × 67,20 €        940,80 €
      LF-APL-12
    `
    expect(cellsOf(page, 'product_code')).toEqual(['LF-PEND-09', 'LF-APL-12'])
  })
})

describe('lines of an order', () => {
  test('what is given free of charge is a line', () => {
    const page = `
      **Bon de commande** n° 26147      Date : 12/02/2026

      Référence    Désignation            Qté    PU HT      Montant HT
      GF-40211     Dégraissant bidon       12    13,48          161,76
      GF-40211     Dégraissant bidon        1    GRATUIT
      GF-51003     Lunettes incolores      30     3,24           97,20
    `
    expect(cellsOf(page, 'requested_quantity')).toEqual(['12', '1', '30'])
  })

  test('a list in a letter: a code of two parts, "zu je" before the price', () => {
    const page = `
      **Bestellung** Nr. 26-058

      3600 Stück  Bordeauxflasche 0,75 l  Art. GK 7510  zu je 0,412 EUR
      4000 Stück  Naturkorken 45 x 24 mm  Art. GK 2024  zu je 0,285 EUR
    `
    expect(cellsOf(page, 'product_code')).toEqual(['GK 7510', 'GK 2024'])
    expect(cellsOf(page, 'unit_price')).toEqual(['0.412', '0.285'])
  })
})

describe('the number of the order', () => {
  test.each([
    ['N/Ref.: Pedido 2026/0219\n\nMuy señores nuestros:\n\nRogamos confirmen nuestro pedido. Fecha de pedido: 21/04/2026', '2026/0219'],
    ['Commande du jour n°\nCJ-1187\n\nDate : 16/04/2026', 'CJ-1187'],
  ])('%s', (page, number) => {
    expect(fieldsOf(page).name).toBe(number)
  })

  test('in large type at the other edge, level with the title', () => {
    const page = `
      Ordine di acquisto                                                                              4500 21 8874

      Data ordine 14/04/2026     Consegna entro 30/04/2026     Richiedente Giulia Marchetti
    `
    expect(withLoudHead(page, 19).name).toBe('4500 21 8874')
  })
})

describe('where the goods go', () => {
  test('under a sentence that ends in a colon', () => {
    const page = `
      **Purchase order** HC-4471      Date: 3 June 2026

      Needed Friday 5 June, between 7am and 9.30am please, usual back gate:

      Harcourt Catering Ltd
      Unit 3 Canal Wharf
      Leeds LS11 5PS
    `
    expect(fieldsOf(page)).toMatchObject({
      delivery_address: 'Harcourt Catering Ltd Unit 3 Canal Wharf Leeds LS11 5PS',
      start_delivery_time: '07:00',
      end_delivery_time: '09:30',
    })
  })

  test('a house number between street and town within a sentence', () => {
    const page = `
      **Pedido** 2026/0219       Fecha: 21/04/2026

      La entrega deberá efectuarse en nuestro almacén de confección, Partida de Media Legua, 14, 03310 Jacarilla.
    `
    expect(fieldsOf(page).delivery_address).toBe('almacén de confección, Partida de Media Legua, 14, 03310 Jacarilla')
  })

  test('the number of a plant is no postal code', () => {
    const page = `
      **Purchase Order** 4700115508

      Please deliver to:
      Northgate Pump Company
      Plant 1410 Receiving
      2215 Foundry Road
      Akron, OH 44306
    `
    expect(fieldsOf(page).delivery_address).toBe('Northgate Pump Company Plant 1410 Receiving 2215 Foundry Road Akron, OH 44306')
  })
})

test('who writes stands over their address and telephone in one line, whoever the letter goes to', () => {
  const page = `
    COOPERATIVA AGRÍCOLA VEGA BAJA
    Camino de la Estación, s/n – 03300 Orihuela – Tel. 965 30 11 48 – NIF F03118820

                                              Envases y Films del Segura, S.L.
                                              Departamento comercial
                                              Polígono La Granadina, parcela 12
                                              03349 San Isidro

    Orihuela, 21 de abril de 2026

    Pedido 2026/0219

    Muy señores nuestros: les rogamos se sirvan enviarnos el material siguiente.
  `
  expect(withLoudHead(page).customer_company_name).toBe('COOPERATIVA AGRÍCOLA VEGA BAJA')
})

test('a thread’s older mail is no part of the order', () => {
  const page = `
    Fiona Maddox <fiona@harcourt.example>                    Wed, 3 Jun 2026 at 11:42
    To: sales@peakdry.example

    Please go ahead with our order no. HC/4471:

    - 6 sacks Basmati rice 20kg – PD1180
    - 4 drums Rapeseed oil 20L – PD3310

    Kind regards
    Fiona Maddox
    Harcourt Catering Ltd

    Gareth Pugh <sales@peakdry.example>                      Tue, 2 Jun 2026 at 16:05

    Livraison possible à partir du 16/03/2026, 4 Mill Lane, 71300 Montceau.
  `
  expect(fieldsOf(page).delivery_address).toBeUndefined()
})
