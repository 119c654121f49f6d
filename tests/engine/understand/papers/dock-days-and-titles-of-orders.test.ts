import { describe, expect, test } from 'vitest'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder, ITEMS } from './field-of-order.ts'

const read = (art: string) => fieldOfOrder(drawDocument(art))

describe('the day on which goods are to be at the dock or in the shop', () => {
  test.each([
    ['PEDIDO DE COMPRA', 'Fecha pedido', 'Cita muelle'],
    ['PEDIDO DE COMPRA', 'Fecha pedido', 'F. muelle'],
    ['PEDIDO DE COMPRA', 'Fecha pedido', 'En tienda el'],
    ['PEDIDO DE COMPRA', 'Fecha pedido', 'Fecha de muelle'],
    ['BON DE COMMANDE', 'Date de commande', 'Date quai'],
    ['BON DE COMMANDE', 'Date de commande', 'Rdv quai'],
    ['BON DE COMMANDE', 'Date de commande', 'En magasin le'],
    ['BON DE COMMANDE', 'Date de commande', 'Besoin pour le'],
    ['PURCHASE ORDER', 'Order date', 'Dock appointment'],
    ['BESTELLUNG', 'Bestelldatum', 'Rampentermin'],
    ['ORDINE DI ACQUISTO', 'Data ordine', 'Data banchina'],
    ['INKOOPORDER', 'Orderdatum', 'Losdatum'],
  ])('%s: %s, %s', (title, ordered, wanted) => {
    const field = read(`
Marchetti Pasta SA                          **${title.replaceAll(' ', '** **')}**
Rue Haute 4, 1000 Bruxelles                 4500-2281

${ordered} : 12.05.2026                    ${wanted} : 27.05.2026
${ITEMS}`)
    expect(field('order_date')).toBe('2026-05-12')
    expect(field('requested_delivery_date')).toBe('2026-05-27')
  })
})

describe('a request that stands for an order', () => {
  const strip = (title: string, heads: string, wanted: string) => `
**${title.replaceAll(' ', '** **')}**

${heads}
DA-118/26       04/06/2026        Hélène Cazal       Cuisine        ${wanted}
${ITEMS}`

  test('says in its title what it stands for, and that is nobody’s name', () => {
    const field = read(`
**Purchase** **requisition** **approved** **for** **supply**

Order no. 7714           Date 3 June 2026

Requested by             Cleo Hart
${ITEMS}`)
    expect(field('customer_company_name')).toBeUndefined()
  })

  test('was made on the day it was asked for, beside the day it is wanted', () => {
    const field = read(
      strip(
        'Demande d’achat valant commande',
        'Numéro          Demandée le       Demandeur          Service        Livraison souhaitée',
        '19/06/2026',
      ),
    )
    expect(field('order_date')).toBe('2026-06-04')
    expect(field('requested_delivery_date')).toBe('2026-06-19')
  })
})

describe('names of orders', () => {
  test('are the number behind the first word of the title', () => {
    const field = read(`
Hostal Peña Roja              **PLANTILLA** **DE** **PEDIDO**            Plantilla nº PL-0318
Economato                     Proveedor Frutas Ayala, S.L.     Fecha pedido 05/07/26
                                                               Pedido por Inés Armas
${ITEMS}`)
    expect(field('name')).toBe('PL-0318')
    expect(field('client_name')).toBe('Inés Armas')
  })

  test('are the number of the order for works, not its title', () => {
    const field = read(`
Régie Immobilière Carnot SA                      **ORDRE** **DE** **SERVICE** **–** **TRAVAUX**
8 rue Carnot, 69002 Lyon                         N° d’OS OS 26-1180

Émis le 07.04.2026
${ITEMS}`)
    expect(field('name')).toBe('OS 26-1180')
  })

  test('may begin with capitals that elsewhere are a label', () => {
    const field = read(`
Hôtel des Remparts                               **Commande** **boutiques**
3 place du Château, 56000 Vannes                 Commande n° RM 5120 du 16/03/26
${ITEMS}`)
    expect(field('name')).toBe('RM 5120')
    expect(field('order_date')).toBe('2026-03-16')
  })

  test('a title of work is no customer', () => {
    const field = read(`
**ORDRE** **DE** **RÉPARATION**

Garage Pichon SARL                                        Pièces Auto Duval
N° de commande : OR-88120         Émis le : 05/07/2026
${ITEMS}`)
    expect(field('customer_company_name')).toBe('Garage Pichon SARL')
  })
})

describe('who ordered', () => {
  test('is not looked for beside how it was ordered', () => {
    const field = read(`
Café Alameda S.L.                **Pedido** **por** **correo**                    Lácteos Brezo, S.L.
C/ Sol 3, 28013 Madrid           Pedido SC-2288                        C/ Luna 9, 28014 Madrid
                                 Comprador Inés Armas
${ITEMS}`)
    expect(field('client_name')).toBe('Inés Armas')
  })

  test('is who plans supplies, though the supplier stands close by', () => {
    const field = read(`
Ateliers Brunet SAS                               **COMMANDE** **À** **LIVRAISONS**
ZI Nord, 25400 Audincourt                         **RÉPARTIES**
                                                  Commande CA 118 777
                                                  Approvisionneur Luc Morand
${ITEMS}`)
    expect(field('client_name')).toBe('Luc Morand')
  })
})

test('a label under a label, each beside its own value, is no department', () => {
  const field = read(`
Mécanique Vannier SAS                        **Demande** **d’achat**

N° demande          DA-26-4410               N° commande       4500771999
Rédacteur           Luc Morand               Date commande     10/02/2026
Service             Magasin général          Besoin pour le    24/02/2026
Centre de coût      CC 5120                  Affaire           K229-B
Fournisseur         Quincaillerie Doubs SAS
${ITEMS}`)
  expect(field('department')).toBe('Magasin général')
})
