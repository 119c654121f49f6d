import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { partCode } from '#app/engine/understand/tables/codes/codes-in-names.ts'
import { mixedHead } from '#app/engine/understand/tables/heads/headings.ts'
import { settleTexts } from '#app/engine/understand/tables/columns/text-columns.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { readQuantity } from '#app/engine/understand/values/quantity.ts'
import { drawDocument } from '#tests/support/page.ts'

function read(page: string) {
  const { fields, items } = understandDocument(drawDocument(page), { kind: 'work_order' })
  const plain = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, told]) => (isTold(told) ? [[name, told.value]] : [])))
  return { fields: plain(fields), items: items.map((item) => plain(item as unknown as Record<string, unknown>)) }
}

const isTold = (told: unknown): told is { value: string } => typeof told === 'object' && told !== null && 'value' in told

describe('what a shop tells whoever delivers', () => {
  test.each([
    'Bonjour Savonnerie du Port, vous avez une nouvelle commande avec les produits suivants :',
    'You have received the following order from Dana Whitcomb:',
    'Has recibido un nuevo pedido de Marta Soler:',
    'Sie haben eine neue Bestellung erhalten:',
  ])('%s', (sentence) => {
    const { kind, neither } = classify(
      drawDocument(`
      Droguerie des Halles
      Ref : 20418                                Date : 09/02/2026

      ${sentence}

      Produit                     Quantité
      Savon 300 g                 144`),
    )
    expect({ kind, neither }).toEqual({ kind: 'work_order', neither: false })
  })

  test.each(['Nueva Orden de Compra', 'Nieuwe bestelling', 'Nuovo ordine'])('a new order is one by its title: %s', (title) => {
    expect(classify(drawDocument(`${title}\n\nCasa Marcial`)).kind).toBe('work_order')
  })
})

describe('tables of programs', () => {
  test('the sign of the rand is no part of the price', () => {
    const { items } = read(`
**PURCHASE ORDER** 4711

Part Number    Description          QTY   Price per Unit    Sub-Total
JKM-580        Solar module         144   R 2,148.00        R 309,312.00
SUN-50K        Inverter               2   R 61,250.00       R 122,500.00`)
    expect(items[0]).toMatchObject({ unit_price: '2148.00', total_amount: '309312.00' })
  })

  test('where nobody has cents three digits behind a sign are thousands', () => {
    const { fields, items } = read(`
**BON DE COMMANDE** BC-047
Date : 24/08/2026

Références     Désignations         Quantité    Prix unitaire    TOTAL
CAH-200        Cahiers 200 pages    350         650              227,500
CRA-BLC        Craie blanche         80         1 200             96,000

               MONTANT TOTAL : 323,500 FCFA`)
    expect(items.map(({ total_amount }) => total_amount)).toEqual(['227500', '96000'])
    expect(fields.total_amount_with_tax).toBe('323500')
  })

  test('a head that says "name" stands over the names, however long the description beside it is', () => {
    const { items } = read(`
**PURCHASE ORDER** PO-219

Sr   Item Name              Description                                      Qty      Rate       Amount
1    Linen sofa             Three-seater, oak feet, colour sand, flat         2      640.00     1,280.00
     Item Code: HC-SOFA-3   packed
2    Pouffe                 Round, 50 cm, with a removable cover              4       89.00       356.00
     Item Code: HC-PUF-01`)
    expect(items[0]).toMatchObject({ product_code: 'HC-SOFA-3', product_name: 'Linen sofa', requested_quantity: '2' })
    expect(items[1]).toMatchObject({ product_code: 'HC-PUF-01', product_name: 'Pouffe' })
  })

  test.each(['[Código] Descripción', '[Code] Description / (Taxes)', '[Ref.] Désignation'])('one head of codes and names: %s', (head) => {
    expect(mixedHead(head)).toEqual(['code', 'description'])
  })

  test.each([
    ['Ampoule LED E27 (#AMP-27-9W)', 'Spot encastré (#SPT-GU10-5)'],
    ['AMP-27-9W | Ampoule LED E27', 'SPT-GU10-5 | Spot encastré'],
  ])('codes as shops and stores print them into the name: %s', (first, second) => {
    const { items } = read(`
**COMMANDE** 48213

Produit                          Quantité     Prix
${first.padEnd(33)}50           195,00 €
${second.padEnd(33)}80           336,00 €`)
    expect(items[0]).toMatchObject({ product_code: 'AMP-27-9W', product_name: 'Ampoule LED E27' })
    expect(items[1]).toMatchObject({ product_code: 'SPT-GU10-5', product_name: 'Spot encastré' })
  })

  test('so many packed of so many ordered', () => {
    expect(readQuantity('18 of 20')).toEqual({ value: '20' })
    expect(readQuantity('5 de 5')).toEqual({ value: '5' })
  })

  test('a shop’s code may be of letters alone', () => {
    expect(partCode({ words: [], text: 'Wick trimmer (#WCK-TRIM)' }, undefined)).toMatchObject({
      text: 'Wick trimmer',
      code: { value: 'WCK-TRIM' },
    })
  })

  test('numbers of lines above a dash before the sums are no article codes', () => {
    const texts = [
      ['1', '2', '3', '-'],
      ['Boîte de dérivation', 'Interrupteur blanc', 'Câble 3G2,5', 'TOTAL'],
    ]
    const roleAt = (at: number) => (['position', 'description'] as const)[at]
    expect(settleTexts([0, 1], roleAt, texts)).toEqual({ position: 0, description: 1 })
  })
})

describe('labels of programs', () => {
  test.each(['Representante de compra:', 'Rappresentante acquisti:', 'Validated By:'])('%s', (label) => {
    const { fields } = read(`
**PEDIDO DE COMPRA** P03127

${label.padEnd(34)}Fecha del pedido:
Uxía Fernández Lamas              04/03/2026`)
    expect(fields.client_name).toBe('Uxía Fernández Lamas')
  })

  test.each([
    ['Envíe a:', 'Talleres del Norte SL\nCalle Mayor 12\n28013 Madrid'],
    ['VEUILLEZ LIVRER LES MARCHANDISES A :', 'GBT-Sarl\nRésidence Les Palmiers, Riviera 4, Abidjan'],
  ])('where the goods go: %s', (label, place) => {
    expect(read(`ORDEN DE COMPRA 4711\n\n${label}\n${place}`).fields.delivery_address).toBe(place)
  })
})

const items = `
Code        Description               Qty      Price       Amount
TR-4410     Bath sheet 500 g           30      19.86       595.80
TR-4471     Paper rolls 2 layers        4      58.95       235.80
`

describe('who is who in templates', () => {
  test('one line at the top says who writes and how to reach them', () => {
    const { fields } = read(`
Imprenta Volcán S.A. · Cédula jurídica 3-101-448210 · Alajuela, Costa Rica · Tel. 2440-1188

Orden N° PO00931

Orden de Compra                      Entrega y Facturación
Papelera San José Ltda.              Fecha esperada: 26/10/2026
Calle 8, Avenida 10                  Fecha de aprobación: 19/10/2026
${items}`)
    expect(fields.customer_company_name).toBe('Imprenta Volcán S.A.')
  })

  test('what a firm says of itself over its name is not its name', () => {
    const { fields } = read(`
                                                     **Del** **mar** **a** **la** **lata**
                                                     Conservas Arousa, S.L.
                                                     Rúa do Porto, 41
                                                     36600 Vilagarcía de Arousa

          Envases del Noroeste, S.A.
          Pol. Ind. de Sabón, parcela 118
          15142 Arteixo

Pedido de compra #P03127
${items}`)
    expect(fields.customer_company_name).toBe('Conservas Arousa, S.L.')
  })

  test('a company in the vendor’s box is the vendor’s', () => {
    const { fields } = read(`
PURCHASE ORDER
                                     ANNAPURNA CANTEEN SERVICES

PO Number: PO-612      Date: 09 Feb 2026

VENDOR / SUPPLIER DETAILS

    Raghav Menon
    Company: Malabar Provisions LLP
    Email: orders@malabarprov.example
${items}`)
    expect(fields.customer_company_name).not.toBe('Malabar Provisions LLP')
  })

  test('under a town hall’s own head the form asks for the supplier’s name', () => {
    const { fields } = read(`
ALCALDÍA MUNICIPAL DE SANTA RITA
Tel: 2624-1180

ORDEN DE COMPRA  0147

NOMBRE       Ferretería El Constructor, S.A. de C.V.
DIRECCIÓN    Carretera Litoral km 112, Usulután
${items}`)
    expect(fields.customer_company_name).not.toBe('Ferretería El Constructor, S.A. de C.V.')
  })

  test('Nombres y Apellidos/Razón Social is one label', () => {
    const { fields } = read(`
ORDEN DE COMPRA  0001184

Datos del cliente
Nombres y Apellidos/Razón Social: COMERCIAL LAS MERCEDES S.R.L.
R.U.C: 80067120-5
Dirección: AVDA. ESPAÑA 1450, ASUNCIÓN
${items}`)
    expect(fields.customer_company_name).toBe('COMERCIAL LAS MERCEDES S.R.L.')
  })

  test('Emisor beside Enviar a: who writes, and to whom', () => {
    const { fields } = read(`
Pedido a proveedor PP-144

Emisor                               Enviar a
Carrocerías Bidasoa, S.L.L.          Suministros Oiartzun, S.A.
Polígono Akaborro, 12                Araneder Ibilbidea 5
31780 Bera                           20180 Oiartzun
${items}`)
    expect(fields.customer_company_name).toBe('Carrocerías Bidasoa, S.L.L.')
    expect(fields.delivery_address).toBeUndefined()
  })

  test('a post is no department', () => {
    const { fields } = read(`
ORDEN DE COMPRA  582
${items}
Atentamente,

Rosa Quispe Mamani
Coordinadora de Logística
MINERA CERRO AZUL S.A.C.`)
    expect(fields.client_name).toBe('Rosa Quispe Mamani')
    expect(fields.department).toBeUndefined()
  })
})

describe('where and when the goods are wanted', () => {
  test.each([
    ['- Lieu de livraison: Dépôt central Batna', 'Dépôt central Batna'],
    ['LUGAR DE ENTREGA: Bodega municipal', 'Bodega municipal'],
    [
      'Delivery address: Elgin Packers, Gate 3, R321, Grabouw, 7160\nSite Contact: Hennie Basson',
      'Elgin Packers, Gate 3, R321, Grabouw, 7160',
    ],
  ])('a place that needs no postal code: %s', (line, place) => {
    expect(read(`PURCHASE ORDER 4711\n\n${line}\n${items}`).fields.delivery_address).toBe(place)
  })

  test.each(['Lieu de livraison: A convenir', 'Place of delivery: As agreed'])('%s is none', (line) => {
    expect(read(`PURCHASE ORDER 4711\n\n${line}\n${items}`).fields.delivery_address).toBeUndefined()
  })

  test('fields under a heading with a colon', () => {
    const { fields } = read(`
ORDEN DE COMPRA  318

ENVIE A:
Departamento: Almacén
Nombre Empresa: Ferretería San Crispín S.A.C
Direccion: Jr. Los Talleres 415
${items}`)
    expect(fields.delivery_address).toBe('Ferretería San Crispín S.A.C\nJr. Los Talleres 415')
  })

  test.each(['Date Req.', 'Fecha req.', 'Fecha planeada', 'Expected'])('the same day in every line, under %s', (head) => {
    const { fields } = read(`
PURCHASE ORDER  P03127

Description               ${head.padEnd(16)}Qty      Price       Amount
Bath sheet 500 g          20/03/2026       30      19.86       595.80
Paper rolls 2 layers      20/03/2026        4      58.95       235.80`)
    expect(fields.requested_delivery_date).toBe('2026-03-20')
  })

  test.each(['The gate for deliveries is closed from 13:00 to 15:00.', 'Livraisons : fermé de 12h à 14h.'])('%s', (sentence) => {
    const { fields } = read(`PURCHASE ORDER 4711\n${items}\n${sentence}`)
    expect(fields.start_delivery_time).toBeUndefined()
  })

  test('an estimated total without tax is one', () => {
    const { fields } = read(`BON DE COMMANDE  BC-41\n${items}\n                 Total estimé HT          831.60`)
    expect(fields.total_amount_without_tax).toBe('831.60')
    expect(fields.total_amount_with_tax).toBeUndefined()
  })
})
