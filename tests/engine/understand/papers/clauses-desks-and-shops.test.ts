import { describe, expect, test } from 'vitest'
import { isOfDesk } from '#app/engine/understand/delivery/desk-hours.ts'
import { areMnemonic } from '#app/engine/understand/tables/codes/mnemonic-codes.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

const fieldOf = (art: string) => fieldOfOrder(drawDocument(art))

describe('what is kept back', () => {
  const order = (rest: string) => `
Ferretería Los Cedros S.A.S.                        ORDEN DE COMPRA OC-2207
NIT 900.412.118-2

Código      Descripción            Cantidad     Precio     Importe
BR-120      Cuenco de gres         12           10,00      120,00
BR-130      Plato de gres          10           8,00       80,00

                                          Subtotal            200,00
                                          IVA 19 %             38,00
${rest}`

  test('what the buyer pays once taxes are off that he owes for the seller is no total of the order', () => {
    const field = fieldOf(
      order(`
                                          Total con IVA       238,00
                                          Retefuente 2,5 %     -5,00
                                          Reteica 0,7 %        -1,40
                                          Neto a pagar        231,60`),
    )
    expect(field('total_amount_with_tax')).toBe('238.00')
  })

  test('where it alone is printed it is the total', () => {
    const field = fieldOf(
      order(`
                                          Retefuente 2,5 %     -5,00
                                          Total               233,00`),
    )
    expect(field('total_amount_with_tax')).toBe('233.00')
  })
})

test('the hours of a desk are none at which goods are brought', () => {
  expect(isOfDesk('Recepción de facturas: martes de 9 a 13 h.')).toBe(true)
  expect(isOfDesk('Réception des factures de 9h à 12h')).toBe(true)
  expect(isOfDesk('Rechnungsannahme und Telefon 8 bis 12 Uhr')).toBe(true)
  expect(isOfDesk('Deliveries with invoice, 8am to 12 noon')).toBe(false)
  expect(isOfDesk('Recepción de mercancía con factura: de 9 a 13 h')).toBe(false)
  expect(isOfDesk('Reception 8:00 - 12:00')).toBe(false)
})

describe('a sub-contract in clauses', () => {
  const contract = `
                    **SUB-CONTRACT** **ORDER**
              Order number SC/2204/11     Dated 9 March 2026

1. Parties
  1.1 Contractor: Harrow Vale Building Ltd, Mill House, 20 Kiln Road, Thornby BS35
  2BB.
  1.2 Sub-contractor: Penrose Plastering Ltd, 6 Brook Mews, Yarrow BS37 4NP.
  1.3 This order was prepared by Miriam Oakes, Commercial Department.

2. Site
  2.1 The materials are to be delivered at: Linden Court, 55 Orchard
  Avenue, Bristol BS7 0AT.
${ITEMS}`

  test('who passes the work on is the customer, and a clause goes on in its next line', () => {
    const field = fieldOf(contract)
    expect(field('customer_company_name')).toBe('Harrow Vale Building Ltd')
    expect(field('delivery_address')).toContain('Bristol BS7 0AT')
    expect(field('department')).toBe('Commercial Department')
  })

  test('a contractor who is ordered from stays the supplier', () => {
    const field = fieldOf(`
Denby Town Council                     PURCHASE ORDER 4711
12 Market Street, Denby DE5 8AA        Date: 9 March 2026

Contractor: Harrow Vale Building Ltd, 20 Kiln Road, Thornby BS35 2BB
Sub-contractor: Penrose Plastering Ltd, 6 Brook Mews, Yarrow BS37 4NP
${ITEMS}`)
    expect(field('customer_company_name')).toBe('Denby Town Council')
  })
})

test('on the order of a market place the shop buys from the brand', () => {
  const field = fieldOf(`
FORAINS & CIE                                        Commande #B-7741-FR
                                                     Passée le 27/04/2026

Boutique                    Adresse de livraison              Marque
Le Coquelicot               Le Coquelicot                     Les Paniers de Suzon
Agathe Ferrandier           6 rue du Puits                    59100 Roubaix
bonjour@coquelicot.example  35300 Fougères                    pro@suzon.example
                            France

Réf.        Désignation            Qté     P.U. HT        Total HT
BR-120      Bol en grès            12      10,00          120,00
BR-130      Assiette en grès       10      8,00           80,00

                      Total HT     200,00
`)
  expect(field('customer_company_name')).toBe('Le Coquelicot')
  expect(field('client_name')).toBe('Agathe Ferrandier')
})

test('shortened words and sizes at the head of every name are codes; brands in capitals are none', () => {
  expect(areMnemonic(['OATPR25 Porridge oats', 'RYEWH10 Rye flour', 'BRANFIN Fine bran'])).toBe(true)
  expect(areMnemonic(['BOSCH Drill', 'MAKITA Saw', 'DEWALT Sander'])).toBe(false)
  expect(areMnemonic(['OATPR25 PORRIDGE OATS', 'RYEWH10 RYE FLOUR', 'BRANFIN BRAN'])).toBe(false)
})

test('a number behind N.º and what sort of order it is', () => {
  const field = fieldOf(`
                  ORDEN DE COMPRA IMPORTACIÓN N.º 4500-31-007

Óptica del Valle SpA                   Fecha: 28-01-2026
${ARTICULOS}`)
  expect(field('name')).toBe('4500-31-007')
})

describe('where goods go', () => {
  test('when stands over where, and the window goes on in the next line', () => {
    const field = fieldOf(`
Fern and Thistle Floral Design
The Old Dairy, Tetbury GL8 8JG

Flower order FT-0419        Ordered: 30 April 2026        Deliver Thursday 14 May 2026, 5.00am
Wedding Marsh / Bell        Our a/c: FER022               - 7.00am
                                                          Fern and Thistle Floral Design
                                                          The Old Dairy
                                                          Cirencester Road
                                                          Tetbury GL8 8JG
${ITEMS}`)
    expect(field('delivery_address')).toBe('Fern and Thistle Floral Design\nThe Old Dairy\nCirencester Road\nTetbury GL8 8JG')
    expect(field('end_delivery_time')).toBe('07:00')
  })

  test('what is delivered there may head the place', () => {
    const field = fieldOf(`
Clinique Sainte-Odile                              Commande REG-26-00591

Fournisseur                                        Réassort du dépôt à livrer à
Ortho Distribution Ouest                           Clinique Sainte-Odile
14 rue de la Gare                                  Magasin central
44800 Saint-Herblain                               2 boulevard de l'Océan
                                                   85100 Les Sables-d'Olonne

Réf.        Désignation            Qté     P.U. HT        Total HT
BR-120      Bol en grès            12      10,00          120,00
`)
    expect(field('delivery_address')).toContain("2 boulevard de l'Océan\n85100 Les Sables-d'Olonne")
  })
})

test('a share taken off what the lines come to is no line, and the note beside it no name', () => {
  const { items, fields } = understandDocument(
    drawDocument(`
Épicerie du Lavoir                         Commande n° 88410

Produit                        Réf.          Qté      Prix HT      Total HT
Bol en grès                    BR-120        12       10,00        120,00
Assiette en grès               BR-130        10       8,00         80,00

Message de la boutique                       Sous-total produits   200,00
Nous ouvrons le 18 mai                       Offre de bienvenue (5 %)    -10,00
                                             Total HT              190,00
`),
    { kind: 'work_order' },
  )
  expect(items).toHaveLength(2)
  expect(fields.note?.value).toBe('Nous ouvrons le 18 mai')
})

test('how many articles there are is no amount', () => {
  const field = fieldOf(`
Transports Ledru                  Commande n° 7741

Référence      Article                    Taille     Qté
PARKA-GF       Parka grand froid          XL         20
POLO-HV2       Polo haute visibilité      L          24

Nombre total d'articles : 44
`)
  expect(field('total_amount_without_tax')).toBeUndefined()
})
