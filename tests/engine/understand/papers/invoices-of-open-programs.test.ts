import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { productsIn } from '#app/engine/understand/tables/lines/read-cells.ts'
import { drawDocument, drawPage } from '#tests/support/page.ts'

const read = (page: string) => {
  const { fields, items, vat_details: taxes } = understandDocument(drawDocument(page), { kind: 'invoice' })
  return {
    of: (name: string) => fields[name]?.value,
    items,
    vat: taxes.map(({ rate, amount }) => `${rate?.value} ${amount?.value}`),
  }
}

test('a subtotal that holds the tax of the bracket is no net, nor is what stands under it', () => {
  const { of } = read(`
Wolhuys                                         FACTUUR
Korte Nieuwstraat 19                            Factuurnummer: 2025-00631
6511 PP Nijmegen                                Factuurdatum: 03-02-2025

Product                              Aantal            Prijs
Wollen plaid                              2            €139,90
Sierkussen linnen                         4            €98,00

                                     Subtotaal         €237,90
                                     Verzending €4,95 via PostNL
                                     Totaal            €242,85 (inclusief €42,15 BTW)`)
  expect([of('subtotal_without_tax'), of('tax_amount'), of('total_amount_with_tax')]).toEqual([undefined, '42.15', '242.85'])
})

test('where lines and freight are the total, the tax that is named lies within', () => {
  const { of } = read(`
Northfold Outfitters Inc.                       INVOICE
77 Canal Street                                 Invoice number: NF-1188
Burlington, VT 05401                            Date: 17 Nov 2025

Products                      Price       Quantity     Total Price
Merino crew sweater           $89.00             2     $178.00
Wool socks                    $24.00             3     $72.00

                              Subtotal                 $250.00
                              Delivery Cost            $12.00
                              Tax                      $19.41
                              Grand Total              $262.00`)
  expect([of('subtotal_without_tax'), of('tax_amount'), of('total_amount_with_tax')]).toEqual([undefined, '19.41', '262.00'])
})

test('dashes that part every label from its amount take nothing off', () => {
  const { of } = read(`
Moorland Brew Supplies                          Invoice
Unit 2 Station Yard                             Invoice ID: 304
Matlock DE4 3NA

Product Name                  Price       Qty       Subtotal
Ceramic dripper               £26.00        3       £78.00
Paper filters                 £4.80         5       £24.00

                              Subtotal              - £102.00
                              Tax                   - £20.40
                              Grand Total           - £122.40`)
  expect([of('subtotal_without_tax'), of('tax_amount'), of('total_amount_with_tax')]).toEqual(['102.00', '20.40', '122.40'])
})

test('the one rate that makes the tax of the net is that of all the tax', () => {
  const { of, vat } = read(`
Steigerbouw IJsselland B.V.                     FACTUUR
Marsweg 38, 8013 PE Zwolle                      Factuurnummer ST.00218

Omschrijving                        #           Prijs        Subtotaal
Huur steiger 10 meter              14         € 38,00         € 532,00
Opbouw en afbraak                   1        € 420,00         € 420,00

                                    Belastbaar bedrag         € 952,00
                                    Belastingtarief                21%
                                    Totaal belastingen        € 199,92
                                    Totaalbedrag            € 1.151,92`)
  expect(of('total_amount_with_tax')).toBe('1151.92')
  expect(vat).toEqual(['21 199.92'])
  expect(of('vat_rate')).toBe('21')
})

test('a rate with three places is none of thousands', () => {
  const { vat } = read(`
La Maison du Sencha                             FACTURE
28 rue des Changes                              Numéro de facture : FA004127
31000 Toulouse                                  Date de facturation : 17/09/2025

Produit                               Qté      Prix unitaire HT      Total HT
Théière fonte                           1              41,58 €       41,58 €
Thé vert Sencha vrac                    3              12,32 €       36,96 €

Détail des taxes   Taux de taxe   Prix de base   Total Taxe
Produits           5.500 %        36,96 €        2,03 €
                   20.000 %       41,58 €        8,32 €

                                      Total (HT)                     78,54 €
                                      Taxe totale                    10,35 €
                                      Total                          88,89 €`)
  expect(vat).toEqual(['5.5 2.03', '20 8.32'])
})

test('the customer’s number among the facts of the paper counts nobody’s letterhead', () => {
  const { of } = read(`
Grünwerk Gartenversand GmbH Ostertorsteinweg 77 - 28203 Bremen

Friedhofsgärtnerei Mahnke OHG                               **Grünwerk** **Gartenversand** **GmbH**
Dieter Mahnke                                               Ostertorsteinweg 77
Landwehrstraße 9                                            28203 Bremen
28217 Bremen                                                Telefon 0421 3398120
Deutschland                                                 service@gruenwerk-versand.de
                                                            Kunden-Nr. 20456
                                                            Bestell-Nr. 18893
                                                            Datum 10.04.2025
**Rechnungs-Nr.** **11672**

Pos.   Produkt                   Anzahl      Stückpreis       Gesamt
1      Laubbesen                      4         18,45 €      73,80 €
2      Rindenmulch                   15          6,22 €      93,30 €

                                 Gesamtsumme (Netto):       167,10 €
                                 zzgl. 19% MwSt.:            31,75 €
                                 Gesamtsumme:               198,85 €`)
  expect([of('supplier_name'), of('supplier_address')]).toEqual(['Grünwerk Gartenversand GmbH', 'Ostertorsteinweg 77\n28203 Bremen'])
  expect(of('client_name')).toBe('Friedhofsgärtnerei Mahnke OHG')
})

test('two columns of one name: that with money is what the lines come to', () => {
  const { items } = read(`
Estudio Lumbrera S.L.                           Numero de factura   FAC-000182
Calle Ruzafa, 44                                Fecha de la factura   2025-05-14
46006 Valencia                                  Fecha final   2025-06-13

Artículos                          Cantidad         Precio       Cantidad
Sesión fotográfica                        2        €340,00        €680,00
Retoque digital                          38          €6,50        €247,00

                                                  Subtotal        €927,00
                                                  IVA (21%)       €194,67
                                                  Total         €1.121,67`)
  expect(items.map(({ quantity, total_amount }) => [quantity?.value, total_amount?.value])).toEqual([
    ['2', '680.00'],
    ['38', '247.00'],
  ])
})

test('`3x €14.95` in one cell is a quantity and its price', () => {
  const [product] = productsIn(drawPage('2 Daily backup   3x €14.95 €44.85').words, '.')
  expect([product?.quantity.value, product?.price.value]).toEqual(['3', '14.95'])
})

test('a colon parts the code of an article from its name', () => {
  const { items } = read(`
Kaveri Hydraulics Pvt Ltd                       Invoice ID: SINV-00341
Peenya Industrial Area                          Invoice Date: 14-08-2025

Details                                   Qty            Rate          Amount
PMP-CF-02: Centrifugal pump                 4        1,185.00        4,740.00
SEAL-28: Mechanical seal kit               10           64.00          640.00

                                                     Sub Total       5,380.00
                                                     Total           5,380.00`)
  expect(items.map(({ divalto_code, description }) => [divalto_code?.value, description?.value])).toEqual([
    ['PMP-CF-02', 'Centrifugal pump'],
    ['SEAL-28', 'Mechanical seal kit'],
  ])
})

test('the total by its day under the terms is due on that day', () => {
  const { of, items } = read(`
Koudetechniek Veluwe BV                         **Factuur** N°: 2025-0417
Handelsweg 7, 8071 EL Nunspeet                  Datum: 15-05-2025

Omschrijving                Hoeveelheid    Eenheidsprijs    Belastingen      Bedrag
Koelcel onderhoud                     2          €385,00        Btw 21%     €770,00
Voorrijkosten                         1           €55,00        Btw 21%      €55,00

                                        Totaal (excl. belasting):     €825,00
                                        Belastingen:                  €173,25
                                        Totaal:                       €998,25

Betalingstermijn: 30 dagen netto
Datum              Bedrag
14-06-2025         €998,25`)
  expect(of('due_date')).toBe('2025-06-14')
  expect(items.map(({ vat_rate: rate }) => rate?.value)).toEqual(['21', '21'])
})

test('a day broken before its year, and terms behind another sentence', () => {
  const { of } = read(`
Wolhuys                                         **FACTUUR**
Korte Nieuwstraat 19                            Factuurnummer:   2025-00631
6511 PP Nijmegen                                Factuurdatum:    3 februari
                                                                 2025

Omschrijving                Aantal          Prijs          Bedrag
Wollen plaid                     2          69,95          139,90

                                         Subtotaal         139,90
                                         Btw 21%            29,38
                                         Totaal            169,28

Hartelijk dank voor uw bestelling. Betaling binnen 14 dagen na factuurdatum.`)
  expect(of('invoice_date')).toBe('2025-02-03')
  expect(of('payment_terms')).toBe('Betaling binnen 14 dagen na factuurdatum.')
})

test('two taxes within the total leave the net that is printed under them', () => {
  const { of, vat } = read(`
        Auberge du Lac Noir
        3 route des Crêtes, 68370 Orbey

Facture n° 2026/00517 du 07/02/2026
Client : Cabinet Weber Géomètres

4 x Menu du terroir              34,00 €    136,00 €
1 x Menu enfant                  14,50 €     14,50 €
2 x Pinot noir 75 cl             29,00 €     58,00 €
3 x Eau minérale 1 L              5,20 €     15,60 €
4 x Café                          2,60 €     10,40 €

Total TTC                                   234,50 €
dont TVA 10,0 %                              16,05 €
dont TVA 20,0 %                               9,67 €
Total HT                                    208,78 €
`)
  expect([of('subtotal_without_tax'), of('tax_amount'), of('total_amount_with_tax')]).toEqual(['208.78', '25.72', '234.50'])
  expect(vat).toEqual(['10 16.05', '20 9.67'])
})
