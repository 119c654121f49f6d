import { describe, expect, test } from 'vitest'
import { classify } from '#app/engine/understand/kind/classify.ts'
import { understandDocument } from '#app/engine/understand/understand.ts'
import { drawDocument } from '#tests/support/page.ts'

const understand = (page: string) => understandDocument(drawDocument(page), { kind: 'work_order' })
const read = (page: string) =>
  Object.fromEntries(Object.entries(understand(page).fields).map(([name, { value }]) => [name, value.replaceAll('\n', ' ')]))
const itemsOf = (page: string) =>
  understand(page).items.map((row) => Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value])))

describe('labels', () => {
  test('the colon may stand in the next cell, and makes a label of what is not known', () => {
    const fields = read(`
      **BON DE COMMANDE**

      Service gestionnaire          : Exploitation réseau
      Chargée du dossier            : Bruno Chassaing
      N° d'engagement               : AEP-2026-118
      Date d'engagement             : 3 juillet 2026
    `)
    expect(fields).toMatchObject({ department: 'Exploitation réseau', name: 'AEP-2026-118', order_date: '2026-07-03' })
  })

  test('the name of the service, not its code', () => {
    const fields = read('**BON DE COMMANDE** 26P004471\n\nCode service : PHARMA01\nUF demandeur : Pharmacie à usage intérieur')
    expect(fields.department).toBe('Pharmacie à usage intérieur')
  })

  test('the number of a series is the order’s, not what it refers to', () => {
    const fields = read(`
      **PEDIDO A PROVEEDOR**

      SERIE/NÚMERO      FECHA           REFERENCIA
      1-004512          30/06/2026      OR 26/1187
    `)
    expect(fields.name).toBe('1-004512')
  })

  test.each([
    ['Kd.-Nr. bei Ihnen: 20448', '20448'],
    ['Nuestro nº de cliente es el 5527.', '5527'],
  ])('our number at the seller: %s', (line, code) => expect(read(`**PEDIDO** 4711\n\n${line}`).customer_code).toBe(code))

  test('"Your person responsible" is the seller’s', () => {
    const fields = read(
      '**PURCHASE ORDER** 4711\n\nContact person/Telephone\nE. Verhagen/+31 10 555 0190\nYour person responsible\nMs. Orla Keane',
    )
    expect(fields.client_name).toBe('E. Verhagen')
  })

  test('who sent it stands behind the day', () => {
    expect(read('**Order** #4419276\nSent on Thu, Mar 5, 2026 at 4:52 PM by Dani R.').client_name).toBe('Dani R.')
  })

  test('a note behind a full stop', () => {
    expect(read('**ORDEN DE COMPRA** 8813\n\nFORMA DE PAGO: Crédito 45 días. OBSERVACIONES: Entregar con guía de remisión.').note).toBe(
      'Entregar con guía de remisión.',
    )
  })
})

describe('who orders, and where to', () => {
  test.each([
    ['SYNDICAT INTERCOMMUNAL\nDES EAUX DU VAL DE VIÈRE', 'SYNDICAT INTERCOMMUNAL DES EAUX DU VAL DE VIÈRE'],
    ['Universidad Autónoma de\nNuevo Laredo', 'Universidad Autónoma de Nuevo Laredo'],
  ])('a name over two lines of the letterhead', (head, name) => {
    expect(read(`${head}\n6 place du Champ\n03250 LE MAYET\n\n**BON DE COMMANDE** 4711\n\nFournisseur : Comptoir du Centre`)).toMatchObject(
      {
        customer_company_name: name,
      },
    )
  })

  test('a unit and a person among the lines under the name', () => {
    const fields = read(`
      CONSERVAS HERMANOS URRUTIA
      48370 Bermeo
      Dpto. de Mantenimiento
      Sra. Miren Agirre

      **PEDIDO** 4711

      Proveedor: Suministros Gernika
    `)
    expect(fields).toMatchObject({ department: 'Dpto. de Mantenimiento', client_name: 'Sra. Miren Agirre' })
  })

  test('an article code is no currency', () => {
    const fields = read('**PEDIDO** 4711\n\nCadena CAD-08B2\nTotal: 453,40 €')
    expect(fields.currency).toBe('EUR')
  })

  test('of two references to the article the seller’s is its code', () => {
    const rows = itemsOf(`
      PURCHASE ORDER 4711

      Our ref.    Your ref.    Description             Quantity      Price    Extended
      A4000       KF-8056      Carrots washed 10kg           40      66.26    2,650.40
      A4037       AG-3253      Sliced ham 500g               40      37.74    1,509.60
    `)
    expect(rows.map(({ product_code }) => product_code)).toEqual(['KF-8056', 'AG-3253'])
  })

  test('a title broken over two lines, its number beside the first', () => {
    expect(read('PURCHASE D716577\nORDER\nPO date January 16, 2025').name).toBe('D716577')
  })

  test('"Company" on the buyer’s own form', () => {
    const fields = read(`
      **Purchase Order**                    PUR-ORD-2026-00318

      Supplier:   Ganga Polymers Pvt. Ltd.   Company:   Meridian Housewares India
    `)
    expect(fields.customer_company_name).toBe('Meridian Housewares India')
  })

  test('a field of a form that was too short for the hours, which go on under its label', () => {
    const fields = read(`
      **HOJA DE PEDIDO** 24/49030

      Establecimiento Hospital Norte             Entregar el 25/11/2024   entre las 06:00
      Vega                                       y las 09:00
      Servicio Planta 3 – Enfermería             Cód. cliente 182416
    `)
    expect(fields).toMatchObject({ start_delivery_time: '06:00', end_delivery_time: '09:00', department: 'Planta 3 – Enfermería' })
  })

  test('what was filled in is larger than the label before it, and one name over two lines', () => {
    const page = drawDocument(`
      **HOJA DE PEDIDO** 24/49030

      Establecimiento Hospital Comarcal de la
      Vega
      Pedido nº 24/49030
    `)
    const label = page.pages[0]!.lines.find(({ text }) => text.startsWith('Establecimiento'))!
    label.words[0]!.size /= 2
    label.size *= 0.8
    expect(understandDocument(page, { kind: 'work_order' }).fields.customer_company_name?.value).toBe('Hospital Comarcal de la Vega')
  })

  test('a strip that says for which department', () => {
    const fields = read(`
      **Purchase Order** PO41877

      Required by      Prepared by      For department      Terms
      03/11/2024       Tom Sandhu       Highways            30 days
    `)
    expect(fields.department).toBe('Highways')
  })

  test('a sentence that says where to deliver, with a whole address', () => {
    const fields = read(
      '**PURCHASE ORDER** 4711\n\nPack by store. Deliver to Hartley DC, Unit 4 Gelderd Road, Leeds LS12 6LZ, booking slot 06:00-14:00 via portal.',
    )
    expect(fields).toMatchObject({ delivery_address: 'Hartley DC, Unit 4 Gelderd Road, Leeds LS12 6LZ', start_delivery_time: '06:00' })
  })

  test.each([
    ['Entregar en recepción antes de las 10:00. Preguntar por Nacho.', '10:00'],
    ['Les commandes passées avant 12 h sont livrées le lendemain.', undefined],
  ])('an hour in a sentence about delivery: %s', (sentence, end) => {
    expect(read(`**PEDIDO** 4711\n\n${sentence}`).end_delivery_time).toBe(end)
  })
})

test('a mail that wishes for so many of this and that is an order', () => {
  const mail = `
    Remedios Alcaide <casaremedios@correo.example>          lun, 8 jun 2026 a las 23:12
    Para: pedidos@distribuciones.example

    Buenas noches, para mañana necesito:
    6 cajas Agua mineral 0,5 L cod. 10233
    2 barriles Cerveza especial 30 L cod. 10410

    Gracias,
    Remedios
    Bar Casa Remedios
  `
  expect(classify(drawDocument(mail))).toMatchObject({ kind: 'work_order', neither: false })
  expect(itemsOf(mail)).toEqual([
    { product_code: '10233', product_name: 'Agua mineral 0,5 L', requested_quantity: '6' },
    { product_code: '10410', product_name: 'Cerveza especial 30 L', requested_quantity: '2' },
  ])
  expect(read(mail)).toMatchObject({ customer_company_name: 'Bar Casa Remedios', client_name: 'Remedios Alcaide' })
  expect(classify(drawDocument(mail.replace(/^ +[62] .*$/gm, ''))).neither).toBe(true)
})

describe('rows', () => {
  const table = `
    **Order** 4419276

    Item                   Packaging        Price     Qty     Total
    Pork Butt, Bone-In     Case (70 lb)    131.25      1     131.25
    Code: 231120
    Grits, Yellow          Bag (25 lb)      33.10      2      66.20
    Code: 480077
                                                      3     197.45
  `
  test('a code in a line of its own under the name, and a row of sums without a word', () => {
    expect(itemsOf(table).map(({ product_code, requested_quantity }) => [product_code, requested_quantity])).toEqual([
      ['231120', '1'],
      ['480077', '2'],
    ])
  })

  test('what the other calls it is no part of the name, though its words begin under the codes', () => {
    const rows = itemsOf(`
      **PURCHASE ORDER** 4500918827

      Item    Material   Description                  Qty       Price      Total
      00010   7740021    Rod seal PU 50x65x10         2400      3.18     7632.00
              Your material number DSG-R5065
    `)
    expect(rows.map(({ product_name }) => product_name)).toEqual(['Rod seal PU 50x65x10'])
  })

  test.each([
    ['Réf. fournisseur : CHB-1140', 'CHB-1140'],
    ['Lief.-Artikel-Nr.: BD-301942', 'BD-301942'],
    ['Lieferantenartikelnummer BD-301942', 'BD-301942'],
    ['Cód. proveedor: FX 20', 'LOG00418'],
  ])('the number that the seller has for it stands under the buyer’s: %s', (said, code) => {
    const rows = itemsOf(`
      **PURCHASE ORDER** 4500918827

      Item    Material   Description                         Qty       Price      Total
      00010   LOG00418   Rod seal PU 50x65x10                2400      3.18     7632.00
                         ${said}
    `)
    expect(rows.map(({ product_code }) => product_code)).toEqual([code])
  })

  test('a creditor is the seller, in the head of a column too', () => {
    const rows = itemsOf(`
      **BESTELLUNG** 4500918827

      Nr.       Kred.-Artikelnr.   Beschreibung             Menge     Preis      Betrag
      P-1001    LF-2201            Schreibtisch Eiche           2     64,00      128,00
      P-1014    LF-2210            Container mit Rollen         1     99,00       99,00
    `)
    expect(rows.map(({ product_code }) => product_code)).toEqual(['LF-2201', 'LF-2210'])
  })
})
