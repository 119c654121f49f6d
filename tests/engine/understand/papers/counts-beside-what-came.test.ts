import { describe, expect, it } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art), { kind: 'work_order' })
const cells = (art: string, name: string) => read(art).items.map((row) => row[name]?.value)

describe('counts and prices', () => {
  it('counts what was ordered beside an empty column for what came', () => {
    const art = `
Bon de commande N° 004417                              Date : 2031-03-12

Qté comm.        Qté reçue      No article      Description                      Unité     Prix        Montant
        15                      GF-20418        Pois verts congelés              CS        38,95       584,25
        24                      GF-20733        Frites coupe droite              CS        41,20       988,80
         8                      GF-44052        Fromage râpé                     CS        98,75       790,00

Qté : selon entente
`
    expect(cells(art, 'requested_quantity')).toEqual(['15', '24', '8'])
  })

  it('takes a price without the tax in Belgium as a price', () => {
    const art = `
Bon de commande N° 004417                              Date : 12/03/2031

Réf.        Article                          Qté   Prix HTVA
FR-4060     Friteuse sur coffre               1    1 865,00 €
FR-P10      Panier pour cuve                  2       38,50 €
DT-R5       Dégraissant, bidon                4       21,40 €
`
    expect(cells(art, 'unit_price')).toEqual(['1865.00', '38.50', '21.40'])
  })

  it('keeps a row without a code that fills everything else', () => {
    const art = `
PO #: CH-4417                                          Order date: 11/05/2031

Item                           Vendor #     Pack        Par    On hand    Order
Chicken thigh, boneless        50117        4/10 LB     10     4          6
Ground beef, fine grind        50240        8/10 LB     6      1          5
Heavy cream                    51008        12/32 OZ    3      1          2
Butter, unsalted               51144        36/1 LB     4      1          3
Romaine hearts                 52093        12/3 CT     9      1          8
Lemons, choice                              38 LB       2      0          2
`
    expect(cells(art, 'requested_quantity')).toEqual(['6', '5', '2', '3', '8', '2'])
  })
})
