import { expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'
import { fieldOfOrder } from './field-of-order.ts'

const order = (art: string) => fieldOfOrder(drawDocument(art))
const rows = (art: string) =>
  understandDocument(drawDocument(art), { kind: 'work_order' }).items.map(({ product_code, product_name, requested_quantity }) => [
    product_code?.value,
    product_name?.value,
    requested_quantity?.value,
  ])

test('a shop’s mail: names over their numbers, codes under them, decimals in a name', () => {
  expect(
    rows(`
**Bestelling**
Bestelnummer 100048213
Besteld op 14 september 2026

Fietsslot ART-2 ketting
                              10 x € 34,95       € 349,50
Art. FLE-1240
Buitenband 28 x 1.75 reflectie
                              24 x € 16,50       € 396,00
Art. BND-28-47
                        Subtotaal                € 745,50`),
  ).toEqual([
    ['FLE-1240', 'Fietsslot ART-2 ketting', '10'],
    ['BND-28-47', 'Buitenband 28 x 1.75 reflectie', '24'],
  ])
})

test('a name over a code that its label leads to, and how many at what in the same row', () => {
  expect(
    rows(`
**CONFIRMATION** **DE** **COMMANDE**
Votre commande n° BOUT-2026-052

Carte postale Plat au coq
Article CP-AL-208             200 ex.      à 0,38 €          76,00 €
Mug émail bleu
Article MUG-AL-03              48 ex.      à 6,20 €         297,60 €
                                   Total HT                 373,60 €`),
  ).toEqual([
    ['CP-AL-208', 'Carte postale Plat au coq', '200'],
    ['MUG-AL-03', 'Mug émail bleu', '48'],
  ])
})

test('a buyer with the day of print behind is no company, and a place ends where its day begins', () => {
  const field = order(`
SUPERMERCADOS BAJAMAR S.A.                                                  **PEDIDO** 03-2026-118845
Compras. Comprador: Ginés Saura. Emitido 16/11/2026 13:22                   Proveedor Conservas Alguazas S.L.
ENTREGAR EN: C/ Uruguay 20, 30820 Alcantarilla Fecha entrega 19/11/2026

Artículo     Descripción                      Cajas     Unidades
410200       Tomate frito brick                  23          276
410217       Garbanzo cocido                     87         2088`)
  expect(field('customer_company_name') ?? '').not.toContain('Emitido')
  expect(field('delivery_address')).toBe('C/ Uruguay 20, 30820 Alcantarilla')
})

test('a number of the customer in brackets heads nobody', () => {
  const field = order(`
TALLERES HNOS. QUIROGA C.B.                       **PEDIDO** **A** **PROVEEDOR**
CIF E36128478                                         Num.: 26/03187
Camiño da Raposeira 18 - 36214 VIGO                Fecha: 11-09-26

A: RECAMBIOS ATLANTICO S.L.   (cliente 20551)
Para OR 8841      Matricula 4471 KLB      SEAT LEON 1.6 TDI

REFERENCIA     ARTICULO               CANT      PVP       NETO
GDB1330        JGO PASTILLAS             1    48,90      48,90`)
  expect(field('customer_company_name')).toBe('TALLERES HNOS. QUIROGA C.B.')
})

test('“Édition du” dates an order that nothing else dates', () => {
  const field = order(`
PHARMACIE DU BEFFROI                              **COMMANDE** **DIRECTE** 260917-02
59190 Hazebrouck                                  Edition du 17/09/2026 à 18:41 - page 1/1

Livraison souhaitée : 24/09/2026

Code         Désignation               Qté      PFHT       Net HT
34009300     CICAPLAST BAUME            24      7,12       170,88`)
  expect(field('order_date')).toBe('2026-09-17')
})

test('offers that lines answer do not name the order', () => {
  const field = order(`
The University of Kelderwick                             **PURCHASE** **ORDER**
Procurement Services, Kelderwick KW2 3TR                 UK-0087421 Rev 0

Ln    Part no.     Description                     Qty     Unit GBP     Ext GBP
1     S7653        Sodium chloride 1 kg              2       108.38      216.76
2     P5493        PBS 10x concentrate               1       138.78      138.78

                   Quote Q-55121 applies
                                                                        continued`)
  expect(field('name')).toBe('UK-0087421')
})

const ITEMS = `

Code         Description              Qty      Price       Total
BR-120       Bowl, stoneware           12      10.00      120.00
`

test.each([
  ['for somebody else, with a title', `Mit freundlichen Grüßen\n\ni. A. Svenja Plate, ZMV`, 'Svenja Plate'],
  ['over what they are, at the right edge', `\n\n\n          Gwenaëlle Morvan\n    conductrice de travaux`, 'Gwenaëlle Morvan'],
  ['in a sentence that another follows', 'Établi par Mehdi Aubanel. Expédier en une seule fois, colis triés par modèle.', 'Mehdi Aubanel'],
  ['as the head of the housekeepers', 'Gobernanta: Rosario Vaquero', 'Rosario Vaquero'],
])('who signs %s', (_, foot, person) => {
  expect(order(`\n**Commande** SL-4471${ITEMS}\n${foot}`)('client_name')).toBe(person)
})

test('a restaurant writes from its own domain, and its cook signs', () => {
  const field = order(`
Commande pour la quinzaine
De :     La Table d'Ysaline <cuisine@table-ysaline.example>
Date :   dim. 15 nov. 2026 23:47
À :      commandes@cave.example

Peux-tu nous livrer jeudi 19 novembre :
6 bt Saint-Joseph rouge (réf SJM23)
12 bt Viré-Clessé (réf VCV22)

Merci,
Solène
--
Solène Guichard
La Table d'Ysaline`)
  expect([field('client_name'), field('customer_company_name')]).toEqual(['Solène Guichard', "La Table d'Ysaline"])
})
