import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument, drawSpaced } from '#tests/support/page.ts'
import { ARTICLES, ARTICULOS, fieldOfOrder, ITEMS } from './field-of-order.ts'

const itemsOf = (art: string) =>
  understandDocument(drawDocument(art), { kind: 'work_order' }).items.map((row) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, { value }]) => (value ? [[name, value]] : []))),
  )

const FORM = `
                         Hospital Virgen del Risco
                  NIT 800.221.404-1 · Carrera 3 No. 7-12, Somondoco, Boyacá

                            ORDEN DE SUMINISTRO

1. Orden No.                           2. Fecha                         3. Fecha de entrega
OS-118                                 04/05/2026                       15/05/2026
4. Dependencia solicitante                      5. Elaborada por
Laboratorio                                     Marta Lucía Rincón
6. Proveedor                                                            7. Contrato
Reactivos del Norte S.A.S.                                              C-12
8. Lugar de entrega                                                     9. Forma de pago
Bodega central, Carrera 3 No. 7-20, Somondoco                           30 días

10. Código     11. Descripción              12. Cantidad     13. Valor unitario     14. Valor total
R-0144         Tira reactiva de glucosa     200 und          1.200                  240.000
R-0190         Lanceta estéril              500 und          180                    90.000
                                            15. TOTAL (excluido de IVA) COP         330.000

16. Observaciones
Entregar con cadena de frío.
`

describe('a form that numbers its boxes through', () => {
  test('captions and heads are heard without their numbers', () => {
    const order = fieldOfOrder(drawDocument(FORM))
    expect(order('department')).toBe('Laboratorio')
    expect(order('client_name')).toBe('Marta Lucía Rincón')
    expect(order('total_amount_without_tax')).toBe('330000')
    expect(order('currency')).toBe('COP')
    expect(itemsOf(FORM)).toEqual([
      {
        product_code: 'R-0144',
        product_name: 'Tira reactiva de glucosa',
        requested_quantity: '200',
        unit_price: '1200',
        total_amount: '240000',
      },
      { product_code: 'R-0190', product_name: 'Lanceta estéril', requested_quantity: '500', unit_price: '180', total_amount: '90000' },
    ])
  })

  test('a numbered list of things keeps its numbers', () => {
    const rows = itemsOf(`
Corrie Outdoor Centre
Purchase order CO-118

Supplier: Glen Ropes Ltd
Date: 4 May 2026

1. Climbing rope 10 mm         4
2. Sling 120 cm               12
3. Screwgate karabiner        20
4. Belay plate                 8
5. Helmet, adult               6
6. Chalk bag                   6`)
    expect(rows.map(({ product_name, requested_quantity }) => `${requested_quantity} ${product_name}`)).toContain('12 Sling 120 cm')
    expect(rows).toHaveLength(6)
  })

  test('a charity with its number over the street is not what the house is called', () => {
    const order = fieldOfOrder(
      drawDocument(`
                         **Fenwick** **Lodge** **Hospice**
        Registered charity 1022417 · 12 Minster Row, Whitby YO21 1QQ

      SUPPLIES ORDER SO 118
      Date: 04/05/2026
      Supplier: Calder Care Ltd
      ${ITEMS}`),
    )
    expect(order('customer_company_name')).toBe('Fenwick Lodge Hospice')
  })
})

test('a row of captions over what the paper is, its number and its days names no goods', () => {
  const art = `
Osteria del Pozzo S.n.c.                        Spett.le
Via Larga 4 - 43017 Sissa (PR)                  Verdure Ghiretti S.r.l.
P.IVA 02714480346                               Via Nuova 9 - 43126 Parma (PR)

Documento            Numero       Data           Data consegna     Pagamento           Ordinato da
Ordine fornitore     77/2026      16/07/2026     18/07/2026        Bonifico 30 gg      Lucia Marini

Codice      Descrizione               U.m.      Q.tà     Prezzo     Importo
ZU-10       Zucchine cassa 5 kg       cassa     6        8,00       48,00
ME-05       Melanzane cassa 5 kg      cassa     4        9,50       38,00
                                      Totale imponibile              86,00`
  const order = fieldOfOrder(drawDocument(art))
  expect(order('name')).toBe('77/2026')
  expect(order('requested_delivery_date')).toBe('2026-07-18')
  expect(order('client_name')).toBe('Lucia Marini')
  expect(itemsOf(art).map(({ product_code }) => product_code)).toEqual(['ZU-10', 'ME-05'])
})

describe('whose word it is', () => {
  test('the second half of a label in two languages is no department', () => {
    const order = fieldOfOrder(
      drawSpaced(
        `
Home Les Tilleuls ASBL                                        Bon de commande

N° de commande        BC 0118                 Date              26/05/2026
~Bestelnummer~                                ~Datum~

Fournisseur           Linges Baert NV         Notre n° client   HT-207
~Leverancier~                                 ~Ons klantnummer~

Commandé par          Anne Dupuis             Service           Lingerie
~Besteld~ ~door~                              ~Dienst~
${ARTICLES}`,
        9,
      ),
    )
    expect(order('department')).toBe('Lingerie')
  })

  test('a department that is called by its word stands under its label', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Ayuntamiento de Robledal                     Pedido 2026-118
      Fecha: 04/05/2026

      Departamento                                 Proveedor
      Farmacia                                     Droguerías Soria, S.L.
      ${ARTICULOS}`),
    )
    expect(order('department')).toBe('Farmacia')
  })

  test('a department of two words, the first of which is a label elsewhere', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Clínica Ribalta                         C/ Mayor 11, 30001 Murcia

      Pedido nº           PP-268              Fecha               08/10/2026
      Proveedor           Dental Sur, S.L.    Departamento        Recepción y almacén
      ${ARTICULOS}`),
    )
    expect(order('department')).toBe('Recepción y almacén')
  })

  test('a shop between the name and its street is a part of the address, and the letterhead orders', () => {
    const order = fieldOfOrder(
      drawDocument(`
                                                                      Papeterie Hanot SRL
                                                                      Rue du Pont 41
                                                                      5300 Andenne
      Verbeeck Office NV
      Industrielaan 25
      9320 Erembodegem

      Commande d’achat 26-118
      Date de commande : 17/08/2026
      ${ARTICLES}

      À livrer à
      Papeterie Hanot SRL
      Magasin
      Place du Marché 6
      5300 Andenne`),
    )
    expect(order('delivery_address')?.replaceAll('\n', ', ')).toBe('Papeterie Hanot SRL, Magasin, Place du Marché 6, 5300 Andenne')
    expect(order('customer_company_name')).toBe('Papeterie Hanot SRL')
  })

  test('a number in thousands counts the customer', () => {
    const order = fieldOfOrder(
      drawDocument(`
      Cuvat SA                                    Confirmation n°        CC 58310
      Rue Basse 5                                 Date                   04.06.2026
      2114 Fleurier                               Votre n° de client     7 714
      ${ARTICLES}`),
    )
    expect(order('customer_code')).toBe('7 714')
  })
})

describe('codes before names', () => {
  test('letters alone among codes with figures, under one head for both', () => {
    const rows = itemsOf(`
Agrícola del Valle S.A.C.
ORDEN DE COMPRA
N° 001-118
Fecha: 18/03/2026

Ít.   Cant.    U.M.   Código / Descripción              P. Unit.     Total S/
1     600      UND    CJ-PAL4 Caja para palta           1.50         900.00
2     400      UND    BD-45X35 Bandeja alveolar         0.50         200.00
3     100      UND    ESQ-225 Esquinero de cartón       2.00         200.00
4     12       RLL    ZUN-PET Zuncho de plástico        100.00       1,200.00
                                        Valor de venta S/      2,500.00`)
    expect(rows.map(({ product_code }) => product_code)).toEqual(['CJ-PAL4', 'BD-45X35', 'ESQ-225', 'ZUN-PET'])
    expect(rows[3]!.product_name).toBe('Zuncho de plástico')
  })
})

const MAIL = `
From: Orla Corrigan <orla@corrigan.example>
Sent: Tuesday 14 April 2026 09:12
To: Niamh Daly <sales@dalytimber.example>
Subject: RE: Quotation Q-20418 stairs

Hi Niamh,

Thanks for coming back so quick. We are happy to go ahead as quoted, please take this as our order, number
4471. We need:

   14 x KT-3310 Solid oak treads at €46.50 each
   15 x KT-HR18 Oak risers at €19.80 each
   3 x KT-SP44 Handrail 44 mm at €38.25 each

which I make €1,062.75 before VAT. Could you have it with us on Thursday 30 April, between 8.00 and 12.00? Please
bring it straight to the yard, Corrigan Timber Ltd, Unit 9, Quay Road Business Park, Ballina, Co. Mayo F26 K8X2,
and not to the site, there is nobody there.

Thanks,
Orla

Orla Corrigan
Corrigan Timber Ltd
`

describe('a mail that accepts a quotation', () => {
  test('orders under a number of its own, by a day and to a place that it tells in sentences', () => {
    const order = fieldOfOrder(drawDocument(MAIL))
    expect(order('name')).toBe('4471')
    expect(order('requested_delivery_date')).toBe('2026-04-30')
    expect([order('start_delivery_time'), order('end_delivery_time')]).toEqual(['08:00', '12:00'])
    expect(order('delivery_address')).toBe('Corrigan Timber Ltd, Unit 9, Quay Road Business Park, Ballina, Co. Mayo F26 K8X2')
    expect(order('total_amount_without_tax')).toBe('1062.75')
    expect(itemsOf(MAIL).map(({ product_code }) => product_code)).toEqual(['KT-3310', 'KT-HR18', 'KT-SP44'])
  })

  test('somebody is on site during the hours of delivery', () => {
    const order = fieldOfOrder(
      drawDocument(`
De : Lise Marrec <lise@marrec.example>
Envoyé : jeudi 18 juin 2026 11:47
À : Comptoir Sanitaire <agence@comptoir.example>
Objet : RE: Devis DV-118

Bonjour,

Bon pour accord sur votre devis DV-118. C’est notre commande 26-140.
${ARTICLES}

Livraison impérative le 1er juillet 2026 sur le chantier : Gîtes du Lac, 12 route du Col, 12210 Laguiole. Le
chef de chantier est sur place de 7h30 à 16h.`),
    )
    expect([order('name'), order('start_delivery_time'), order('end_delivery_time')]).toEqual(['26-140', '07:30', '16:00'])
  })
})

test('days of dispatch in Spanish, and who is delivered to in English', () => {
  const order = fieldOfOrder(
    drawDocument(`
    Colegio San Blas de los Andes                 ORDEN DE COMPRA
                                                  Nº 1187

    Señores           : Librería Teno Ltda.       Fecha emisión       : 27-07-2026
    Despachar a       : Av. Los Pinos 1452        Fecha despacho      : 03-08-2026
    ${ARTICULOS}`),
  )
  expect(order('requested_delivery_date')).toBe('2026-08-03')
  const confirmed = fieldOfOrder(
    drawDocument(`
    Order confirmation CV118

    Customer                        Delivering to
    The Blue Jug Café Ltd           The Blue Jug Café
    21 Market Street                Rear yard, Mill Lane
    Hebden Bridge HX7 6EU           Hebden Bridge HX7 7DD
    ${ITEMS}`),
  )
  expect(confirmed('delivery_address')).toMatch(/Mill Lane\s+Hebden Bridge HX7 7DD$/)
})
