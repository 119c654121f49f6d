import { describe, expect, test } from 'vitest'
import { linesFrom } from '#app/engine/read/lines.ts'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { isPersonName } from '#app/engine/understand/parties/person-names.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string) {
  const { fields, items } = understandDocument(drawDocument(page), { kind: 'work_order' })
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    items: items.map(({ product_code: code, product_name: name }) => [code?.value, name?.value]),
  } as Record<string, string | undefined> & { items: (string | undefined)[][] }
}

describe('columns of plain orders', () => {
  test.each([
    ['réf. 33-828-30', '33-828-30'],
    ['ref. 51014384', '51014384'],
    ['Art. 51014384', '51014384'],
  ])('a cell that says once more that it holds a code: %s', (cell, code) => {
    const page = `
**COMMANDE** n° 2026-4417

Qté       Désignation           Référence          P.U.       Montant
 10       Cartes de visite      ${cell.padEnd(15)}    39.42       394.20
  5       Bâche 300x100         ${cell.padEnd(15)}    91.46       457.30
`
    expect(read(page).items.map(([found]) => found)).toEqual([code, code])
  })

  test('days in words under an unknown head are no names', () => {
    const page = `
**ORDEN** **DE** **COMPRA** OC-69734

Ref.      Formato                 Aparición               Pases     Tarifa neta       Neto
CCF808    Cuña 20 Hoy por hoy     16 de mayo de 2026          6          159.00     954.00
TNH408    Media página vertical   19 de mayo de 2026          4         2258.44    9033.76
`
    expect(read(page).items).toEqual([
      ['CCF808', 'Cuña 20 Hoy por hoy'],
      ['TNH408', 'Media página vertical'],
    ])
  })

  test.each([
    ['Désignation des fournitures ou prestations', 'description'],
    ['Descripción del suministro o servicio', 'description'],
    ['Désignation détaillée des fournitures', 'description'],
    ['Nº catálogo', 'code'],
    ['No. de parte', 'code'],
    ['Q.té', 'quantity'],
    ['Necesidades', 'quantity'],
    ['Vr. unitario', 'price'],
  ])('%s heads the %s', (head, role) => {
    expect(readHeading(head)?.role).toBe(role)
  })
})

describe('heads of plain orders', () => {
  const site = `
Castleton Builders Ltd                       **SITE** **PURCHASE** **ORDER**
17 Church Lane                               P.O. # 2024/898
Bristol BS1 5TR                              Issued 07 Nov 2024

Due date: 07 Dec 2024

Product code      Item description     Qty ordered     Cost each    Extended
55-432-57         Plasterboard                   5          8.96       44.80

                                       Total excl. VAT             44.80
                                       VAT                          8.96
                                       Total                       53.76
`
  test('a word before an order’s title in bold capitals', () => {
    expect(classify(drawDocument(site)).kind).toBe('work_order')
  })

  test('number and day under a label of both', () => {
    const page = `
**Commande** **fournisseur**

N° de commande / Date
2024/317/A / 12.05.2024

Article        Désignation         Qté      P.U.      Montant
80-924-70      Ramette papier        5      4.50        22.50
`
    expect(read(page).order_date).toBe('2024-05-12')
  })

  test.each([
    ['Anne-Laure Picard', true],
    ['Jean-Luc Le Goff', true],
    ['Rolls-Royce Motors', false],
    ['Saint-Gobain Distribution', false],
  ])('first names of two parts make a person: %s', (name, isPerson) => {
    expect(isPersonName(name)).toBe(isPerson)
  })

  test('a place before the address, under the firm’s name in larger type, does not order', () => {
    const page = `
Supermercados La Ribera S.A.
Entrada de proveedores · Avda. de Aragón, 142, 50004 Zaragoza · 92 436 71 60

**Pedido** 2025-87232
Proveedor: Suministros Tecnofi S.L.
Emitido el: 03-11-2025

Cant.    Producto                   Referencia
  40     Zanahoria saco 10 kg       DFD394
`
    const drawn = drawDocument(page)
    for (const word of drawn.pages[0]!.words.filter(({ box }) => box.top < 50)) word.size = 14
    drawn.pages[0]!.lines = linesFrom(drawn.pages[0]!.words)
    expect(understandDocument(drawn, { kind: 'work_order' }).fields.customer_company_name?.value).toBe('Supermercados La Ribera S.A.')
  })

  test('a service alone under the customer’s name', () => {
    const page = `
Residencia Los Almendros
Cocina
Calle Mayor 12
28013 Madrid

**Pedido** 2025-87232                    Proveedor: Suministros Tecnofi S.L.
Fecha: 03-11-2025

Cant.    Producto                   Referencia
  40     Zanahoria saco 10 kg       DFD394
`
    expect(read(page).department).toBe('Cocina')
  })

  test('a station or publication is no department', () => {
    const page = `
**INSERTION** **ORDER** 4711

Station / Publication   Granite State Supply Co.
Buyer                   Priya Nair

Code        Spot                 Spots      Rate       Cost
LTK480      Full page                4     39.50     158.00
`
    expect(read(page).department).toBeUndefined()
  })

  test('a label over a person ends where the next label of the form stands', () => {
    const page = `
EHPAD Résidence Les Tilleuls
161, rue des Lilas - 14500 Vire Normandie
Tél. 03 10 20 48 69
                                                     Marée Atlantique SAS
                                                     4 boulevard Carnot
                                                     67000 Strasbourg

**Commande** **fournisseur** 2024-3207
Établi le                   03/03/2024
Acheteur                    Mehdi Benali
Point de livraison          EHPAD Résidence Les Tilleuls, Cuisine, 85, place de la Gare, 44000 Nantes

Référence     Libellé                  Qté     P.U.     Montant
286317        Stylo bille bleu           3    13.06       39.18
`
    expect(read(page)).toMatchObject({ customer_company_name: 'EHPAD Résidence Les Tilleuls', client_name: 'Mehdi Benali' })
  })

  test('the day of the offer that a line answers', () => {
    const page = `
**PEDIDO**

Pedido nº        2026/464
Fecha            26-nov-2026

Lín.    Código / Descripción         Cantidad     Precio      Importe
10      685740                         120,00       2,35       282,00
        Amoxicilina 500 mg
        S/oferta de 17/11/2026
`
    expect(read(page).order_date).toBe('2026-11-26')
  })

  test('a day within a sentence that asks to be served', () => {
    const page = `
**Orden** **de** **compra** nº 4549154434

Fecha de pedido: 18-05-2026
Rogamos nos sirvan el 20-05-2026:

Cant.    Producto                   Referencia
  40     Zanahoria saco 10 kg       DFD394
`
    expect(read(page).requested_delivery_date).toBe('2026-05-20')
  })

  test('the entity that buys', () => {
    const page = `
e-Achats                                       Portail fournisseurs

**Commande** 2025-1315

Entité acheteuse                               Date
Centre Hospitalier de Montreval                09/03/2025

Désignation              Référence       Qté
Classeur à levier        DFD394           40
`
    expect(read(page).customer_company_name).toBe('Centre Hospitalier de Montreval')
  })

  test.each(['TOTAL IVA incl.', 'Importe IVA incl.'])('a total with the tax: %s', (label) => {
    const page = `
**PEDIDO** 2026/464

Código      Descripción             Cantidad     Precio      Importe
685740      Pizarra blanca              2,00   1.361,70     2.723,40

                                    Subtotal                2.723,40
                                    Cuota IVA                 435,74
                                    ${label.padEnd(20)}    3.159,14
`
    expect(read(page).total_amount_with_tax).toBe('3159.14')
  })
})
