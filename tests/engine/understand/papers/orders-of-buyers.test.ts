import { describe, expect, test } from 'vitest'
import type { Context } from '#app/engine/understand/context.ts'
import { readItems } from '#app/engine/understand/tables/items.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readCode } from '#app/engine/understand/values/code.ts'
import { drawDocument } from '#tests/support/page.ts'

const context: Context = { kind: 'work_order', language: 'es', formats: { decimal: ',', dateOrder: 'dmy', dateOrderSure: true } }

const rowsOf = (page: string) =>
  readItems(drawDocument(page), context).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])),
  )

const read = (page: string) => {
  const { fields, items } = understandDocument(drawDocument(page))
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.value])),
    items: items.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell?.value]))),
  }
}

describe('codes of articles', () => {
  test('a size behind letters is part of a code', () => {
    expect(
      rowsOf(`
Ref         Material                        Uds
BR-220      Broca SDS-plus 12x210           10
TA-8x60     Taco nylon 8x60 caja 100        6
GU-T10      Guante serraje T-10 (par)       24`).map((row) => [row.product_code, row.requested_quantity]),
    ).toEqual([
      ['BR-220', '10'],
      ['TA-8x60', '6'],
      ['GU-T10', '24'],
    ])
  })

  test('capitals in three groups need no digit', () => {
    expect(
      rowsOf(`
Product         Description                        Qty    Unit    Price     Net
TRN-ARD-UNO     Microcontroller board              30     EA      18,95     568,50
TRN-KIT-RES     Resistor assortment, 600 pcs       10     EA      11,60     116,00`).map((row) => row.product_code),
    ).toEqual(['TRN-ARD-UNO', 'TRN-KIT-RES'])
  })

  test('what was broken off the last code of a table belongs to it, whatever stands beside', () => {
    expect(
      rowsOf(`
Código        Material                      Cantidad   Ud   Entregas              Precio      Importe

LAD-HD-7      Ladrillo hueco doble             9.000   ud   4.500 - 05/10/26       0,162     1.458,00
                                                            4.500 - 13/10/26

ARE-LAV-      Arena lavada big-bag 1 m3           18   ud   9 - 05/10/26          32,500       585,00
BB                                                          9 - 13/10/26`).map((row) => row.product_code),
    ).toEqual(['LAD-HD-7', 'ARE-LAV-BB'])
  })
})

describe('the number of an order', () => {
  test('a letter and a number in groups of three', () => {
    expect(readCode('B 260.914')).toBe('B 260.914')
    expect(readCode('B 260.91')).not.toBe('B 260.91')
  })

  test('behind its sign a number may be short', () => {
    expect(
      read(`
Collège Germaine Tillion
2 allée des Tilleuls, 38110 La Tour-du-Bois

                 Commande hebdomadaire n° S42-PAIN
                 commande passée le 07/10/2026

Code       Produit                             Quantité
70112      Pain de campagne tranché 400 g            18
70120      Baguette 250 g                            45`).fields.name,
    ).toBe('S42-PAIN')
  })

  test('the customer that a subject ends in is not the order', () => {
    expect(
      read(`
De : Sandrine Poulain <s.poulain@glycines.example>
Envoyé : jeudi 5 novembre 2026 10:12
À : commandes@hygiene.example
Objet : Commande entretien semaine 46 - client R-1187

Bonjour,

- 6 sacs de lessive poudre 15 kg (réf. 4471)
- 4 cartons de sacs poubelle 110 L noirs (réf. 5102)

Cordialement,
Sandrine Poulain`).fields.name,
    ).toBe('Commande entretien semaine 46')
  })
})

const ordered = (strip: string, foot: string) =>
  read(`
                         Cinder Butte Refining Co
                         Purchase Order

Order Number  00028814

Supplier: Bozeman Pipe & Valve Supply         Ship To: Cinder Butte Refining Co
1950 Industrial Way                           880 Terminal Road
Bozeman MT 59715                              Great Falls MT 59404

${strip}

Line    Item Number   Description                      Ordered UM     Unit Cost     Extended
1.000   60003         Valve Gate Brass 2" NPT               36 EA       48.7500     1,755.00
2.000   60017         Valve Ball SS316 1" FNPT              24 EA       71.2000     1,708.80

                                                   Total Order                      3,463.80

${foot}`)

describe('orders of programs', () => {
  test('buyer, terms and currency in a row are no heads of items, though freight stands among them', () => {
    const { items } = ordered(
      `Ordered     Requested   Buyer           Freight                 Terms         Currency
07/20/26    08/10/26    HOLLAND PRICE   Prepaid - Our Truck     Net 30 Days   USD`,
      '',
    )
    expect(items.map((row) => row.product_code)).toEqual(['60003', '60017'])
  })

  test('a number under words of tax takes nothing from a total that the lines come to', () => {
    const { fields } = ordered(
      `Tax Exempt? Y
1- 1`,
      '',
    )
    expect(fields.total_amount_without_tax).toBe('3463.80')
  })

  test('the code of a third party on the paper of the buyer is that of the supplier', () => {
    const { fields } = read(`
VILLE DE MONTREVEL-LES-BAINS                     BON DE COMMANDE
Place de l'Hôtel de Ville                        N° ST260187
01340 MONTREVEL-LES-BAINS                        Émis le : 14 avril 2026

                                                 SIGNA-BRESSE
                                                 12 rue des Parcs
                                                 01000 BOURG-EN-BRESSE
                                                 Code tiers : 3381

Libellé                                   Qté       P.U. HT     Montant HT
Cône de signalisation K5a 50 cm         25,00        11,200         280,00
Panneau AK5 travaux 700 mm               4,00        58,900         235,60`)
    expect(fields.name).toBe('ST260187')
    expect(fields.customer_code).toBeUndefined()
  })
})

const letter = (lines: string, foot = '') =>
  read(`
Chaudronnerie Blavet
Rue Amiral Ronarc'h - 56600 LANESTER

BON DE COMMANDE N° AL-2026-0057          ACIERS DE L'OUEST
Date : 31/08/2026                        ZI de Kerpont
                                         56850 CAUDAN

${lines}

Référence     Désignation                          Quantité
TX-40118      Tôle acier S235 ép. 3 mm                   25
TX-51007      Tube carré 40x40x3 lg 6 m                 140

${foot}`).fields

describe('where the goods go', () => {
  test('lines that are set in, though not as far as the value, go on with it', () => {
    expect(
      letter(`Livrer à : MÉCA-AVALLON SAS
        Atelier 2 - Quai B
        ZI Champ Ravier
        89200 AVALLON`).delivery_address,
    ).toBe('MÉCA-AVALLON SAS\nAtelier 2 - Quai B\nZI Champ Ravier\n89200 AVALLON')
  })

  test('under a sentence that ends in an address, set in', () => {
    expect(
      letter(`Nous vous prions de livrer les quantités suivantes
pour le 08/09/2026, réception ouverte de 7h00 à 15h30, à l'adresse :
    Chaudronnerie Blavet - Hall 3
    Rue Amiral Ronarc'h
    56600 LANESTER`).delivery_address,
    ).toBe("Chaudronnerie Blavet - Hall 3\nRue Amiral Ronarc'h\n56600 LANESTER")
  })

  test('behind the full stop of the town something else is said', () => {
    expect(letter(`Livraison à l'adresse : 8 rue du Puits Salé, 76370 Rouxmesnil. Merci de sonner.`).delivery_address).toBe(
      '8 rue du Puits Salé, 76370 Rouxmesnil',
    )
  })

  test('a dash behind the hour leads to the place', () => {
    expect(letter('Livraison chaque matin avant 7h15 – quai cuisine, 2 allée des Tilleuls, 38110 La Tour-du-Bois').delivery_address).toBe(
      'quai cuisine, 2 allée des Tilleuls, 38110 La Tour-du-Bois',
    )
  })

  test('a clause behind a semicolon is no part of the place, and says when the gate closes', () => {
    const fields = letter('Entregad en nave 6, Pol. de Raos, 39600 Camargo; el portón cierra a las 14:00.')
    expect(fields.delivery_address).toBe('nave 6, Pol. de Raos, 39600 Camargo')
    expect(fields.end_delivery_time).toBe('14:00')
  })

  test('what is needed is to be brought by then', () => {
    expect(letter('Lo necesitamos hoy antes de las 16:00').end_delivery_time).toBe('16:00')
  })

  test('what is counted is no note', () => {
    expect(letter('', 'Nombre de palettes : 4').note).toBeUndefined()
  })
})

describe('who orders', () => {
  test('a service behind a dash in the letterhead, and who signs with what they are', () => {
    const { fields } = read(`
Collège Germaine Tillion – Restauration scolaire
2 allée des Tilleuls, 38110 La Tour-du-Bois

                 Bon de commande n° 2026-118
                 commande passée le 07/10/2026

Boulangerie : Fournil des Terres Froides

Code       Produit                             Quantité
70112      Pain de campagne tranché 400 g            18
70120      Baguette 250 g                            45

                                           Philippe Arnaud, chef de cuisine`)
    expect(fields.customer_company_name).toBe('Collège Germaine Tillion')
    expect(fields.department).toBe('Restauration scolaire')
    expect(fields.client_name).toBe('Philippe Arnaud')
  })

  test.each([
    ['Approvisionnement : Ronan Le Goff', 'Ronan Le Goff'],
    ['Grupo de compras   Álvaro Recio', 'Álvaro Recio'],
    ['Riferimento: Elena Ducoli', 'Elena Ducoli'],
  ])('%s', (line, person) => {
    expect(letter(line).client_name).toBe(person)
  })

  test('the school that orders', () => {
    expect(letter('School            Engineering & Electronics').department).toBe('Engineering & Electronics')
  })

  test('the number of the customer at the end of a subject', () => {
    expect(
      read(`
De : Sandrine Poulain <s.poulain@glycines.example>
Envoyé : jeudi 5 novembre 2026 10:12
À : commandes@hygiene.example
Objet : Commande entretien semaine 46 - client R-1187

- 6 sacs de lessive poudre 15 kg (réf. 4471)
- 4 cartons de sacs poubelle 110 L noirs (réf. 5102)

Cordialement,
Sandrine Poulain`).fields.customer_code,
    ).toBe('R-1187')
  })
})

describe('the names of articles', () => {
  test('one word in every row names nothing where the codes have lines under them', () => {
    expect(
      rowsOf(`
Line #   Part #        Type        Qty (Unit)    Unit Price    Subtotal
10       HV-4410-GR    Material    250 (EA)      4,85          1.212,50
         Hi-vis vest class 2, green, size L
20       GLV-CUT5-9    Material    400 (EA)      3,27          1.308,00
         Cut level 5 glove, size 9, pair`).map((row) => [row.product_code, row.product_name]),
    ).toEqual([
      ['HV-4410-GR', 'Hi-vis vest class 2, green, size L'],
      ['GLV-CUT5-9', 'Cut level 5 glove, size 9, pair'],
    ])
  })

  test('the version behind a code, and what stands under the code of the supplier, are no names', () => {
    expect(
      rowsOf(`
Line    Description                            Order Qty       Unit Price      Ext Price
1       CST-2201-A Rev: C                          60,00           142,50       8.550,00
        Casting, pump housing, ductile iron
        Supplier Part: 88-1140
        Rel     Due Date
2       CST-2204-B Rev: B                         120,00            37,20       4.464,00
        Casting, end cover
        Supplier Part: 88-1152
        Rel     Due Date`).map((row) => row.product_name),
    ).toEqual(['Casting, pump housing, ductile iron', 'Casting, end cover'])
  })
})

describe('weeks, offices and hours', () => {
  test('days by their letters share out what is ordered', () => {
    expect(
      rowsOf(`
Réf.       Désignation              L      M      M      J      V      S      D
F-1101     Lait demi-écrémé 1 L     12     12     12     12     18            20
F-1120     Yaourt nature x16        4             4             6`).map((row) => row.requested_quantity),
    ).toEqual(['86', '14'])
  })

  test('the building where invoices are paid is not who orders', () => {
    const { fields } = read(`
Wychmere County Council                       PURCHASE ORDER

Order number HW-00872214                      Supplier
Order date 19/01/2026                         Mercia Traffic Signs Ltd
                                              Worcester WR2 5JA

Deliver to                                    Invoice to
Highways Depot                                Accounts Payable, County Hall
Teme Lane                                     Worcester WR5 2NP
Ledbridge WR9 4TD

Item code       Description                   Quantity     Unit price £      Net £
CLIP-76         Sign clip 76 mm, pair               60             2.35     141.00
POST-76         Grey steel post                     24            27.10     650.40`)
    expect(fields.customer_company_name).toBe('Wychmere County Council')
  })

  test('when the goods are wanted is no name of the place behind it', () => {
    expect(letter('À livrer le 18/09/2026 avant 9h, 48 route de Sens, 89300 JOIGNY').delivery_address).toBe(
      '48 route de Sens, 89300 JOIGNY',
    )
  })

  test('what is to be served goes to the place that the sentence ends in', () => {
    expect(letter('Servir el 01/09/2026 en: C/ Mayor 14, 20280 Hondarribia').delivery_address).toBe('C/ Mayor 14, 20280 Hondarribia')
  })

  test('the person who orders is no person of the supplier, whatever stands over it', () => {
    expect(
      letter(`Proveedor: Zapaterías del Arga, S.L.
                     Cliente nº 3107
    Persona que pide: Maite Elizondo`).client_name,
    ).toBe('Maite Elizondo')
  })
})
