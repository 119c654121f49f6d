import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readHeading } from '#app/engine/understand/tables/heads/headings.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

const goods = `
Item no.    Goods                       Number      Price      Total
F2016       Ewe nuts 18 % protein           80       9.85     788.00
F2040       Calf rearer pellets             40      11.20     448.00
`

describe('captions under their values', () => {
  const { fields } = read(`
                    **Farm** **Supply** **Order**

T-318                    26/02/2026               LAC2207
~order~ ~number~         ~date~ ~of~ ~order~      ~our~ ~member~ ~number~ ~with~ ~you~


Lizard Agri Co-operative Ltd, Rosevear Road,      Mary Tregenza
Mawgan TR12 6BD                                   ~ordered~ ~by~
~supplier~


Top Barn, Polmenna Farm, Churchtown,              06/03/2026
St Keverne TR12 6QP                               ~wanted~ ~on~ ~farm~ ~by~
~place~ ~of~ ~delivery~


${goods}`)

  test.each([
    ['name', 'T-318'],
    ['order_date', '2026-02-26'],
    ['customer_code', 'LAC2207'],
    ['client_name', 'Mary Tregenza'],
    ['delivery_address', 'Top Barn, Polmenna Farm, Churchtown\nSt Keverne TR12 6QP'],
  ])('%s', (name, value) => {
    expect(fields[name]?.value).toBe(value)
  })
})

test('a caption in plain small type at the height of bold heads belongs to the facts beside the table', () => {
  const { fields } = read(`
**Bâti** **Loire**           **Commande** **chantier** **n°** **CH26-114**

~Date~                       **Qté**   **Unité**  **Article**                            **Réf.**         **P.U.**       **Montant**
21/05/2026                    85   pl     Plaque de plâtre BA13              BA13-250        9,84         836,40

~Livraison~ ~le~               24   pl     Plaque de plâtre hydrofuge         BA13H1         15,60         374,40
27/05/2026
                              270   ml     Montant métallique M48             M48-300         1,52         410,40
~Créneau~
08:00 – 11:30                 120   ml     Rail métallique R48                R48-300         1,38         165,60
`)
  expect([fields.order_date?.value, fields.requested_delivery_date?.value]).toEqual(['2026-05-21', '2026-05-27'])
})

describe('heads', () => {
  test('an item in two lines whose name goes on before its numbers come', () => {
    const result = read(`
**Bestellung** **Nr.** **4500990127**
Datum: 25.02.2026

Pos.       Material       Bezeichnung
            Bestellmenge      Einheit        Preis       Nettowert
00010      MS-RD30        Rundstange Messing CW614N, Länge 3000
                          mm, gezogen und gerichtet
                   1.250      KG             7,86        9.825,00

00020      MS-SK27        Sechskantstange Messing CW614N
                     800      KG             7,94        6.352,00

00030      RG-HO80        Hohlstange Rotguss Rg7, mit Bund nach
                          DIN 6885 und Nut 98 Shore
                     420      KG            13,40        5.628,00
`)
    expect(cellsOf(result, 'product_name')).toEqual([
      'Rundstange Messing CW614N, Länge 3000 mm, gezogen und gerichtet',
      'Sechskantstange Messing CW614N',
      'Hohlstange Rotguss Rg7, mit Bund nach DIN 6885 und Nut 98 Shore',
    ])
    expect(cellsOf(result, 'requested_quantity')).toEqual(['1250', '800', '420'])
  })

  test('a stroke joins the code of the trade to the name under one head', () => {
    const result = read(`
**Commande** **C0448127**
Date 16/06/2026

Article        Gencod / libellé                      Colis      UVC      P.A. HT   Montant HT
44020          Cahier 24 x 32 grands carreaux            4       48         0,62        29,76
               EAN 3700104550003
44034          Cahier de textes spirale                  2       12         2,64        31,68
               EAN 3700104572747
44111          Trieur 12 positions                      20      480         9,08     4 358,40
               EAN 3700104697814
`)
    expect(cellsOf(result, 'product_name')).toEqual(['Cahier 24 x 32 grands carreaux', 'Cahier de textes spirale', 'Trieur 12 positions'])
  })

  test('`Réf. cat.` is one head', () => {
    expect(readHeading('Réf. cat.')).toEqual({ role: 'code', strength: 1 })
  })
})

describe('totals', () => {
  test.each([
    ['Le présent bon de commande est arrêté à la somme de 1 236,00 € HT, soit 1 483,20 € TTC (TVA 20 %).', '1483.20'],
    ['The value of this order is £1,236.00 excluding VAT, that is £1,483.20 including VAT at 20%.', '1483.20'],
    ['El importe del presente pedido asciende a 1.236,00 euros sin IVA, 1.483,20 euros con IVA del 20 %.', '1483.20'],
  ])('%s', (sentence, gross) => {
    const { fields } = read(`
**PURCHASE** **ORDER** **PO-588**
Order date: 14/05/2026
${goods}
${sentence}`)
    expect([fields.total_amount_without_tax?.value, fields.total_amount_with_tax?.value]).toEqual(['1236.00', gross])
  })

  test('what the lines come to before a discount is no total with tax', () => {
    const { fields } = read(`
**Bon** **de** **commande** **CMA-26.0318**
Date de commande : 30/04/2026

Article      Désignation                 Quantité      Prix      Montant HT
HR1650       Boulon HR 10.9 M16               600      1,50          900,00
TF12         Tige filetée M12                 150      2,14          321,00

Somme des lignes                 1 221,00 €
Remise exceptionnelle 5 %          -61,05 €
Total net HT                     1 159,95 €`)
    expect(fields.total_amount_with_tax).toBeUndefined()
    expect(fields.total_amount_without_tax?.value).toBe('1159.95')
  })
})

test('the name before a dot, where commas join a building to its street', () => {
  const { fields } = read(`
                              **OFFICIAL** **ORDER**
                              Order WTC-00731 of 23 March 2026
                                              Supplier
                                              Playscape Outdoor Ltd
                                              Hatch Lane
                                              Taunton TA3 6SE
To be delivered to
Council Depot, Station Yard, Wexcombe TA18 7BD
Delivery date
17/04/2026
${goods}




Wexcombe Town Council · Guildhall, Market Street, Wexcombe TA18 7AA · Telephone 01460 555 0190`)
  expect(fields.customer_company_name?.value).toBe('Wexcombe Town Council')
  expect(fields.delivery_address?.value).toBe('Council Depot, Station Yard, Wexcombe TA18 7BD')
})

test('a house number with a remark in brackets is of its street', () => {
  const { fields } = read(`
                  **Asador** **Casa** **Benita**
A: Frutas y Verduras Eresma, Mercasegovia, 40006 Segovia
Pedido n.º 614/26, realizado el 18 de noviembre de 2026
Entregar el 19 de noviembre de 2026, Calle de la Fragua, 9 (puerta de servicio), 40001 Segovia
${goods}`)
  expect(fields.delivery_address?.value).toBe('Calle de la Fragua, 9 (puerta de servicio), 40001 Segovia')
})

test('a house whose billing office is called by its letters has the name of its letterhead', () => {
  const { fields } = read(`
**Centre** **Hospitalier** **du** **Val** **de** **Sèvre**
18 avenue du Général Leclerc
79200 PARTHENAY

**BON** **DE** **COMMANDE** **2026-H-001873**
Date : 12/03/2026

**FOURNISSEUR**                          **ADRESSE** **DE** **FACTURATION**
Laboratoires Hygéa Distribution      CH du Val de Sèvre - Cellule
14 rue des Tanneurs                  facturière
37700 SAINT-PIERRE                   18 avenue du Général Leclerc
                                     79200 PARTHENAY
${goods}`)
  expect(fields.customer_company_name?.value).toBe('Centre Hospitalier du Val de Sèvre')
})
