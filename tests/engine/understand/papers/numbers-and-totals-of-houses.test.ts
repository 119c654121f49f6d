import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const valueOf = (result: ReturnType<typeof read>, name: string) => result.fields[name]?.value

test.each(['26 H 118444', '2026 FO 10444'])('%s: the year, a letter and a number are one', (number) => {
  const result = read(`
CENTRE HOSPITALIER DE MONTBRON
12 rue du Moulin, 58200 COSNE

COMMANDE NO     ${number}                          DU 23.10.2026

CODE         LIBELLE PRODUIT               QTE        PU HT        MONTANT HT
40117        COMPRESSE STERILE             20         1,20         24,00
40122        GANT NITRILE                  10         8,95         89,50
                                                      TOTAL HT     113,50
`)
  expect(valueOf(result, 'name')).toBe(number)
})

test.each([
  ['BON DE COMMANDE', 'Total articles HT', 'Port et emballage HT', 'Total de la commande HT'],
  ['PURCHASE ORDER', 'Total goods excl. VAT', 'Freight excl. VAT', 'Order total excl. VAT'],
  ['ORDEN DE COMPRA', 'Total artículos sin IVA', 'Portes sin IVA', 'Total pedido sin IVA'],
])('%s: with the freight behind it "%s" makes the total', (title, goods, freight, whole) => {
  const result = read(`
Boutique du Phare                                            ${title}
12 rue du Moulin, 58200 Cosne                                CC 26/3344
                                                             09/09/2026

Article                      Qté        Prix          Montant
Mug bleu                     48         6,20          297,60
Affiche 50x70                25         4,90          122,50

                                        ${goods} 420,10 €
                                        ${freight} 18,00 €
                                        ${whole} 438,10 €
`)
  expect(valueOf(result, 'total_amount_without_tax')).toBe('438.10')
})

test('whom to bill is no more of where goods go', () => {
  const result = read(`
SUPERMERCADOS EL NOGAL, S.A.                                 PEDIDO DE COMPRA
                                                             Nº 25-0447144
                                                             09/11/2025

Código        Descripción                  Cajas      Precio       Importe
119051        Cápsulas detergente          36         4,76         171,36
119088        Jabón de manos               52         3,98         206,96
                                           TOTAL                   378,32

Entregar en: Plataforma Norte. Palet europeo retractilado.
El incumplimiento de la ventana conllevará un cargo de 60 EUR.
Facturar a: Supermercados El Nogal, S.A., Avda. de Andalucía 120, 29007 Málaga
`)
  expect(valueOf(result, 'delivery_address') ?? '').not.toContain('29007')
})

test('a single row whose count and day are level with the middle of its name', () => {
  const result = understandDocument(
    drawSpaced(
      `
Bon de Commande



Nom de l'entreprise : Ateliers du Sahel

Numéro de commande : CMD-5544

Date de commande : 02/04/2026

Nom du fournisseur : Tunisie Roulements



                                                      Date de livraison
Nom de la pièce                       Quantité
                                                      prévue


Roulement à rouleaux coniques
                                      24              16/04/2026
32008



Merci de votre commande !
`,
      6,
    ),
  )
  expect(result.items.map((row) => [row.product_name?.value, row.requested_quantity?.value])).toEqual([
    ['Roulement à rouleaux coniques 32008', '24'],
  ])
})

test('a day in words over the name in the head is no name', () => {
  const result = read(`
douze février deux mille vingt-six
N BON DE COMMANDE : BDC0044

SOCIETE MAHAJANGA NEGOCE
ANKORONDRANO
ANTANANARIVO 101
NIF: 300418822716044

                                     Bon de Commande
Informations du Fournisseur
FOURNISSEUR : Burotek Sud
ADRESSE : Lot II M 34 Ivandry

#     Designation         Qte          P.U HT          TOTAL
1     Clavier USB         12           45 000,00       540 000,00
2     Ecran 24            4            620 000,00      2 480 000,00
                                       Total HT :      3 020 000,00
`)
  expect(valueOf(result, 'customer_company_name')).toBe('SOCIETE MAHAJANGA NEGOCE')
})
