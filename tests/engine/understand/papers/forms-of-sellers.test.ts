import { describe, expect, test } from 'vitest'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const read = (page: string) =>
  Object.fromEntries(
    Object.entries(understandDocument(drawDocument(page), { kind: 'work_order' }).fields).map(([name, { value }]) => [name, value]),
  )

describe('whose paper an order is', () => {
  test('a letterhead and a foot of one firm, and the writer under a heading: the seller’s form', () => {
    expect(
      read(`
Suministros Ribera
Polígono Las Eras, parcela 14
29004 Málaga
Correo electrónico: administracion@suministros-ribera.example


Pedido nº PO828598 de fecha 03/03/2025

Emisor:                               Dirección de entrega:
Colegio Los Almendros                 Colegio Los Almendros
Carretera de Daganzo, km 4            Almacén central
48002 Bilbao                          C/ Molino, 3
                                      50018 Zaragoza


Suministros Ribera S.L.               CIF: B33522665
Polígono Las Eras, parcela 14
29004 Málaga`),
    ).toMatchObject({ customer_company_name: 'Colegio Los Almendros' })
  })

  test('whose goods go elsewhere is no letterhead, and a sentence about delivery nobody’s name', () => {
    expect(
      read(`
Agence Papier Bleu
27 rue de la Charité - 69002 Lyon - RCS Lyon 512 884 017

**Bon** **de** **commande** BDC-0926-14 du 08/09/2026

ANNONCEUR                 FOURNISSEUR
Biscuiterie Delorme       Papeterie Rhône Services
                          44 cours Gambetta
                          69007 Lyon

Livraison chez Biscuiterie Delorme, 16 route de Paris, 01000 Bourg-en-Bresse. Livraison au plus tard le 22/09/2026.`),
    ).toMatchObject({ customer_company_name: 'Agence Papier Bleu' })
  })

  test('the street under the label of a company is no company of its own', () => {
    expect(
      read(`
**Purchase** **order**

Vendor           Severn Valley Fasteners               Company          Corvedale Engineering Ltd
Address          3 Lock Lane, Worcester WR1 2NB        Address          Mill Works, Craven Arms SY7 9PL
                                                       PO number        PO 22871
                                                       PO date          05/03/2026`),
    ).toMatchObject({ customer_company_name: 'Corvedale Engineering Ltd' })
  })

  test('what kind of body it is may stand in a line of its own', () => {
    expect(
      read(`
**Purchase** **order** PO-7741902

Supplier                        Invoice to
Midland Workspace Supplies      Sherbourne Housing
14 Tenter Street                Association
Leicester LE4 0BH               PO Box 2210
                                Bristol BS1 9XX`),
    ).toMatchObject({ customer_company_name: 'Sherbourne Housing Association' })
  })
})

describe('days and hours of an order', () => {
  test('two labels with a day each are two labels, though together they would be one', () => {
    expect(
      read(`
**Bestelling** B-26-118

Klantnummer      40212
Datum            8 juni 2026
Levering         11 juni 2026, tussen 7:00 en 9:30 uur`),
    ).toMatchObject({ order_date: '2026-06-08', requested_delivery_date: '2026-06-11' })
  })

  test('the hour by which to order is no hour of delivery', () => {
    expect(
      read(`
**Bon** **de** **commande** 0087
À nous retourner avant 11 h pour une livraison le lendemain.
Date : 12/05/2026`).end_delivery_time,
    ).toBeUndefined()
  })

  test('a day under "Delivery" is no place', () => {
    expect(
      read(`
**Order** TF-0081

Date             14 September 2026
Delivery         16 September 2026, 6.30am - 8.00am
Address          Thornbury Farm, Moor Lane, Ilkley LS29 9RH`).delivery_address,
    ).toBeUndefined()
  })
})

test('an order of the state is known by its engagement', () => {
  expect(
    read(`
**BON** **DE** **COMMANDE**
valant engagement juridique n° 1408823177
Édité le 16/03/2026`),
  ).toMatchObject({ name: '1408823177' })
})
