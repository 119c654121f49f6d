import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (art: string) => understandDocument(drawDocument(art))
const cellsOf = ({ items }: ReturnType<typeof read>, name: string) => items.map((row) => row[name]?.value)

const goods = `
Item Code         Description                         Quantity        Rate         Amount
TIN-800           Loaf tin 800 g blue steel                 30       41.50       1,245.00
RCK-20            Bakery rack 20 tier                        2      230.00         460.00
                                              Total                              1,705.00
`

describe('names under codes', () => {
  test('a code behind its label in the row of the numbers is not the name', () => {
    const result = read(`
**City** **of** **Harlan** **Falls**                     **PURCHASE** **ORDER** 20260887-00

Line    Qty    UOM     Item / Description                    Unit Price      Extended
1        25    EA      Part R11-24                                31.40        785.00
                       STOP R1-1 24"
2        10    EA      Part R11-30                                42.80        428.00
                       STOP R1-1 30"
3        15    EA      Part S11-30                                61.40        921.00
                       SCHOOL S1-1 fluorescent 30"
`)
    expect(cellsOf(result, 'product_code')).toEqual(['R11-24', 'R11-30', 'S11-30'])
    expect(cellsOf(result, 'product_name')).toEqual(['STOP R1-1 24"', 'STOP R1-1 30"', 'SCHOOL S1-1 fluorescent 30"'])
  })

  test('codes without figures over names in words', () => {
    const result = read(`
**Cairn** **&** **Larch**                            **Purchase** **Order** #PO10482

Quantity     Item                                Units         Rate         Amount
     420     JKT-RIDGE-M-BLK                     Ea          $31.85     $13,377.00
             Ridge shell jacket men M black
     510     JKT-RIDGE-L-BLK                     Ea          $31.85     $16,243.50
             Ridge shell jacket men L black
   2,000     HNG-TAG-FSC                         Ea          $0.045         $90.00
             FSC paper hang tag with cord
`)
    expect(cellsOf(result, 'product_code')).toEqual(['JKT-RIDGE-M-BLK', 'JKT-RIDGE-L-BLK', 'HNG-TAG-FSC'])
    expect(cellsOf(result, 'product_name')[2]).toBe('FSC paper hang tag with cord')
  })
})

test('the value of the order under its lines, with how many were ordered, is no line', () => {
  const result = read(`
Pizzería Furore                                              **Pedido** **a** **proveedor**
N.º de pedido      2026-118840           Fecha de entrega      21-10-2026

Cód. art.      Artículo                    Formato       Pedido     Precio/caja       Valor
1110           Masa fina 33 cm             30 ud              1           21,60       21,60
1123           Masa fina 40 cm             25 ud              6           24,90      149,40
2110           Mozzarella rallada          6 x 2 kg           4           58,80      235,20

Valor del pedido sin IVA (EUR)                               11                      406,20
`)
  expect(cellsOf(result, 'requested_quantity')).toEqual(['1', '6', '4'])
  expect(result.fields.total_amount_without_tax?.value).toBe('406.20')
})

test('a program that prints seconds tells its own time, and no window', () => {
  const { fields } = read(`
**Purchase** **Order** P01288
Order Date: 05/19/2026 11:03:55        Expected Arrival: 05/29/2026 12:00:00
${goods}`)
  expect([fields.requested_delivery_date?.value, fields.start_delivery_time?.value]).toEqual(['2026-05-29', undefined])
})

describe('line printers', () => {
  const paper = read(`
00520         Autotransportes del Bajío SA de CV             Fecha impr.    20/08/2026
R43500        Blvd. Aeropuerto 2210                          Página         1
              37545 León, Gto.
                            ORDEN DE COMPRA
                                                     Número orden     77104 OP
                                                     Fecha orden      20/08/2026
Proveedor: 20118                             Enviar a: L01
  Refacciones Diesel Silao SA de CV            Autotransportes del Bajío SA de CV
  Carr. 45 km 160                              Taller Central León
  36100 Silao, Gto.                            Blvd. Aeropuerto 2214
                                               37545 León, Gto.
Comprador: Rocío Villaseñor       Fecha solic.: 27/08/2026       Condiciones: Crédito 15 días
Lín     Número artículo    Descripción                  Pedido   UM    Costo unit.    Costo ampliado
1.000   300410-A           FILTRO ACEITE KW T680             6   PZ       142.5000            855.00
2.000   300421-B           FILTRO ACEITE FL CASC            13   PZ       165.9000          2,156.70

                                                   Total orden MXN                          3,011.70
`)
  test('two letters behind the number say what sort of document it is', () => {
    expect(paper.fields.name?.value).toBe('77104')
  })
  test('a code behind the heading stands for the place under it', () => {
    expect(paper.fields.delivery_address?.value).toBe(
      'Autotransportes del Bajío SA de CV\nTaller Central León\nBlvd. Aeropuerto 2214\n37545 León, Gto.',
    )
  })
  test('the currency behind the word for the total', () => {
    expect(paper.fields.currency?.value).toBe('MXN')
  })
})

describe('where the goods go', () => {
  test('a field with its value beside it, another field under it', () => {
    const { fields } = read(`
**PURCHASE** **ORDER**
PUR-ORD-2026-00218

Supplier Name:       Westcountry Catering Equipment          Date:                 27-03-2026
Supplier Address:    Unit 3 Heathfield Way                   Required By:          02-04-2026
                     Newton Abbot                            Shipping Address:     9 Fore Street
                     Devon TQ12 6RY                                                Totnes
                                                                                   Devon TQ9 5DA
                                                             Company:              Cobb & Daughters Bakery
${goods}`)
    expect(fields.delivery_address?.value).toBe('9 Fore Street\nTotnes\nDevon TQ9 5DA')
  })

  test('a heading over the field that asks for the address', () => {
    const { fields } = read(`
**Habitat** **des** **Deux** **Rives**                  **BON** **DE** **TRAVAUX** **N°** BT-2026-077118

Lieu d’intervention
Adresse          6 rue de Bâle                       Locataire          M. Adem Yilmaz
                 Bât. C, 3e étage, porte 31
                 68100 Mulhouse
Rendez-vous      vendredi 29/05/2026                 Plage horaire      13h30 – 17h00

Article        Désignation                            Qté      Unité      P.U. HT      Montant HT
SER-04.12      Remplacement serrure en applique         1          U       312,40          312,40
SER-07.03      Réglage de porte palière                 1          U        46,80           46,80
`)
    expect(fields.delivery_address?.value).toBe('6 rue de Bâle\nBât. C, 3e étage, porte 31\n68100 Mulhouse')
  })

  test('all articles are to be delivered', () => {
    const { fields } = read(`
De :                              À :                                Commande
Laboratoires Vercors SAS          Balances & Mesures SA              7500048813
110 avenue Jean-Mermoz            15 rue de l’Épine
69008 Lyon                        38240 Meylan

Livrer tous les articles à        Facturer à                         À l’attention de
Laboratoires Vercors SAS          Laboratoires Vercors SAS           Aurélie Poncet
Site de Valence, bât. Q           Centre de services partagés
26000 Valence                     69008 Lyon

Référence       Description                       Qté      Prix unitaire      Sous-total
BM-XP220        Balance analytique 220 g            1         4 380,00 €      4 380,00 €
                Demandeur: Aurélie Poncet N° DA: DA20417
BM-ETAL-E2      Jeu de poids E2                     1         1 265,00 €      1 265,00 €
                Demandeur: Aurélie Poncet N° DA: DA20417
`)
    expect(fields.delivery_address?.value).toBe('Laboratoires Vercors SAS\nSite de Valence, bât. Q\n26000 Valence')
    expect(fields.name?.value).toBe('7500048813')
  })
})

test('a number in larger type under the title, both set to the right edge, goes before the number of a file', () => {
  const { fields } = read(`
**DIPUTACIÓN** **PROVINCIAL** **DE** **ARLANZA**                                                  PEDIDO
Servicio de Contratación y Compras                                            EXP-SUMINISTRO-2026-001733
Paseo del Espolón 34 – CIF P0900418J                          cítese este número en albaranes y facturas

Lín.     Cantidad     Ud.       Descripción                             Precio         Importe
1          24.000     kg        Emulsión catiónica C65B3                0,4120        9.888,00
2             480     saco      Aglomerado en frío AF-12                  5,35        2.568,00

Aplicación       RC                  Expediente
453.619.01       220260004418        4E/2026
`)
  expect(fields.name?.value).toBe('EXP-SUMINISTRO-2026-001733')
})

test('a day where a person might stand is the one the goods are asked for by', () => {
  const { fields } = read(`
**ORDEN** **DE** **COMPRA** OC-2026-01107
Proveedor:          Piensos Jiloca, S. Coop.              Fecha:                21-09-2026
                                                          Solicitado por:       25-09-2026
${goods}`)
  expect([fields.requested_delivery_date?.value, fields.client_name?.value]).toEqual(['2026-09-25', undefined])
})

test('the one day of a column that says what it is needed for', () => {
  const { fields } = read(`
**Orden** **de** **compra** OC0019443
Fecha de la orden     28/01/2026

Línea     Artículo                   Necesario para     Cant.     Precio     Total
1         Bolígrafo gel azul         04/02/2026            10       0,42      4,20
2         Bolígrafo gel negro        04/02/2026            12       8,96    107,52
`)
  expect(fields.requested_delivery_date?.value).toBe('2026-02-04')
})

test('a site with its street under the name of the house is where it is, though it is printed twice', () => {
  const { fields } = read(`
Wreyland University Hospitals NHS Foundation Trust                  **Official** **Purchase** **Order**
Procurement Department, Block 40
St Werburgh’s Hospital, Shrewley Road                               Order number: RXW 40028817
Wreyland WR9 4QX

Order date: 09-Nov-2026                                             To
Buyer: Colin Bramhall                                               Orthogrip Surgical Ltd
                                                                    Unit 8 Parkgate
                                                                    Rotherham S62 6JG
Deliver to
St Werburgh’s Hospital
Receipts & Distribution, Loading Bay 2
Shrewley Road
Wreyland WR9 4QY
${goods}`)
  expect(fields.customer_company_name?.value).toBe('Wreyland University Hospitals NHS Foundation Trust')
})
