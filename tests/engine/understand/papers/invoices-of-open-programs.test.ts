import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

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
