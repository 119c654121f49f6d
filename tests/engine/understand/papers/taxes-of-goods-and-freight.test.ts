import { expect, test } from 'vitest'
import { isDrawn, isDrawnByShop } from '#app/engine/understand/values/drawn-letters.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const shop = (head: string, goods: string, freight: string, rate = '20 %', tax = '1,00 €') => {
  const { vat_details, items, fields } = understandDocument(
    drawDocument(`
Atelier Belin                                                       FACTURE
                                                                    #FA000118

Adresse de livraison                   Adresse de facturation
Nora Delmas                            Nora Delmas
4 rue des Halles                       4 rue des Halles
35000 Rennes                           35000 Rennes

Numéro de facture     Date de facturation     Réf. de commande     Date de commande
#FA000118             05/12/2025              ELOMARTIS            05/12/2025

Référence     Produit                          Taux de taxe     Prix unitaire (HT)     Qté     Total (HT)
FIL-LIN-3     Fil de lin 100 m -                       20 %                10,00 €       4        40,00 €
              Couleur : Écru
BOB-BOIS      Bobine en bois                           20 %                 5,00 €       2        10,00 €

${head}
${goods.padEnd(22)}20 %            50,00 €          10,00 €
${freight.padEnd(22)}${rate}             5,00 €           ${tax}

                                                                   Total produits         50,00 €
                                                                   Frais de livraison      5,00 €
                                                                   Total (HT)             55,00 €
                                                                   Taxe totale            11,00 €
                                                                   Total                  66,00 €
`),
    { kind: 'invoice' },
  )
  return {
    taxes: vat_details.map(({ rate, amount }) => `${rate?.value} ${amount?.value}`),
    names: items.map(({ description }) => description?.value),
    order: fields.order_reference?.value,
  }
}

const HEAD = 'Détail des taxes      Taux de taxe      Total HT      Total taxe'

test.each([
  ['Produits', 'Livraison'],
  ['Productos', 'Gastos de envío'],
  ['Products', 'Shipping'],
  ['Produkte', 'Versand'],
  ['Producten', 'Verzending'],
  ['Prodotti', 'Spedizione'],
  ['Produtos', 'Portes'],
])('a shop tells the tax of goods and of freight, and both are one tax: %s, %s', (goods, freight) => {
  expect(shop(HEAD, goods, freight).taxes).toEqual(['20 11.00'])
})

test('freight at a rate of its own has a tax of its own', () => {
  expect(shop(HEAD, 'Produits', 'Livraison', '10 %', '0,50 €').taxes).toEqual(['20 10.00', '10 0.50'])
})

test('what was chosen goes on behind a dash that the width of the column broke the name at', () => {
  expect(shop(HEAD, 'Produits', 'Livraison').names).toEqual(['Fil de lin 100 m - Couleur : Écru', 'Bobine en bois'])
})

test('nine letters under the label of the order are its reference, though they read like a word', () => {
  expect(shop(HEAD, 'Produits', 'Livraison').order).toBe('ELOMARTIS')
  expect(isDrawn('ELOMARTIS')).toBe(false)
  expect(isDrawnByShop('ELOMARTI')).toBe(false)
})
